import fc from 'fast-check';
import { connect } from 'node:net';
import { request } from 'node:http';
import { once } from 'node:events';
import { useDatabase } from '../clients';
import { ask } from '../http-client';
import { WireClient } from '../wire-client';

const fixture = useDatabase({ data: { a: { b: 1 } } });

/** A client that stays connected through everything, and must not notice. */
let bystander: WireClient;

beforeAll(async () => {
  bystander = await WireClient.connect(fixture.server().url);
  await bystander.call('q', { p: '/bystander', h: '' });
});

afterEach(async () => {
  expect(bystander.closed).toBe(false);
  expect(await bystander.call('g', { p: '/a/b', q: {} })).toEqual({ s: 'ok', d: 1 });
});

afterAll(() => bystander.socket.close());

const frame = fc.oneof(
  fc.string(),
  fc.json(),
  fc.integer({ min: -3, max: 3 }).map(String),
  fc
    .record({
      t: fc.constantFrom('d', 'c', 'x', 1),
      d: fc.oneof(
        fc.anything(),
        fc.record({
          r: fc.oneof(fc.integer(), fc.string()),
          a: fc.constantFrom(...'q n g m o om oc s auth gauth unauth __proto__ constructor'.split(' ')),
          b: fc.oneof(
            fc.anything(),
            fc.record(
              {
                p: fc.oneof(fc.string(), fc.constantFrom('/fuzz', '/', '/fuzz/..//', '.info/x')),
                d: fc.jsonValue(),
                q: fc.oneof(
                  fc.jsonValue(),
                  fc.record({ i: fc.string(), l: fc.integer(), sp: fc.jsonValue() }),
                ),
                h: fc.jsonValue(),
                ch: fc.oneof(
                  fc.jsonValue(),
                  fc.record({ ps: fc.array(fc.string()), hs: fc.array(fc.string()) }),
                ),
                t: fc.jsonValue(),
                cred: fc.jsonValue(),
              },
              { requiredKeys: [] },
            ),
          ),
        }),
      ),
    })
    .map((message) =>
      JSON.stringify(message, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ),
);

test('no frames whatever disturb another client', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 15 }), async (frames) => {
      const client = await WireClient.connect(fixture.server().url, { ns: 'fuzz' });
      for (const text of frames) client.socket.send(text);
      client.socket.close();
      await client.untilClosed();
    }),
  );
});

test('a message that the reason of its refusal would quote at length disturbs no other client, on a slow network either', async () => {
  const { network } = fixture.server().namespace('fuzz');
  network.delay(1);
  const client = await WireClient.connect(fixture.server().url, { ns: 'fuzz' });
  const closed = once(client.socket, 'close');
  client.socket.send(JSON.stringify({ t: '€'.repeat(200), d: {} }));
  const [code, reason]: unknown[] = await closed;
  network.delay(0);
  expect(code).toBe(1002);
  expect(String(reason)).toMatch(/^Invalid message: unknown layer €+$/);
});

const address = fc
  .array(
    fc.oneof(
      fc.webPath(),
      fc.constantFrom('/', '.json', '%', '%00', '%2F', '/.settings/rules.json', '/.lp', '__proto__'),
    ),
    {
      maxLength: 4,
    },
  )
  .map((parts) => `/${parts.join('')}`);
const parameter = fc.tuple(
  fc.constantFrom(
    ...'ns orderBy startAt endAt limitToFirst print shallow timeout callback auth start id seg0'.split(' '),
  ),
  fc.oneof(fc.string(), fc.json()),
);

test('no REST request whatever is answered with a server error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
      address,
      fc.array(parameter, { maxLength: 3 }),
      fc.oneof(fc.json(), fc.string()),
      async (method, path, parameters, body) => {
        const query = new URLSearchParams([['ns', 'fuzz'], ...parameters.filter(([name]) => name !== 'ns')]);
        for (const address of [`${path}.json?${query.toString()}`, `${path}?${query.toString()}`]) {
          const { status } = await ask(fixture.server().port, address, { method, raw: body });
          expect(status).toBeLessThan(500);
        }
      },
    ),
  );
});

test('what is not HTTP at all is refused', async () => {
  const socket = connect(fixture.server().port, '127.0.0.1');
  socket.write('\u0000\u0001nonsense\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
});

test('a body that says it is too large is refused before it is read', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { 'Content-Length': String(300 * 1024 * 1024) };
    const sent = request(fixture.rest('/fuzz.json'), { method: 'PUT', headers }, (answer) => {
      resolve(answer.statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.write('"');
  });
  expect(status).toBe(400);
});

test('an upgrade elsewhere than at /.ws is refused', async () => {
  const socket = connect(fixture.server().port, '127.0.0.1');
  socket.write(
    'GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('404');
});

test('a message in one frame of several megabytes is understood', async () => {
  const client = await WireClient.connect(fixture.server().url, { ns: 'large' });
  const text = 'x'.repeat(5_000_000);
  client.socket.send(JSON.stringify({ t: 'd', d: { r: 900, a: 'p', b: { p: '/large', d: text } } }));
  const answer = await client.call('g', { p: '/large', q: {} });
  expect(answer.d).toHaveLength(text.length);
  client.socket.close();
});
