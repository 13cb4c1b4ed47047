import { contentHash } from 'still-live/content/content-hash';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { openAdminDatabase, type AdminDatabase } from 'still-live/build/database';
import { watchDue } from 'still-live/build/watch/due-watch';
import { readSettings } from 'still-live/settings/settings';
import { eventually } from '@/packages/realtime-database-server/__tests__/eventually';

const AT = Date.UTC(2026, 11, 1, 8);
const entry = (at: number, path: string): object => ({
  at,
  units: [{ path, base: contentHash(null), value: { testo: { _value: 'due' } } }],
});
const scheduled = { [`${AT}-a`]: entry(AT, 'pagine/a'), [`${AT + 200}-b`]: entry(AT + 200, 'pagine/b') };
const data = {
  projects: { feeling: { pagine: { home: { testo: { _value: 'casa' } } } } },
  scheduled: { feeling: scheduled },
  scheduledTimes: { feeling: { [`${AT}-a`]: AT, [`${AT + 200}-b`]: AT + 200 } },
};
let server: RunningDatabase;
let connection: AdminDatabase;
let lines: string[];

async function begin(now: number): Promise<() => Promise<void>> {
  server.clock.run(now);
  Object.assign(process.env, server.env);
  connection = openAdminDatabase(readSettings(process.env));
  lines = [];
  return watchDue(connection.database, 'feeling', (line) => lines.push(line));
}

beforeEach(async () => {
  server = await startDatabase({ port: 0, namespace: 'feeling', data });
});

afterEach(async () => {
  await connection.close();
  await server.stop();
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
});

const pages = async (): Promise<string[]> =>
  Object.keys((await server.get('projects/feeling/pagine')) as object);

test('each publication is written down when its moment comes, one after the other', async () => {
  const stop = await begin(AT - 300);
  expect(await pages()).toEqual(['home']);
  await eventually(async () => (await pages()).includes('b'));
  expect(await pages()).toContain('a');
  // A move that has begun is told when it is complete.
  await stop();
  expect(lines.join()).toContain('published pagine/a');
});

test('when the database is down at the moment, it is written down once it is back', async () => {
  const stop = await begin(AT - 300);
  await eventually(() =>
    connection.database
      .ref('.info/connected')
      .once('value')
      .then((at) => at.val() === true),
  );
  server.network.down();
  server.clock.run(AT + 5000);
  expect(await pages()).toEqual(['home']);
  server.network.up();
  await eventually(async () => (await pages()).includes('b'));
  await stop();
}, 60_000);
