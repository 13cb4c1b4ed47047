import { readFileSync } from 'node:fs';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { readSettings } from '@/lib/settings/settings';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';
import { openBuildStatus } from '@/lib/pipeline/status';
import { carryOut } from '@/lib/pipeline/publish/carry-out';
import { makePlan } from '@/lib/pipeline/publish/plan';

let server: RunningDatabase;

beforeAll(async () => {
  const home = (text: string): object => ({ pagine: { home: { testo_chi_siamo: { _value: text } } } });
  const data = {
    projects: { feeling: home('uno') },
    drafts: { feeling: { ...home('due'), projectApiKey: 'key' } },
  };
  server = await startDatabase({ port: 0, data, rules: readFileSync('database.rules.json', 'utf8') });
  Object.assign(process.env, server.env);
  await withDatabase(readSettings(process.env), 'projects/feeling', async (database) => {
    await carryOut(database, await makePlan(database, 'feeling', { kind: 'publish', note: '' }), 'Irene');
    const status = openBuildStatus(database, 'feeling', () => undefined);
    status.write({ state: 'online', since: 1, release: 'r1' });
    await status.written();
  });
});

afterAll(async () => {
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  await server.stop();
});

const get = (path: string): Promise<Response> => fetch(`${server.url}/${path}.json?ns=feeling`);

test('the shipped rules let administrators publish, and visitors see it', async () => {
  const response = await get('projects/feeling/pagine/home/testo_chi_siamo/_value');
  expect(await response.json()).toBe('due');
});

test('everyone can read the status, nobody can write it', async () => {
  expect(await (await get('status/feeling')).json()).toEqual({
    state: 'online',
    since: 1,
    release: 'r1',
    published: { at: expect.any(Number), parts: ['pagine/home'] },
  });
  const written = await fetch(`${server.url}/status/feeling.json?ns=feeling`, { method: 'PUT', body: '{}' });
  expect(written.status).toBe(401);
});

test.each([
  'history',
  'history/feeling',
  'history/feeling/entries',
  'status',
  'drafts/feeling',
  'projects/feeling',
])('nobody without the key reads %s', async (path) => {
  expect((await get(path)).status).toBe(401);
});
