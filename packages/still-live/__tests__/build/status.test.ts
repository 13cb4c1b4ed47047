import type { Database } from 'firebase-admin/database';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { readSettings, type Settings } from 'still-live/settings/settings';
import { openAdminDatabase, withDatabase, type AdminDatabase } from 'still-live/build/database';
import { openBuildStatus } from 'still-live/build/status';

let server: RunningDatabase;
let settings: Settings;
let builder: AdminDatabase;

beforeEach(async () => {
  server = await startDatabase({ port: 0, namespaces: 'one' });
  Object.assign(process.env, server.env);
  settings = readSettings(process.env);
  builder = openAdminDatabase(settings);
});

afterEach(async () => {
  await builder.close();
  await server.stop();
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
});

const refuse = (line: string): never => {
  throw new Error(line);
};
const read = async (database: Database): Promise<unknown> =>
  (await database.ref('status/feeling').get()).val() as unknown;
const readAsEditor = (): Promise<unknown> => withDatabase(settings, 'status/feeling', read);

test('the message that everyone can read names no folder and no address', async () => {
  const message = `projects/feeling/pagine: broken in C:\\x\\y.ts (/srv/z), open '/home/a b/z' at https://db.example/z; do this`;
  const status = openBuildStatus(builder.database, 'feeling', refuse);
  status.write({ state: 'error', since: 1, message });
  await status.written();
  expect(await readAsEditor()).toEqual({
    state: 'error',
    since: 1,
    message: 'projects/feeling/pagine: broken in … (…), open … at …; do this',
  });
});

test('a builder that dies while building is reported by the database', async () => {
  const status = openBuildStatus(builder.database, 'feeling', refuse);
  status.write({ state: 'building', since: 1, release: 'r1' });
  await status.written();
  await builder.close();
  builder = openAdminDatabase(settings);
  expect(await readAsEditor()).toEqual({
    state: 'error',
    since: 1,
    release: 'r1',
    message: 'la pubblicazione si è interrotta',
  });
});
