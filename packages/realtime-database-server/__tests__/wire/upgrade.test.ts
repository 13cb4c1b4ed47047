import { once } from 'node:events';
import { connect } from 'node:net';
import { useDatabase } from '../clients';

const fixture = useDatabase({ data: { a: 1 } });

/** What Java's `HttpClient` and `curl --http2` add to their first request. */
const H2C =
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n';

async function answersTo(pieces: readonly string[], mark: string): Promise<string> {
  const socket = connect(fixture.server().port, '127.0.0.1');
  socket.setNoDelay(true);
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  for (const piece of pieces) await new Promise<void>((sent) => socket.write(piece, () => sent()));
  while (!text.includes(mark)) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  return text;
}

test('a read that offers HTTP/2 is answered over HTTP/1.1', async () => {
  const answer = await answersTo([`GET /a.json HTTP/1.1\r\nHost: localhost\r\n${H2C}\r\n`], '\r\n\r\n1');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

const NEXT = 'GET /w/text.json HTTP/1.1\r\nHost: localhost\r\n\r\n';

test.each<[string, (head: string) => string[]]>([
  ['begins with its head', (head) => [`${head}{"te`, `xt":"più"}${NEXT}`]],
  ['comes in pieces', (head) => [head, '{"te', 'xt":"più"}', NEXT]],
  ['ends with the next request', (head) => [head, '{"te', `xt":"più"}${NEXT}`]],
])('a write that offers HTTP/2 is made where its body %s, and its connection goes on', async (_, pieces) => {
  const head = `PUT /w.json HTTP/1.1\r\nHost: localhost\r\n${H2C}Content-Length: 15\r\n\r\n`;
  const answer = await answersTo(pieces(head), '\r\n\r\n"più"');
  expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
});

test('a write that offers HTTP/2 is made when its body comes in chunks', async () => {
  const head = `PUT /c.json HTTP/1.1\r\nHost: localhost\r\n${H2C}Transfer-Encoding: chunked\r\n\r\n`;
  const answer = await answersTo([`${head}4\r\ntrue\r\n`, '0\r\n\r\n'], '\r\n\r\ntrue');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('a client that offers HTTP/2 and breaks off its request disturbs nobody', async () => {
  const socket = connect(fixture.server().port, '127.0.0.1');
  const head = `PUT /b.json HTTP/1.1\r\nHost: localhost\r\n${H2C}Content-Length: 15\r\n\r\n`;
  await new Promise<void>((sent) => socket.write(`${head}{"te`, () => sent()));
  // The server has the request when it has answered a later one.
  await fetch(fixture.rest('/a.json'));
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect(await (await fetch(fixture.rest('/a.json'))).json()).toBe(1);
  expect(await (await fetch(fixture.rest('/b.json'))).json()).toBeNull();
});

test('a request that offers HTTP/2 and closes its connection is answered and closed', async () => {
  const closing = H2C.replace('Upgrade, ', 'Upgrade, close, ');
  const answer = await answersTo([`GET /a.json HTTP/1.1\r\nHost: localhost\r\n${closing}\r\n`], '\r\n\r\n1');
  expect(answer).toContain('Connection: close');
});
