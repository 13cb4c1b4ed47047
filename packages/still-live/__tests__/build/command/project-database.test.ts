import { once } from 'node:events';
import { mkdir, readFile, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { embeddedSettings, startProjectDatabase } from 'still-live/build/command/project-database';
import { freePort } from '@/__tests__/browser/free-port';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

const PROJECT = 'CONTENT_PROJECT';

afterEach(() => {
  for (const name of [PROJECT, 'FIREBASE_DATABASE_EMULATOR_HOST', 'NEXT_PUBLIC_EDITOR_URL'])
    Reflect.deleteProperty(process.env, name);
});

test.each([
  ['not set', undefined, 'feeling'],
  ['empty', '', 'feeling'],
  ['set', ' acme ', 'acme'],
])(
  'build and browser of the embedded database read the same namespace with %s CONTENT_PROJECT',
  (_, value, project) => {
    if (value !== undefined) process.env[PROJECT] = value;
    const address = `http://127.0.0.1:9000?ns=${project}`;
    expect(embeddedSettings(9000)).toMatchObject({
      project,
      buildDatabaseUrl: address,
      browserDatabaseUrl: address,
    });
  },
);

test('the editor of the embedded database is the viewer of its database, unless another one is set', () => {
  const viewer = 'http://127.0.0.1:9000/?ns=feeling#edit=/drafts/feeling/{path}';
  expect(embeddedSettings(9000, 'http://127.0.0.1:3001')).toMatchObject({
    editorUrl: viewer,
    editorOrigin: 'http://127.0.0.1:3001',
  });
  process.env['NEXT_PUBLIC_EDITOR_URL'] = 'https://cms.example/{path}';
  expect(embeddedSettings(9000).editorUrl).toBe('https://cms.example/{path}');
});

describe('the database of a company of one’s own', () => {
  const root = temporaryFolder();
  const PLACE = 'pagine/home/frase_introduttiva';
  const content = (text: string, base = 'drafts') =>
    JSON.stringify({ [base]: { forno: { pagine: { home: { frase_introduttiva: text } } } } });

  async function visit<T>(
    look: (started: Awaited<ReturnType<typeof startProjectDatabase>>) => Promise<T>,
    takesContent = false,
  ): Promise<{ readonly found: T; readonly notes: readonly string[] }> {
    process.env[PROJECT] = 'forno';
    const notes: string[] = [];
    const note = (line: string) => void notes.push(line);
    const started = await startProjectDatabase({
      command: 'npm start',
      root: root(),
      port: 0,
      takesContent,
      note,
    });
    try {
      return { found: await look(started), notes };
    } finally {
      await started.database.stop();
    }
  }
  const texts = () =>
    visit(({ database }) =>
      Promise.all(['projects', 'drafts'].map((base) => database.get(`${base}/forno/${PLACE}`))),
    );

  beforeEach(() =>
    writeFiles(root(), { 'content/forno.json': content('uno'), 'database.rules.json': '{"rules": {}}' }),
  );

  test('begins with its file, of which the draft is enough, keeps what is changed, and has a key of its own', async () => {
    const key = /^[0-9a-f]{32}$/;
    const first = await visit(async (started) => {
      expect(await started.database.get('drafts/forno/projectApiKey')).toBe(started.key);
      await started.database.set(`drafts/forno/${PLACE}`, 'due');
      return started.key;
    });
    expect(first).toEqual({ found: expect.stringMatching(key), notes: [] });
    expect(await texts()).toEqual({ found: ['uno', 'due'], notes: [] });
    expect((await visit(async (started) => started.key)).found).toBe(first.found);
  });

  test('where its folder cannot be written, the error is told and nothing stays open', async () => {
    await mkdir(root('.data/forno.taken'), { recursive: true });
    process.env[PROJECT] = 'forno';
    const port = await freePort();
    const request = { command: 'npm start', root: root(), takesContent: false, note: () => undefined };
    await expect(startProjectDatabase({ ...request, port })).rejects.toThrow('EISDIR');
    // Its port is free again.
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await promisify(other.close.bind(other))();
    await rmdir(root('.data/forno.taken'));
  });

  test('takes a file that has changed only when that is wanted, and keeps what was there', async () => {
    const { found: key } = await visit(async (started) => {
      await started.database.set('history/forno/entries/a', 'kept');
      return started.key;
    });
    await writeFiles(root(), { 'content/forno.json': content('tre') });
    const told =
      /^content\/forno\.json has changed since .*; the database keeps what it holds, and npm start -- --take-content replaces that with the file$/;
    // Without a terminal it cannot be asked, and is told each time.
    for (const _ of [1, 2]) expect((await texts()).notes).toEqual([expect.stringMatching(told)]);
    const { notes } = await visit(async () => undefined, true);
    const [, copy = ''] =
      /^the database now holds content\/forno\.json; what it held before is in (.*)$/.exec(notes.join()) ??
      [];
    expect(JSON.parse(await readFile(root(copy), 'utf8'))).toMatchObject({ history: expect.anything() });
    expect(await texts()).toEqual({ found: ['tre', 'tre'], notes: [] });
    const { found } = await visit(async (started) => [
      started.key,
      await started.database.get('history/forno/entries/a'),
    ]);
    expect(found).toEqual([key, 'kept']);
    // A file that was taken, or refused, before is taken again when that is asked for.
    await visit(({ database }) => database.set(`drafts/forno/${PLACE}`, 'quattro'));
    await visit(async () => undefined, true);
    expect((await texts()).found).toEqual(['tre', 'tre']);
  });

  test('a file of another project is told', async () => {
    await writeFiles(root(), { 'content/forno.json': content('uno').replace('forno', 'altro') });
    await expect(texts()).rejects.toThrow(
      'content/forno.json: has neither projects/forno nor drafts/forno; give the project in it the name forno',
    );
  });
});
