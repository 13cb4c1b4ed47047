import { once } from 'node:events';
import { WebSocket } from 'ws';
import { useDatabase } from '../clients';
import { Poller, type Message } from '../poller';

const fixture = useDatabase({ data: { a: 1 } });

const answerTo = (number: number) => (message: Message) => message.d['r'] === number;

test('a client without WebSockets listens, writes and is told of changes', async () => {
  const poller = new Poller(fixture.server().url);
  await poller.start();
  expect(poller.messages[0]).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5' } } });
  await poller.poll(poller.carry({ t: 'd', d: { r: 1, a: 'q', b: { p: '/a', h: '' } } }, 20));
  await poller.until(answerTo(1));
  expect(poller.messages).toContainEqual({ t: 'd', d: { a: 'd', b: { p: 'a', d: 1 } } });
  const waiting = poller.poll();
  await fetch(fixture.rest('/a.json'), { method: 'PUT', body: '"\u2028 changed"' });
  await waiting;
  expect(poller.messages).toContainEqual({ t: 'd', d: { a: 'd', b: { p: 'a', d: '\u2028 changed' } } });
});

test('a newer poll releases the one that waits', async () => {
  const poller = new Poller(fixture.server().url);
  await poller.start();
  const first = poller.request(poller.credentials);
  // The first must have arrived before the second.
  await poller.request({ start: 't', cb: '8' });
  const second = poller.poll(poller.carry({ t: 'd', d: { r: 1, a: 'g', b: { p: '/nowhere', q: {} } } }));
  expect(await first).toMatch(/^pRTLPCB\(\d+,\[/);
  await second;
});

test('saying goodbye ends the session and runs what waited for that', async () => {
  const poller = new Poller(fixture.server().url);
  await poller.start();
  await poller.poll(poller.carry({ t: 'd', d: { r: 1, a: 'o', b: { p: '/left', d: true } } }));
  await poller.until(answerTo(1));
  const page = await poller.request({ ...poller.credentials, dframe: 't' });
  expect(page).toContain('disconn=t');
  await poller.request({ ...poller.credentials, disconn: 't' });
  expect(await (await fetch(fixture.rest('/left.json'))).json()).toBe(true);
  await poller.poll();
  expect(poller.commands.at(-1)).toEqual(['close']);
});

test('a wrong password closes nothing but the door', async () => {
  const poller = new Poller(fixture.server().url);
  await poller.start();
  expect(await poller.request({ ...poller.credentials, pw: 'guess' })).toBe("pLPCommand('close');\n");
  await poller.poll(poller.carry({ t: 'c', d: { t: 'p', d: {} } }));
  await poller.until((message) => message.d['t'] === 'o');
});

test('a client that polls moves its session to a WebSocket without losing a word', async () => {
  const poller = new Poller(fixture.server().url);
  await poller.start();
  await poller.poll(poller.carry({ t: 'd', d: { r: 1, a: 'q', b: { p: '/moving', h: '' } } }));
  await poller.until(answerTo(1));
  const hello = poller.messages[0]?.d['d'] as { s: string };
  const socket = new WebSocket(
    `${fixture.server().url.replace('http', 'ws')}/.ws?v=5&ns=feeling&s=${hello.s}`,
  );
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  await once(socket, 'message');
  socket.send('{"t":"c","d":{"t":"p","d":{}}}');
  await once(socket, 'message');
  expect(heard).toEqual(['{"t":"c","d":{"t":"a","d":{}}}', '{"t":"c","d":{"t":"o","d":{}}}']);
  socket.send('{"t":"c","d":{"t":"a","d":{}}}');
  socket.send('{"t":"d","d":{"r":2,"a":"p","b":{"p":"/moving","d":"early"}}}');
  await poller.poll(poller.carry({ t: 'c', d: { t: 'n', d: {} } }));
  await poller.until((message) => message.d['t'] === 'n');
  expect(poller.commands.at(-1)?.[0]).toBe('close');
  while (heard.length < 4) await once(socket, 'message');
  expect(heard.slice(2).map((text) => JSON.parse(text).d)).toEqual([
    { a: 'd', b: { p: 'moving', d: 'early' } },
    { r: 2, b: { s: 'ok', d: '' } },
  ]);
  socket.close();
});

test('a WebSocket for a session that is not there is told to start afresh', async () => {
  const socket = new WebSocket(`${fixture.server().url.replace('http', 'ws')}/.ws?v=5&ns=feeling&s=gone`);
  const [data] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(data.toString('utf8')).d).toEqual({ t: 'r', d: new URL(fixture.server().url).host });
  await once(socket, 'close');
});
