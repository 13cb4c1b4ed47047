import { cp, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import * as brand from '@/brand/brand';
import { bindSite } from 'still-live/declaration';
import { own } from 'still-live/content/raw-tree';
import { logoProblems } from 'still-live/build/brand/logo-grounds';
import { requireStrongKey } from 'still-live/build/check/draft-key';
import { examine } from 'still-live/build/doctor';
import type { Settings } from 'still-live/settings/settings';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { ownTree } from '../own-data';

const OWN = { privacy: 'https://policies.example/p', cookie: 'https://policies.example/c' };
const RULES = readFileSync('database.rules.json', 'utf8');
let server: RunningDatabase;
const root = temporaryFolder();

beforeAll(async () => {
  const drafts = { feeling: { ...ownTree(), projectApiKey: 'demo-anteprima-2026' } };
  const data = { projects: { feeling: ownTree() }, drafts };
  server = await startDatabase({ port: 0, namespace: 'feeling', data, rules: RULES });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.reset();
  await writeFile(root('database.rules.json'), RULES);
  await cp('.github/workflows', root('.github/workflows'), { recursive: true });
  bindSite({ brand: Object.assign({}, brand, { policies: OWN, credits: undefined }) });
});

afterEach(async () => {
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
});

interface Found {
  readonly ok: readonly string[];
  readonly missing: readonly string[];
}

async function found(env: Readonly<Record<string, string>> = {}, isOnGitHub = false): Promise<Found> {
  const [ok, missing]: [string[], string[]] = [[], []];
  for await (const { name, problems } of examine(root(), { ...server.env, ...env }, isOnGitHub)) {
    if (problems.length === 0) ok.push(name);
    missing.push(...problems);
  }
  return { ok, missing };
}

test('a whole setup lacks nothing', async () => {
  expect(await found()).toEqual({
    ok: ['brand', 'settings', 'credentials', 'rules', 'content', 'key'],
    missing: [],
  });
});

test('a wrong setting is its line, and nothing is asked of the database', async () => {
  expect(await found({ CONTENT_PROJECT: 'a/b' })).toEqual({
    ok: ['brand'],
    missing: [
      'CONTENT_PROJECT: "a/b" is not a valid database key; use letters, digits, - or _, such as feeling',
    ],
  });
});

test('a brand that cannot be used is told with its field, and one with the policies of the demo too', async () => {
  bindSite({ brand: Object.assign({}, brand, { credits: undefined }) });
  const line = 'still the address of the demo; write that of your own policy';
  expect((await found()).missing).toEqual([
    `brand/brand.ts, policies.privacy: ${line}`,
    `brand/brand.ts, policies.cookie: ${line}`,
  ]);
  bindSite({ brand: Object.assign({}, brand, { policies: 'none' }) });
  expect((await found()).missing).toEqual([expect.stringMatching(/^brand\/brand\.ts, policies/)]);
});

test('a ground on which a part of the logo vanishes is told, with the share', async () => {
  const { colours } = brand;
  const logo =
    '<svg viewBox="0 0 64 64"><path fill="#123456" d="M0 0h64v16H0Z"/><path fill="#fff" d="M0 16h64v48H0Z"/></svg>';
  const grounds = { ...colours, deep: '#123456', paper: '#fefefe' };
  const line = (share: number, ground: string) =>
    `brand/logo.svg: ${share} % of it cannot be told from ${ground}, on which it stands too; give these shapes another colour`;
  expect(await logoProblems({ colours: grounds, logo })).toEqual([
    line(75, 'paper #fefefe'),
    line(25, 'deep #123456'),
  ]);
});

test('other rules in the database are told; other comments, spaces and order are the same rules', async () => {
  await writeFile(root('database.rules.json'), `// ours\n${RULES.replaceAll('  ', ' ')}`);
  expect((await found()).missing).toEqual([]);
  await writeFile(root('database.rules.json'), '{"rules": {".read": false}}');
  expect((await found()).missing).toEqual([
    'database.rules.json: the database has other rules than this file; start it with --rules database.rules.json',
  ]);
});

test('content that is missing or wrong is told with its path', async () => {
  expect((await found({ CONTENT_PROJECT: 'altra' })).missing).toEqual([
    'projects/altra: is empty; publish content there or set CONTENT_PROJECT to the right project',
  ]);
  await server.set('projects/feeling/pagine/chi_siamo/testo_chi_siamo', '<a href="nulla">qui</a>');
  expect((await found()).missing).toEqual([
    'projects/feeling: 1 error; npm run status -- --content lists what to correct',
  ]);
});

test.each<[string, unknown]>([
  ['has 1 characters; 16 are needed', '1'],
  ['has 15 characters; 16 are needed', '🎉🎉🎉abcdefghijkl'],
  ['is that of the demo, which everybody knows', 'Demo-anteprima-2026!'],
  ['is easy to guess: it repeats few characters', '1212121212121212121'],
  ['is not a text, so nobody can open the draft', 1234567890123456],
])('a key that %s is refused', async (what, key) => {
  await server.set('drafts/feeling/projectApiKey', key);
  expect((await found()).missing).toEqual([
    `drafts/feeling/projectApiKey: ${what}; npm run doctor -- --new-key writes one there`,
  ]);
});

test('the key of the demo is good for an embedded database alone', () => {
  const settings = { project: 'feeling', emulatorHost: undefined } as Settings;
  const demo = JSON.parse(readFileSync('content/feeling.json', 'utf8')) as object;
  for (const key of [own(own(own(demo, 'drafts'), 'feeling'), 'projectApiKey'), null])
    expect(() => requireStrongKey(key, settings)).toThrow('drafts/feeling/projectApiKey: is ');
  expect(() => requireStrongKey('0f1e2d3c4b5a69788796a5b4c3d2e1f0', settings)).not.toThrow();
});

test('of the real service, missing credentials and the address of an example are told', async () => {
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = '/no/such/key.json';
  const real = { FIREBASE_DATABASE_EMULATOR_HOST: '', FIREBASE_DATABASE_URL: 'https://x.firebaseio.example' };
  const { ok, missing } = await found(real);
  expect(ok).toEqual(['brand']);
  expect(missing).toEqual([
    'NEXT_PUBLIC_SITE_URL: https://www.feeling.example is an example; write the public address of the site',
    expect.stringMatching(/^GOOGLE_APPLICATION_CREDENTIALS: gives no access to .*; set it to the key file/),
  ]);
});

test('a database that does not answer is told with its address', async () => {
  const { missing } = await found({
    FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9',
    CONTENT_TIMEOUT_SECONDS: '1',
  });
  expect(missing).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9: no answer about its rules/),
    expect.stringMatching(/^projects\/feeling: no answer/),
    expect.stringMatching(/^drafts\/feeling\/projectApiKey: no answer/),
  ]);
});

test('what the workflows need and do not have is told by its name, a key only without an identity', async () => {
  const needed = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> =>
    (await found(env, true)).missing.map((line) => line.split(':')[0] ?? '');
  const own = { FIREBASE_PROJECT_ID: 'p', FIREBASE_DATABASE_URL: 'https://p.firebaseio.example' };
  expect(await needed({ FIREBASE_DATABASE_URL: '' })).toEqual([
    'FIREBASE_DATABASE_URL',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_READER_ACCOUNT',
    'FIREBASE_SERVICE_ACCOUNT',
    'SITE_URL',
  ]);
  const identity = { WORKLOAD_IDENTITY_PROVIDER: 'w', SERVICE_ACCOUNT: 's' };
  expect(await needed({ ...own, ...identity, SITE_URL: 'https://p.example' })).toEqual([]);
});
