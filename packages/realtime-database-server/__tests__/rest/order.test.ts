import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { useDatabase } from '../clients';

const fixture = useDatabase({ data: { s: { a: 0 } } });

function requestText(method: string, path: string, body = '', headers = ''): string {
  return `${method} ${path}?ns=feeling HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
}

async function until(socket: Socket, mark: string): Promise<string> {
  let text = '';
  while (!text.includes(mark)) text += String((await once(socket, 'data'))[0]);
  return text;
}

test('requests of one connection are carried out in their order, also when they come in one segment', async () => {
  const socket = connect(fixture.server().port, '127.0.0.1');
  const requests = [1, 2, 3].flatMap((n) => [
    requestText('PUT', '/n.json', `{"n":${n}}`),
    requestText('GET', '/n/n.json'),
  ]);
  socket.write([...requests, requestText('GET', '/end.json')].join(''));
  const answers = await until(socket, '\r\nnull');
  const bodies = [...answers.matchAll(/\r\n\r\n([^H]*)/g)].map(([, body]) => body);
  expect(bodies).toEqual(['{"n":1}', '1', '{"n":2}', '2', '{"n":3}', '3', 'null']);
  socket.destroy();
});

test('a stream begins with the value and then tells of every write, in the order of the writes', async () => {
  const stream = connect(fixture.server().port, '127.0.0.1');
  const writer = connect(fixture.server().port, '127.0.0.1');
  const order: string[] = [];
  stream.on('data', (piece) => order.push(...(String(piece).match(/^data: .*$/gm) ?? [])));
  stream.write(requestText('GET', '/s.json', '', 'Accept: text/event-stream\r\n'));
  await once(stream, 'data');
  for (let n = 1; n <= 20; n += 1) {
    writer.write(requestText('PATCH', '/s.json', `{"a":${n},"b":${n}}`));
    await until(writer, `{"a":${n},"b":${n}}`);
  }
  while (order.length < 21) await once(stream, 'data');
  expect(order[0]).toBe('data: {"path":"/","data":{"a":0}}');
  expect(order.slice(1)).toEqual(
    Array.from({ length: 20 }, (_, n) => `data: {"path":"/","data":{"a":${n + 1},"b":${n + 1}}}`),
  );
  stream.destroy();
  writer.destroy();
});
