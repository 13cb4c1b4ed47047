import { writeFile } from 'node:fs/promises';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { readSettings, type Settings } from 'still-live/settings/settings';
import { requireCredentials } from 'still-live/build/database';
import { silentProgress } from 'still-live/build/progress';
import { readPublished } from 'still-live/build/publish/schedule';
import { takeSnapshot } from 'still-live/build/snapshot';
import { withBuildStatus } from 'still-live/build/status';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const inFolder = temporaryFolder();

let server: RunningDatabase;
let settings: Settings;

beforeEach(async () => {
  const data: unknown = JSON.parse(
    '{"projects":{"feeling":{"pagine":{"home":{"hasOwnProperty":1,"title":"Ciao"}},"menu":["a"]}}}',
  );
  server = await startDatabase({ port: 0, namespaces: 'one', data });
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  settings = readSettings(process.env);
});

afterEach(async () => {
  await server.stop();
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
});

test('content with a key that the SDK cannot read is refused with the path of the key, and read once it is gone', async () => {
  await expect(readPublished(settings)).rejects.toThrow(
    'projects/feeling/pagine/home/hasOwnProperty: the Firebase SDK cannot read a key of this name; rename or remove the key',
  );
  const key = `${server.url}/projects/feeling/pagine/home/hasOwnProperty.json?ns=feeling`;
  await fetch(key, { method: 'DELETE' });
  expect(await readPublished(settings)).toEqual({ pagine: { home: { title: 'Ciao' } }, menu: ['a'] });
});

test.each(['HTTP_PROXY', 'http_proxy'])(
  'a proxy in %s is not asked for an embedded database',
  async (variable) => {
    await fetch(`${server.url}/.json?ns=feeling`, {
      method: 'PUT',
      body: '{"projects":{"feeling":{"a":1}}}',
    });
    process.env[variable] = 'http://127.0.0.1:1';
    try {
      expect(await readPublished({ ...settings, readTimeoutSeconds: 5 })).toEqual({ a: 1 });
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
