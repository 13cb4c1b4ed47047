import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { useServers } from '../servers';
import { useFolder } from '../temp-folder';

const { start } = useServers();
const at = useFolder();

const json = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(at(...path), 'utf8')) as unknown;

async function officialExport(
  metadata: unknown,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  await mkdir(at('database_export'));
  await writeFile(
    at('firebase-export-metadata.json'),
    typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
  );
  for (const [name, text] of Object.entries(files)) await writeFile(at('database_export', name), text);
}

const DATABASE = { version: '4.11.2', path: 'database_export' };

test('writes the folder of the official emulator: metadata, and a file for each database with its priorities', async () => {
  const db = await start({ namespace: 'main', data: { a: { '.value': 1, '.priority': 2 } } });
  await db.namespace('second').set('', [true]);
  db.namespace('empty');
  await db.namespace('empty').set('', null);
  await db.export(at('new', 'export'));
  expect(await json('new', 'export', 'firebase-export-metadata.json')).toEqual({
    version: '11.0.0',
    database: DATABASE,
  });
  expect(await json('new', 'export', 'database_export', 'main.json')).toEqual({
    a: { '.value': 1, '.priority': 2 },
  });
  expect(await json('new', 'export', 'database_export', 'second.json')).toEqual([true]);
  expect(await json('new', 'export', 'database_export', 'empty.json')).toBeNull();
});

test('begins with what was exported, database by database, instead of the data', async () => {
  await officialExport(
    { version: '13.1.0', database: DATABASE },
    { 'main.json': '{"a":1}', 'note.txt': 'no' },
  );
  const db = await start({ namespace: 'main', data: { fresh: true }, import: at() });
  expect(await db.get('')).toEqual({ a: 1 });
  expect(await db.namespace('other').get('')).toEqual({ fresh: true });
  await db.set('', null);
  await db.reset();
  expect(await db.get('')).toEqual({ a: 1 });
});

test('what is imported and exported again is the same, whatever the databases and keys are called', async () => {
  const names = ['main', '../up', 'a/b', '100%', '.hidden', 'è'];
  const value = { '0': 'x', '2': 'y', __proto__key: 1, deep: { '.value': 'v', '.priority': 'p' } };
  const first = await start();
  for (const name of names) await first.namespace(name).set('', value);
  await first.export(at());
  expect(await readdir(at())).toEqual(['database_export', 'firebase-export-metadata.json']);
  const second = await start({ import: at() });
  await second.export(at('again'));
  for (const file of await readdir(at('database_export'))) {
    expect(await json('again', 'database_export', file)).toEqual(await json('database_export', file));
  }
  for (const name of names) {
    expect(await second.namespace(name).get('')).toEqual(await first.namespace(name).get(''));
  }
});

test('a request cannot name a database whose file no folder could hold, so that every export succeeds', async () => {
  const db = await start({ namespace: 'main', data: 1 });
  const refused = await fetch(`${db.url}/.json?ns=${'x'.repeat(300)}`);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('(ns) is too long')]);
  expect((await fetch(`${db.url}/.json?ns=${'x'.repeat(200)}`)).status).toBe(200);
  await db.export(at());
  expect(await json('database_export', 'main.json')).toBe(1);
});

test('a second export replaces the first, and leaves what other emulators exported', async () => {
  await officialExport(
    { version: '13.1.0', auth: { version: '13.1.0', path: 'auth_export' }, database: DATABASE },
    { 'old.json': '1' },
  );
  await mkdir(at('auth_export'));
  await (await start({ namespace: 'main', data: 2 })).export(at());
  expect(await json('firebase-export-metadata.json')).toEqual({
    version: '13.1.0',
    auth: { version: '13.1.0', path: 'auth_export' },
    database: DATABASE,
  });
  expect((await readdir(at())).sort()).toEqual([
    'auth_export',
    'database_export',
    'firebase-export-metadata.json',
  ]);
  expect(await readdir(at('database_export'))).toEqual(['main.json']);
});

test.each([
  ['a name too long for a file', { database: DATABASE }, 'x'.repeat(300), /ENAMETOOLONG/],
  ['metadata that is not JSON', 'no JSON', 'name', /metadata\.json is not JSON; export again/],
])('an export that fails for %s leaves the one before it whole', async (_, metadata, name, message) => {
  await officialExport(metadata, { 'old.json': '1' });
  const db = await start({ namespace: name, data: 2 });
  await expect(db.export(at())).rejects.toThrow(message);
  expect(await readdir(at())).toEqual(['database_export', 'firebase-export-metadata.json']);
  expect(await readFile(at('database_export', 'old.json'), 'utf8')).toBe('1');
});

test('what was imported is kept over a restart, and is not read again when it was', async () => {
  await officialExport({ database: DATABASE }, { 'main.json': '1', 'other.json': '2' });
  const persist = at('state');
  const first = await start({ import: at(), persist });
  await first.namespace('main').set('', 'changed');
  await first.stop();
  const second = await start({ persist });
  expect(await second.namespace('other').get('')).toBe(2);
  await second.stop();
  const third = await start({ import: at(), persist });
  expect(await third.namespace('main').get('')).toBe('changed');
});

test('a folder without the database part of the suite imports nothing', async () => {
  await officialExport({ version: '13.1.0', auth: { version: '13.1.0', path: 'auth_export' } });
  expect(await (await start({ import: at(), data: 1 })).get('')).toBe(1);
});

test.each([
  ['no JSON', {}, /metadata\.json is not JSON; export again, or give another folder$/],
  ['[]', {}, /metadata\.json is not an object/],
  ['{"database":{"path":"../elsewhere"}}', {}, /"database\.path" must name a folder in it$/],
  ['{"database":true}', {}, /"database\.path" must name a folder in it$/],
  ['{"database":{"path":"none"}}', {}, /ENOENT.*none/],
  [{ database: DATABASE }, { 'main.json': '{' }, /main\.json: .*JSON/],
  [{ database: DATABASE }, { 'main.json': '{"a.b":1}' }, /main\.json: Invalid data/],
])('an export with %j %j is refused with a line that names the file', async (metadata, files, message) => {
  await officialExport(metadata, files);
  const error: unknown = await start({ import: at() }).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(message);
  expect(String(error)).not.toContain('\n');
});
