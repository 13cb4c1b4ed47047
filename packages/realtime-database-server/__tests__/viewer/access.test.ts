import { startDatabase } from 'realtime-database-server';
import { useDatabase } from '../clients';
import { ask, type Asked } from '../http-client';

// The page is bundled when it is first asked for; a busy machine takes its time.
jest.setTimeout(60_000);

const fixture = useDatabase({ data: { a: 1 } });
afterEach(() => fixture.server().reset());

const PAGE = { Accept: 'text/html,application/xhtml+xml' };
const WRITE = { mode: 'replace', path: 'a', value: 2 };
const send = (path: string, asked: Asked) => ask(fixture.server().port, path, asked);

async function valueAfter(headers: Record<string, string>): Promise<[number, unknown]> {
  const { status } = await send('/.viewer/edit', { body: WRITE, headers });
  return [status, await fixture.server().get('a')];
}

describe('the page', () => {
  test('is what a browser gets at the address, with a policy that allows its own script alone', async () => {
    const { status, headers, text } = await send('/', { headers: PAGE });
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

  test('may be framed by the one origin that the options name', async () => {
    await using database = await startDatabase({ viewer: { framedBy: 'http://127.0.0.1:3001' } });
    const { headers } = await ask(database.port, '/', { headers: PAGE });
    expect(String(headers['content-security-policy'])).toMatch(
      /; frame-ancestors http:\/\/127\.0\.0\.1:3001$/,
    );
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test.each([
    '*',
    'https://*.example',
    'https://a.example/x',
    "https://a.example; script-src 'unsafe-inline'",
  ])('is not framed by %s, which is no origin', async (framedBy) => {
    await expect(startDatabase({ viewer: { framedBy } })).rejects.toThrow(
      /^viewer\.framedBy "[^"]+" is not one origin; /,
    );
  });

  test('is not what a program gets, nor any other address', async () => {
    expect((await send('/', { headers: { Accept: '*/*' } })).status).toBe(404);
    expect((await send('/none.json', { headers: PAGE })).text).toBe('null');
  });

  test('is not there when it was turned off', async () => {
    await using database = await startDatabase({ viewer: false });
    expect((await ask(database.port, '/', { headers: PAGE })).status).toBe(404);
    expect((await ask(database.port, '/.viewer/databases')).status).toBe(404);
  });
});

// Which names in Host are of this machine: auth/foreign-page.test.ts.
describe('the machine of whoever asks', () => {
  test('has a name of its own, also where pages of every origin may use the data', async () => {
    await using database = await startDatabase({ allowAnyPage: true });
    const headers = { Host: 'evil.example' };
    expect((await ask(database.port, '/a.json', { headers })).status).toBe(200);
    expect((await ask(database.port, '/.viewer/value?path=a', { headers })).status).toBe(403);
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host'])(
    'a proxy that names itself in %s is not answered: it may speak for anyone',
    async (name) => {
      expect((await send('/', { headers: { ...PAGE, [name]: 'x' } })).status).toBe(403);
      expect(await valueAfter({ [name]: 'x' })).toEqual([403, 1]);
    },
  );
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
    expect(await valueAfter(headers)).toEqual([403, 1]);
    for (const name of ['databases', 'live', 'value', 'export', 'search?text=a'])
      expect((await send(`/.viewer/${name}`, { headers })).status).toBe(403);
  });

  test('cannot ask for permission either: no answer allows another origin', async () => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Private-Network': 'true',
    };
    const answer = await send('/.viewer/edit', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('a form’s content type is refused, whatever the headers say', async () => {
    expect(await valueAfter({ 'Content-Type': 'text/plain' })).toEqual([415, 1]);
  });

  test('the viewer’s own page may write', async () => {
    const Origin = `http://127.0.0.1:${fixture.server().port}`;
    expect(await valueAfter({ Origin, 'Sec-Fetch-Site': 'same-origin' })).toEqual([200, 2]);
  });
});
