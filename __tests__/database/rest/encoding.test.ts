import { request, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { useDatabase } from '../clients';

const text = 'è '.repeat(2000);
const fixture = useDatabase({ data: { long: text, short: 'x' } });

interface Answer {
  readonly headers: IncomingMessage['headers'];
  readonly status: number;
  readonly body: Buffer;
}

function ask(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(fixture.rest(path), { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          headers: answer.headers,
          status: answer.statusCode ?? 0,
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test.each(['gzip', 'br, GZIP', 'gzip;q=0.5, *;q=0'])(
  'a long answer is compressed for a client that accepts %s',
  async (accepted) => {
    const answer = await ask('GET', '/long.json', { 'Accept-Encoding': accepted });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(answer.body.length).toBeLessThan(text.length / 10);
    expect(JSON.parse(gunzipSync(answer.body).toString('utf8'))).toBe(text);
  },
);

test.each(['', 'identity', 'gzip;q=0', 'br'])(
  'an answer is sent as it is to a client that accepts "%s"',
  async (accepted) => {
    const answer = await ask('GET', '/long.json', accepted === '' ? {} : { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(JSON.parse(answer.body.toString('utf8'))).toBe(text);
  },
);

test('a short answer and the answer to HEAD are not compressed', async () => {
  const short = await ask('GET', '/short.json', { 'Accept-Encoding': 'gzip' });
  expect(short.headers['content-encoding']).toBeUndefined();
  const head = await ask('HEAD', '/long.json', { 'Accept-Encoding': 'gzip' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test.each(['PUT', 'PATCH', 'POST'])(
  'a %s whose body is not UTF-8 is refused, and changes nothing',
  async (verb) => {
    const body = Buffer.from([...Buffer.from('{"a":"'), 0xe8, ...Buffer.from('"}')]);
    const answer = await ask(verb, '/latin.json', {}, body);
    expect([answer.status, answer.body.toString('utf8')]).toEqual([
      400,
      expect.stringContaining('the body must be UTF-8'),
    ]);
    expect((await ask('GET', '/latin.json', {})).body.toString('utf8')).toBe('null');
  },
);

test('rules that are not UTF-8 are refused', async () => {
  const body = Buffer.from([...Buffer.from('{"rules":{".read":true}} // '), 0xe8]);
  const answer = await ask('PUT', '/.settings/rules.json', { Authorization: 'Bearer owner' }, body);
  expect(answer.status).toBe(400);
});
