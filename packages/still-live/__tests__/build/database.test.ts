import { writeFile } from 'node:fs/promises';
import { readSettings } from 'still-live/settings/settings';
import { openAdminDatabase, requireCredentials } from 'still-live/build/database';
import { silentProgress } from 'still-live/build/progress';
import { readPublished } from 'still-live/build/publish/schedule';
import { takeSnapshot } from 'still-live/build/snapshot';
import { openBuildStatus, withBuildStatus } from 'still-live/build/status';
import { eventually } from '@/packages/realtime-database-server/__tests__/eventually';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { publishDatabase } from './publish/publish-database';

const KEY = 'projects/feeling/pagine/home/hasOwnProperty';
const data: unknown = JSON.parse(
  '{"projects":{"feeling":{"pagine":{"home":{"hasOwnProperty":1,"title":"Ciao"}},"menu":["a"]}}}',
);
const inFolder = temporaryFolder();
const db = publishDatabase({ data });
const READ = { pagine: { home: { title: 'Ciao' } }, menu: ['a'] };

test('content with a key that the SDK cannot read is refused with the path of the key, and read once it is gone', async () => {
  await expect(readPublished(db.settings)).rejects.toThrow(
    `${KEY}: the Firebase SDK cannot read a key of this name; rename or remove the key`,
  );
  await db.server.set(KEY, null);
  expect(await readPublished(db.settings)).toEqual(READ);
});

test.each(['HTTP_PROXY', 'http_proxy'])(
  'a proxy in %s is not asked for an embedded database',
  async (variable) => {
    await db.server.set(KEY, null);
    process.env[variable] = 'http://127.0.0.1:1';
    try {
      expect(await readPublished({ ...db.settings, readTimeoutSeconds: 5 })).toEqual(READ);
    } finally {
      Reflect.deleteProperty(process.env, variable);
    }
  },
);

test('missing credentials are told by their variable, without waiting for an answer, and no build begins', async () => {
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = '/no/such/key.json';
  const real = readSettings({ FIREBASE_DATABASE_URL: 'https://feeling.firebaseio.example' });
  const line =
    /^GOOGLE_APPLICATION_CREDENTIALS: gives no access to https:.* \(.*ENOENT.*\); set it to the key file/;
  const built = jest.fn();
  try {
    await expect(readPublished(real)).rejects.toThrow(line);
    await expect(takeSnapshot(real, silentProgress)).rejects.toThrow(line);
    await expect(withBuildStatus(real, built, () => undefined)).rejects.toThrow(line);
    expect(built).not.toHaveBeenCalled();
  } finally {
    delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
    Object.assign(process.env, db.server.env);
  }
});

test('of a key file that is not JSON no word is told: it is a secret', async () => {
  const key = inFolder('key.json');
  await writeFile(key, '{"private_key": MIIEvQIBADANBgkqhkiG9w0BAQEFAASC}');
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = key;
  const real = readSettings({ FIREBASE_DATABASE_URL: 'https://feeling.firebaseio.example' });
  try {
    await expect(requireCredentials(real)).rejects.toThrow(
      /\(the file is not JSON\); set it to the key file/,
    );
  } finally {
    delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  }
});

test.each([
  [
    'an error names no folder and no address, as everyone can read it',
    {
      state: 'error',
      since: 1,
      message: `projects/feeling/pagine: broken in C:\\x\\y.ts (/srv/z), open '/home/a b/z' at https://db.example/z; do this`,
    },
    'projects/feeling/pagine: broken in … (…), open … at …; do this',
  ],
  [
    'a builder that dies while building is reported by the database',
    { state: 'building', since: 1, release: 'r1' },
    'la pubblicazione si è interrotta',
  ],
] as const)('in the status of a build %s', async (_what, told, message) => {
  const builder = openAdminDatabase(db.settings);
  const status = openBuildStatus(builder.database, 'feeling', (line) => {
    throw new Error(line);
  });
  status.write(told);
  await status.written();
  await builder.close();
  await eventually(async () => (await db.server.get('status/feeling/message')) === message);
  expect(await db.server.get('status/feeling')).toEqual({ ...told, state: 'error', message });
});
