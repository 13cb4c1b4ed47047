import { useDatabase } from '../clients';
import { EventStream } from '../http-client';
import { tokenOf } from '../token';

const OWNER = { Authorization: 'Bearer owner' };
const fixture = useDatabase({
  data: { a: { b: 1 }, gate: true, gates: { one: true, two: true }, l: { x: 1, y: 2, z: 3 } },
  rules: {
    rules: {
      '.write': true,
      a: { '.read': "root.child('gate').val() === true" },
      behind: { '.read': "root.child('gates/one').val() === true && root.child('gates/two').val() === true" },
      l: { '.read': true },
    },
  },
});

const open = (path: string, parameters: Record<string, string> = {}): Promise<EventStream> =>
  EventStream.open(
    fixture.server().port,
    `${path}?${new URLSearchParams({ ns: 'feeling', ...parameters }).toString()}`,
  );

function write(method: string, path: string, body: string): Promise<Response> {
  return fetch(fixture.rest(path), { method, headers: OWNER, body });
}

test('a stream begins with the value and follows puts and patches with relative paths', async () => {
  const events = await open('/a.json');
  expect(await events.next()).toBe('event: put\ndata: {"path":"/","data":{"b":1}}');
  await write('PUT', '/a/b.json', '2');
  expect(await events.next()).toBe('event: put\ndata: {"path":"/b","data":2}');
  await write('PATCH', '/a.json', '{"b":3,"c":4}');
  expect(await events.next()).toBe('event: patch\ndata: {"path":"/","data":{"b":3,"c":4}}');
  await write('PATCH', '/a.json', '{"c":5}');
  expect(await events.next()).toBe('event: patch\ndata: {"path":"/","data":{"c":5}}');
  await write('PATCH', '/a.json', '{"b":3,"c":6}');
  expect(await events.next()).toBe('event: patch\ndata: {"path":"/","data":{"b":3,"c":6}}');
  await write('PATCH', '/a/d.json', '{"e/f":1,"g":null}');
  expect(await events.next()).toBe('event: patch\ndata: {"path":"/d","data":{"e/f":1,"g":null}}');
  await write('PATCH', '/.json', '{"a/c":7}');
  expect(await events.next()).toBe('event: patch\ndata: {"path":"/","data":{"c":7}}');
  await write('PATCH', '/a.json', '{"c":7}');
  await write('PUT', '/a.json', 'null');
  expect(await events.next()).toBe('event: put\ndata: {"path":"/","data":null}');
  events.close();
});

test('a stream that is kept alive before its value is ready begins with the value', async () => {
  const timer = setInterval(() => undefined, 60_000);
  const due = jest.spyOn(globalThis, 'setInterval').mockImplementation((act: () => void) => {
    act();
    return timer;
  });
  const events = await open('/a.json');
  expect(await events.next()).toMatch(/^event: put/);
  due.mockRestore();
  events.close();
});

test('a stream tells of a node once when an update changes its priority and its children', async () => {
  const events = await open('/a.json');
  await events.next();
  await write('PATCH', '/a.json', '{"c/.priority":1,"c/d":2,"e":3}');
  const changed = '{"c":{"d":2},"e":3}';
  expect(await events.next()).toBe(`event: patch\ndata: {"path":"/","data":${changed}}`);
  await write('PATCH', '/a/c.json', '{".priority":2,"d":4}');
  expect(await events.next()).toBe('event: put\ndata: {"path":"/c","data":{"d":4}}');
  await write('PUT', '/a.json', 'null');
  events.close();
});

test('a stream of a query sends what enters and leaves it', async () => {
  const events = await open('/l.json', { orderBy: '"$key"', limitToFirst: '2' });
  expect(await events.next()).toBe('event: put\ndata: {"path":"/","data":{"x":1,"y":2}}');
  await write('PUT', '/l/a.json', '0');
  expect(await events.next()).toBe('event: patch\ndata: {"path":"/","data":{"y":null,"a":0}}');
  events.close();
});

test('a stream ends with cancel when the rules no longer allow it', async () => {
  const events = await open('/a.json');
  await events.next();
  await write('PUT', '/gate.json', 'false');
  expect(await events.next()).toBe('event: cancel\ndata: null');
  expect(await events.next()).toBe('end');
  const refused = await fetch(fixture.rest('/a.json'), { headers: { Accept: 'text/event-stream' } });
  expect(refused.status).toBe(401);
});

test('a stream ends once when one write changes two places that the rules look at', async () => {
  const events = await open('/behind.json');
  await events.next();
  await write('PATCH', '/gates.json', '{"one":false,"two":false}');
  expect(await events.next()).toBe('event: cancel\ndata: null');
  expect(await events.next()).toBe('end');
  expect((await fetch(fixture.rest('/l.json'))).status).toBe(200);
});

test('a stream ends with auth_revoked when its token does', async () => {
  const claims = { sub: 'ada', exp: Math.floor(Date.now() / 1000) + 2 };
  const events = await open('/l.json', { auth: tokenOf(claims, 'signature') });
  await events.next();
  expect(await events.next()).toBe('event: auth_revoked\ndata: "credential is no longer valid"');
  expect(await events.next()).toBe('end');
});
