import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import firebaseConfig from '@/firebase.json';
import { demoExport } from '@/__tests__/app/export-data-fixture';
import { writeFiles } from '@/__tests__/temporary-folder';
import { finishFiles } from 'still-live/build/export/finish-export';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';

/* What a security scanner looks at, on the server with the real configuration and a page finished as the build does. */

let dir: string;
let server: StaticServer;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'headers-'));
  await writeFiles(dir, {
    'index.html':
      '<html><head><script id="early">one()</script></head><body style="color:red"></body></html>',
    '404.html': '<html><head></head></html>',
    '_next/static/chunks/a.js': '1',
    'icon.svg': '<svg/>',
  });
  const data = demoExport();
  await finishFiles({
    dir,
    appShell: { scripts: [], sheets: [], start: '' },
    data: { ...data, settings: { ...data.settings, databaseUrl: 'https://feeling.firebaseio.com' } },
    before: undefined,
    check: () => Promise.resolve(),
  });
  server = await startStaticServer({ dir, port: 0, firebaseConfig });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const ANSWERS = ['/', '/index.html', '/no/such/page', '/_next/static/chunks/a.js', '/icon.svg'];

test.each(ANSWERS)(
  'the answer to %s has every header a scanner expects, does not say what the server runs, and sets no cookie',
  async (path) => {
    const { headers } = await fetch(`${server.url}${path}`);
    const [, age = ''] = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-site',
      'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\)/),
    });
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers.has(name)).toBe(false);
  },
);

const OPEN = /(?:^| )(?:\*|https?:|wss?:|data:)(?: |$)/;

test.each(['/', '/index.html', '/no/such/page'])(
  'the policy of %s closes what is not named, runs scripts by hash or from this site, and demands Trusted Types',
  async (path) => {
    const text = (await fetch(`${server.url}${path}`)).headers.get('content-security-policy') ?? '';
    const policy = Object.fromEntries(text.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)));
    const none = "'none'";
    expect(policy).toMatchObject({
      ...{ 'default-src': none, 'object-src': none, 'base-uri': none, 'form-action': none },
      'frame-ancestors': none,
      'script-src': expect.stringMatching(/^'self' 'sha256-[^ ]+'$/),
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default site-html',
    });
    for (const name of ['style-src', 'style-src-elem', 'connect-src', 'frame-src'])
      expect([name, policy[name] ?? '*']).toEqual([name, expect.not.stringMatching(OPEN)]);
  },
);
