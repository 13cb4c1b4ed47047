import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { contentFingerprint } from 'still-live/content/schema/content-tree';
import { parseSiteStatus } from 'still-live/status/site-status';
import { readSettings, type Settings } from 'still-live/settings/settings';
import { openAdminDatabase, type AdminDatabase } from 'still-live/build/database';
import { startWatch, type Watch } from 'still-live/build/watch/watch-site';
import { eventually } from '@/packages/realtime-database-server/__tests__/eventually';
import { contentHash } from 'still-live/content/content-hash';
import { watchDue } from 'still-live/build/watch/due-watch';

describe('what is published', () => {
  const home = (text: string): object => ({ pagine: { home: { testo_chi_siamo: { _value: text } } } });
  let server: RunningDatabase;
  let settings: Settings;
  let editor: AdminDatabase;
  let watch: Watch | undefined;
  let lines: string[];
  let builds: number;

  async function start(port: number): Promise<RunningDatabase> {
    return startDatabase({
      port,
      namespaces: 'one',
      data: { projects: { feeling: home('uno') } },
    });
  }

  beforeEach(async () => {
    server = await start(0);
    Object.assign(process.env, server.env);
    settings = readSettings(process.env);
    editor = openAdminDatabase(settings);
    [lines, builds] = [[], 0];
  });

  afterEach(async () => {
    await watch?.stop();
    await editor.close();
    await server.stop();
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  }, 20_000);

  const read = async (path: string): Promise<unknown> =>
    (await editor.database.ref(path).get()).val() as unknown;
  const write = (text: string): Promise<void> =>
    editor.database.ref('projects/feeling/pagine/home/testo_chi_siamo/_value').set(text);
  const status = async () => parseSiteStatus(await read('status/feeling')).build;

  function begin(build?: () => Promise<never>, newestHash?: string): void {
    watch = startWatch({
      settings,
      log: (line) => lines.push(line),
      debounceMs: 20,
      ...(newestHash !== undefined && { newest: { id: 'r0', snapshotHash: newestHash, builtAt: 1 } }),
      build: async () => {
        builds += 1;
        if (build) return build();
        const published = await read('projects/feeling');
        return { id: `r${builds}`, snapshotHash: contentFingerprint(published), builtAt: Date.now() };
      },
    });
  }

  test('what is published is built, then every change of it, and editors see the release', async () => {
    begin();
    await eventually(async () => (await status())?.release === 'r1');
    await write('due');
    await eventually(async () => (await status())?.release === 'r2');
    expect(await status()).toMatchObject({ state: 'online', release: 'r2', durationMs: expect.any(Number) });
  });

  test('content that the newest release was built from is not built, and neither is what is no content', async () => {
    begin(undefined, contentFingerprint(home('uno')));
    await eventually(async () => (await status())?.state === 'online');
    await editor.database.ref('projects/feeling/projectApiKey').set('new key');
    await write('uno');
    await write('due');
    await eventually(async () => (await status())?.release === 'r1');
    expect(builds).toBe(1);
  });

  test('after the database went away and came back, a change is built', async () => {
    begin();
    await eventually(async () => (await status())?.release === 'r1');
    const { port } = server;
    await server.stop();
    await eventually(() => lines.some((line) => line.startsWith('connection lost')));
    server = await start(port);
    await write('due');
    await eventually(async () => (await status())?.release === 'r2');
  }, 30_000);
});

describe('what is due', () => {
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
});
