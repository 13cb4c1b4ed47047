import { writeFile } from 'node:fs/promises';
import { readFirebaseJson } from '../../cli/firebase-json';
import { useFolder } from '../temp-folder';

const at = useFolder();

async function read(config: unknown, rc?: unknown): ReturnType<typeof readFirebaseJson> {
  const file = at('firebase.json');
  await writeFile(file, typeof config === 'string' ? config : JSON.stringify(config));
  if (rc !== undefined) await writeFile(at('.firebaserc'), JSON.stringify(rc));
  return readFirebaseJson(file);
}

test('reads port, which may be a text, host and rules; comments are allowed', async () => {
  const config = `{
    // The database.
    "database": { "rules": "rules/db.json" },
    "emulators": { "database": { "port": "9123", "host": "0.0.0.0" }, "hosting": { "port": 1 } }
  }`;
  expect(await read(config)).toEqual({
    port: '9123',
    host: '0.0.0.0',
    rules: at('rules/db.json'),
    rulesOf: new Map(),
    projects: new Map(),
  });
});

test('reads rules of single databases, by instance and by deploy target', async () => {
  const config = {
    database: [
      { instance: 'main', rules: 'main.json' },
      { target: 'blogs', rules: 'blog.json' },
    ],
  };
  const rc = { projects: { default: 'demo' }, targets: { demo: { database: { blogs: ['one', 'two'] } } } };
  expect((await read(config, rc))?.rulesOf).toEqual(
    new Map([
      ['main', at('main.json')],
      ['one', at('blog.json')],
      ['two', at('blog.json')],
    ]),
  );
});

test.each([[{}], [[]], [{ database: 3, emulators: null }], [{ emulators: { database: { port: null } } }]])(
  '%j says nothing of the database',
  async (config) => {
    expect(await read(config)).toEqual({ rulesOf: new Map(), projects: new Map() });
  },
);

test('a file that is not JSON is refused by name', async () => {
  await expect(read('{')).rejects.toThrow(/firebase\.json: /);
});

test('a target without databases is refused with what to do', async () => {
  await expect(read({ database: [{ target: 'blogs', rules: 'x' }] })).rejects.toThrow(
    /\.firebaserc: no databases for target blogs; set it with firebase target:apply/,
  );
});
