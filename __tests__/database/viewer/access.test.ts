import { ask, withDatabase, type Asked } from './viewer-client';

// The page is bundled when it is first asked for; a busy machine takes its time.
jest.setTimeout(60_000);

const PAGE = { Accept: 'text/html,application/xhtml+xml' };
const WRITE = { mode: 'replace', path: 'a', value: 2 };

async function valueAfter(port: number, asked: Asked): Promise<[number, unknown]> {
  const { status } = await ask(port, '/.viewer/edit', { body: WRITE, ...asked });
  return [status, (await ask(port, '/a.json')).json()];
}

describe('the page', () => {
  test('is what a browser gets at the address, with a policy that allows its own script alone', async () => {
    await withDatabase({}, async ({ port }) => {
      const { status, headers, text } = await ask(port, '/', { headers: PAGE });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/]+={0,2}'; style-src 'sha256-/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(text).not.toMatch(/<[^>]+ (on\w+|style)=/);
      expect(text.match(/<script/g)).toHaveLength(1);
    });
  });

  test('may be framed by the one origin that the options name', async () => {
    await withDatabase({ viewer: { framedBy: 'http://127.0.0.1:3001' } }, async ({ port }) => {
      const { headers } = await ask(port, '/', { headers: PAGE });
      expect(String(headers['content-security-policy'])).toMatch(
        /; frame-ancestors http:\/\/127\.0\.0\.1:3001$/,
      );
      expect(headers['x-frame-options']).toBeUndefined();
    });
  });

  test.each([
    '*',
    'https://*.example',
    'https://a.example/x',
    "https://a.example; script-src 'unsafe-inline'",
  ])('is not framed by %s, which is no origin', async (framedBy) => {
    const start = withDatabase({ viewer: { framedBy } }, () => Promise.resolve());
    await expect(start).rejects.toThrow(/^viewer\.framedBy "[^"]+" is not one origin; /);
  });

  test('is not what a program gets, nor any other address', async () => {
    await withDatabase({}, async ({ port }) => {
      expect((await ask(port, '/', { headers: { Accept: '*/*' } })).status).toBe(404);
      expect((await ask(port, '/.json', { headers: PAGE })).text).toBe('null');
    });
  });

  test('is not there when it was turned off', async () => {
    await withDatabase({ viewer: false }, async ({ port }) => {
      expect((await ask(port, '/', { headers: PAGE })).status).toBe(404);
      expect((await ask(port, '/.viewer/databases')).status).toBe(404);
    });
  });
});

describe('a name that is not of this machine', () => {
  test.each([
    'evil.example',
    'evil.example:9000',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '192.168.1.7',
    'localhost@evil.example',
  ])('%s in Host gets neither the page nor data', async (host) => {
    await withDatabase({ data: { a: 1 } }, async ({ port }) => {
      const page = await ask(port, '/', { headers: { ...PAGE, Host: host } });
      expect(page.status).toBe(403);
      expect(page.text).not.toContain('<');
      expect((await ask(port, '/.viewer/value?path=a', { headers: { Host: host } })).status).toBe(403);
      expect(await valueAfter(port, { headers: { Host: host } })).toEqual([403, 1]);
    });
  });

  test.each(['localhost', '127.0.0.1', '127.8.9.10:1', '[::1]:9000', 'feeling.localhost:9000'])(
    '%s in Host is one',
    async (host) => {
      await withDatabase({}, async ({ port }) => {
        expect((await ask(port, '/', { headers: { ...PAGE, Host: host } })).status).toBe(200);
      });
    },
  );

  test('a proxy is not answered: it may speak for anyone', async () => {
    await withDatabase({ data: { a: 1 } }, async ({ port }) => {
      for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host']) {
        expect((await ask(port, '/', { headers: { ...PAGE, [name]: 'x' } })).status).toBe(403);
        expect(await valueAfter(port, { headers: { [name]: 'x' } })).toEqual([403, 1]);
      }
    });
  });
});

describe('a page of another origin', () => {
  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'http://localhost:3000' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
  ])('%o can neither write, nor read, nor judge rules', async (headers: Record<string, string>) => {
    await withDatabase({ data: { a: 1 } }, async ({ port }) => {
      expect(await valueAfter(port, { headers })).toEqual([403, 1]);
      for (const name of ['databases', 'live', 'value', 'export', 'search?text=a']) {
        expect((await ask(port, `/.viewer/${name}`, { headers })).status).toBe(403);
      }
    });
  });

  test('cannot ask for permission either: no answer allows another origin', async () => {
    await withDatabase({}, async ({ port }) => {
      const headers = {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Private-Network': 'true',
      };
      const answer = await ask(port, '/.viewer/edit', { method: 'OPTIONS', headers });
      expect(answer.status).toBe(403);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });
  });

  test('a form’s content type is refused, whatever the headers say', async () => {
    await withDatabase({ data: { a: 1 } }, async ({ port }) => {
      const headers = { 'Content-Type': 'text/plain' };
      expect(await valueAfter(port, { headers })).toEqual([415, 1]);
    });
  });

  test('the viewer’s own page may write', async () => {
    await withDatabase({ data: { a: 1 } }, async ({ port }) => {
      const headers = { Origin: `http://127.0.0.1:${port}`, 'Sec-Fetch-Site': 'same-origin' };
      expect(await valueAfter(port, { headers })).toEqual([200, 2]);
    });
  });
});
