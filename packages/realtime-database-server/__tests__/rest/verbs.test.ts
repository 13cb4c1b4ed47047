import { useDatabase } from '../clients';

const fixture = useDatabase({ data: { n: 1, o: { a: 1 } } });
afterEach(() => fixture.server().reset());

async function call(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(fixture.rest(path), { method, headers, body: body ?? null });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
const textOf = async (path: string): Promise<string> => (await call('GET', path)).text;

async function etag(path: string): Promise<string> {
  const { headers } = await call('GET', path, undefined, { 'X-Firebase-ETag': 'true' });
  return headers.get('etag') ?? 'none';
}

// What a PUT and a PATCH store and say: cases.jsonl.

test('a POST adds a child and says its key; DELETE and a PATCH of null remove', async () => {
  const { name } = JSON.parse((await call('POST', '/w.json', '"new"')).text);
  expect(name).toMatch(/^[-\w]{20}$/);
  expect(await textOf('/w.json')).toBe(`{"${name}":"new"}`);
  expect(await call('DELETE', '/w.json')).toMatchObject({ status: 200, text: 'null' });
  expect(await call('PATCH', '/o.json', 'null')).toMatchObject({ status: 200, text: 'null' });
  expect(await textOf('/.json')).toBe('{"n":1}');
});

test('a priority needs a value that has it', async () => {
  const refused = { status: 400, text: expect.stringContaining('without a value has no priority') };
  expect(await call('PUT', '/none/.priority.json', '1')).toMatchObject(refused);
  expect(await call('PATCH', '/none.json', '{".priority":1}')).toMatchObject(refused);
  expect(await call('PUT', '/none/.priority.json', 'null')).toMatchObject({ status: 200 });
  expect(await call('PATCH', '/.json', '{"none/.priority":1,"none/a":2}')).toMatchObject({ status: 200 });
  expect(await textOf('/none/.priority.json')).toBe('1');
});

test('an ETag comes only when it is asked for, and names nothing as null_etag', async () => {
  expect((await call('GET', '/n.json')).headers.get('etag')).toBeNull();
  expect(await etag('/n.json')).toMatch(/^[\w-]{27}$/);
  expect(await etag('/none.json')).toBe('null_etag');
  expect(await etag('/n.json')).not.toBe(await etag('/o.json'));
});

test('a write with the ETag of what is there, or of nothing, happens and gives the new one', async () => {
  for (const place of ['/n.json', '/fresh.json']) {
    const { status, headers } = await call('PUT', place, '2', { 'if-match': await etag(place) });
    expect([status, headers.get('etag')]).toEqual([200, await etag(place)]);
  }
});

test.each([
  ['PUT', '2'],
  ['DELETE', undefined],
])('a %s with another ETag fails with 412, the value and its ETag', async (method, body) => {
  const answer = await call(method, '/o.json', body, { 'if-match': 'null_etag' });
  expect(answer).toMatchObject({ status: 412, text: '{"a":1}' });
  expect(answer.headers.get('etag')).toBe(await etag('/o.json'));
});

test('a client that has the value gets 304', async () => {
  const tag = await etag('/o.json');
  expect((await call('GET', '/o.json', undefined, { 'if-none-match': tag })).status).toBe(304);
  const { status, headers } = await call('GET', '/o.json', undefined, { 'if-none-match': 'other' });
  expect([status, headers.get('etag')]).toEqual([200, tag]);
});

test('a page of this machine may ask and read, whatever its port', async () => {
  const { status, headers } = await call('OPTIONS', '/n.json', undefined, {
    Origin: 'http://localhost:3000',
    'Access-Control-Request-Headers': 'x-firebase-etag',
  });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(headers.get('access-control-allow-headers')).toBe('x-firebase-etag');
});

test('a download is named', async () => {
  const answer = await fetch(fixture.rest('/o.json', { download: 'my "file".json' }));
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my _file_.json"');
});
