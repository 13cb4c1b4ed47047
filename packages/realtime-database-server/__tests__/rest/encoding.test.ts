import { gunzipSync } from 'node:zlib';
import { useDatabase } from '../clients';
import { ask, type Answer } from '../http-client';

const text = 'è '.repeat(2000);
const fixture = useDatabase({ data: { long: text, short: 'x' } });

const call = (method: string, path: string, headers: Record<string, string>, raw?: Buffer): Promise<Answer> =>
  ask(fixture.server().port, `${path}?ns=feeling`, { method, headers, raw });

test.each(['gzip', 'br, GZIP', 'gzip;q=0.5, *;q=0'])(
  'a long answer is compressed for a client that accepts %s',
  async (accepted) => {
    const answer = await call('GET', '/long.json', { 'Accept-Encoding': accepted });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
    expect(answer.bytes.length).toBeLessThan(text.length / 10);
    expect(JSON.parse(gunzipSync(answer.bytes).toString('utf8'))).toBe(text);
  },
);

test.each(['', 'identity', 'gzip;q=0', 'br'])(
  'an answer is sent as it is to a client that accepts "%s"',
  async (accepted) => {
    const answer = await call('GET', '/long.json', accepted === '' ? {} : { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(JSON.parse(answer.text)).toBe(text);
  },
);

test('a short answer and the answer to HEAD are not compressed', async () => {
  const short = await call('GET', '/short.json', { 'Accept-Encoding': 'gzip' });
  expect(short.headers['content-encoding']).toBeUndefined();
  const head = await call('HEAD', '/long.json', { 'Accept-Encoding': 'gzip' });
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
});

test.each(['PUT', 'PATCH', 'POST'])(
  'a %s whose body is not UTF-8 is refused, and changes nothing',
  async (verb) => {
    const body = Buffer.from([...Buffer.from('{"a":"'), 0xe8, ...Buffer.from('"}')]);
    const answer = await call(verb, '/latin.json', {}, body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('the body must be UTF-8')]);
    expect((await call('GET', '/latin.json', {})).text).toBe('null');
  },
);

test('rules that are not UTF-8 are refused', async () => {
  const body = Buffer.from([...Buffer.from('{"rules":{".read":true}} // '), 0xe8]);
  const answer = await call('PUT', '/.settings/rules.json', { Authorization: 'Bearer owner' }, body);
  expect(answer.status).toBe(400);
});
