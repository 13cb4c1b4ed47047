import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, ServerValue } from 'firebase-admin/database';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './clients';

let database: RunningDatabase;
const lines: string[] = [];

afterEach(async () => {
  lines.length = 0;
  await database.stop();
});

const read = async (path: string, ns: string): Promise<unknown> =>
  (await fetch(`${database.url}/${path}.json?ns=${ns}`)).json();

test('firebase-admin with the name of a project reads and writes what the test sees, resets and closes', async () => {
  database = await startDatabase({ data: { visits: 1 }, namespaces: 'one', log: (line) => lines.push(line) });
  Object.assign(process.env, database.env);
  const app = initializeApp({ databaseURL: 'https://my-app-default-rtdb.firebaseio.com', projectId: 'demo' });
  const visits = getDatabase(app).ref('visits');
  const seen: unknown[] = [];
  visits.on('value', (snapshot) => seen.push(snapshot.val()));
  await visits.transaction((count: number) => count + 1);
  expect(await database.get('visits')).toBe(2);
  await getDatabase(app)
    .ref()
    .update({ visits: ServerValue.increment(4), 'deep/er': 'x' });
  await eventually(() => seen.at(-1) === 6);
  visits.off();
  await getDatabase(app).ref('deep').remove();
  expect((await getDatabase(app).ref().orderByKey().endAt('z').get()).val()).toEqual({ visits: 6 });
  await database.reset();
  expect((await visits.get()).val()).toBe(1);
  await database.setRules({ rules: {} });
  expect((await fetch(`${database.url}/visits.json?ns=my-app-default-rtdb`)).status).toBe(401);
  await deleteApp(app);
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  expect(lines).toEqual([
    expect.stringContaining('a client uses the database "my-app-default-rtdb" and gets "default"'),
  ]);
});

test('a name is a database of its own once it was asked for', async () => {
  database = await startDatabase({ namespaces: 'one', data: { a: 1 }, rulesOf: { closed: { rules: {} } } });
  await database.namespace('second').set('a', 2);
  expect([await read('a', 'second'), await read('a', 'third'), await read('a', 'default')]).toEqual([
    2, 1, 1,
  ]);
  expect(await read('a', 'closed')).toEqual({ error: 'Permission denied' });
});

describe('mistakes in a program', () => {
  test.each<[string, (db: RunningDatabase) => unknown, string]>([
    [
      'an option',
      () => startDatabase(JSON.parse('{"prot": 9000}')),
      'startDatabase: unknown option prot; there are port, host',
    ],
    [
      'an event',
      (db) => Promise.resolve().then(() => db.on(JSON.parse('"deny"'), () => undefined)),
      'on: unknown event "deny"',
    ],
    // @ts-expect-error a missing path
    ['a missing path', (db) => db.get(), "a path such as 'a/b' is missing"],
    [
      'an address of another machine',
      () => startDatabase({ host: '192.0.2.1', allowOtherMachines: true }),
      'cannot listen on port 0 of 192.0.2.1 (listen EADDRNOTAVAIL: address not available 192.0.2.1); give another',
    ],
    [
      'a value of an option',
      () => startDatabase(JSON.parse('{"namespaces": "each"}')),
      'startDatabase: namespaces "each" is not known; give "any" or "one"',
    ],
  ])('%s is told', async (_, act, message) => {
    database = await startDatabase();
    await expect(act(database)).rejects.toThrow(message);
  });

  test('a call after stop is told', async () => {
    database = await startDatabase({ data: { a: 1 } });
    await database.stop();
    for (const call of [() => database.get('a'), () => database.set('a', 2), () => database.reset()]) {
      await expect(call()).rejects.toThrow(/^the database at http\S+ has stopped$/);
    }
  });
});

test('rules are taken from a file, and again whenever it changes to valid ones', async () => {
  const file = join(tmpdir(), `database-rules-${process.pid}.json`);
  await writeFile(file, '{"rules": {".read": false}}');
  database = await startDatabase({ data: 1, rules: file, watchRules: true, log: (line) => lines.push(line) });
  const status = async (): Promise<number> => (await fetch(`${database.url}/.json`)).status;
  expect(await status()).toBe(401);
  await writeFile(file, '{"rules": {".read": true}} // open');
  await eventually(() => lines.length === 1);
  expect(await status()).toBe(200);
  await writeFile(file, '{"rules": {".read": nonsense}}');
  await eventually(() => lines.length === 2);
  expect(lines).toEqual([
    `rules: ${file} has changed and is in force`,
    expect.stringContaining('the former rules stay in force'),
  ]);
  await database.reset();
  expect(await status()).toBe(200);
  await rm(file);
});
