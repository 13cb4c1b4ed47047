import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import firebaseConfig from '@/firebase.json';
import { demoExport } from '@/__tests__/app/export-data-fixture';
import { finishFiles } from 'still-live/build/export/finish-export';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';

/* What a security scanner looks at, on the server with the real configuration and a page finished as the build does. */

let dir: string;
let server: StaticServer;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'headers-'));
  await mkdir(join(dir, '_next', 'static', 'chunks'), { recursive: true });
  await writeFile(
    join(dir, 'index.html'),
    '<html><head><script id="early">one()</script></head><body style="color:red"></body></html>',
  );
  await writeFile(join(dir, '404.html'), '<html><head></head></html>');
  await writeFile(join(dir, '_next', 'static', 'a.js'), '1');
  await writeFile(join(dir, 'icon.svg'), '<svg/>');
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

const ANSWERS = ['/', '/index.html', '/no/such/page', '/_next/static/a.js', '/icon.svg'];

describe.each(ANSWERS)('the answer to %s', (path) => {
  test('has every header a scanner expects', async () => {
    const { headers } = await fetch(`${server.url}${path}`);
    const [, age = ''] = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
  });

  test('does not say what the server runs, and sets no cookie', async () => {
    const { headers } = await fetch(`${server.url}${path}`);
    expect([headers.get('server'), headers.get('x-powered-by'), headers.get('set-cookie')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe.each(['/', '/index.html', '/no/such/page'])('the policy of %s', (path) => {
  let policy: Map<string, readonly string[]>;
  beforeAll(async () => {
    const text = (await fetch(`${server.url}${path}`)).headers.get('content-security-policy') ?? '';
    policy = new Map(
      text.split('; ').map((directive): [string, readonly string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
  });

  test('lets scripts run by hash or from this site alone', () => {
    expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(policy.get('script-src-attr') ?? policy.get('script-src')).not.toContain("'unsafe-inline'");
  });

  test('closes everything that is not named', () => {
    for (const name of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy.get(name)).toEqual(["'none'"]);
    }
  });

  test('holds no wildcard for what can run or be sent to', () => {
    for (const name of ['script-src', 'style-src', 'style-src-elem', 'connect-src', 'frame-src']) {
      const open = (policy.get(name) ?? ['*']).filter((source) =>
        /^(?:\*|https?:|wss?:|data:)$/.test(source),
      );
      expect([name, open]).toEqual([name, []]);
    }
  });

  test('demands Trusted Types and names the two policies the site makes', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default', 'site-html']);
  });
});
