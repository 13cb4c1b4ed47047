import { useDatabase } from '../clients';

const fixture = useDatabase({ data: { n: 1, o: { a: 1 } } });

function call(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Response> {
  return fetch(fixture.rest(path), { method, headers, ...(body === undefined ? {} : { body }) });
}

async function etag(path: string): Promise<string> {
  const answer = await call('GET', path, { 'X-Firebase-ETag': 'true' });
  return answer.headers.get('etag') ?? 'none';
}

test('an ETag comes only when it is asked for, and names nothing as null_etag', async () => {
  expect((await call('GET', '/n.json', {})).headers.get('etag')).toBeNull();
  expect(await etag('/n.json')).toMatch(/^[\w-]{27}$/);
  expect(await etag('/none.json')).toBe('null_etag');
  expect(await etag('/n.json')).not.toBe(await etag('/o.json'));
});

test('a write with the ETag of what is there happens and gives the new one', async () => {
  const answer = await call('PUT', '/n.json', { 'if-match': await etag('/n.json') }, '2');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe(await etag('/n.json'));
});

test('a write with another ETag fails with 412, the value and its ETag', async () => {
  for (const method of ['PUT', 'DELETE']) {
    const answer = await call(
      method,
      '/o.json',
      { 'if-match': 'null_etag' },
      method === 'PUT' ? '2' : undefined,
    );
    expect(answer.status).toBe(412);
    expect(answer.headers.get('etag')).toBe(await etag('/o.json'));
    expect(await answer.text()).toBe('{"a":1}');
  }
});

test('a value can be created only if there is none', async () => {
  expect((await call('PUT', '/fresh.json', { 'if-match': 'null_etag' }, '1')).status).toBe(200);
  expect((await call('PUT', '/fresh.json', { 'if-match': 'null_etag' }, '1')).status).toBe(412);
});

test('a client that has the value gets 304', async () => {
  const tag = await etag('/o.json');
  expect((await call('GET', '/o.json', { 'if-none-match': tag })).status).toBe(304);
  const changed = await call('GET', '/o.json', { 'if-none-match': 'other' });
  expect([changed.status, changed.headers.get('etag')]).toEqual([200, tag]);
});

test('a page of this machine may ask and read, whatever its port', async () => {
  const preflight = await call('OPTIONS', '/n.json', {
    Origin: 'http://localhost:3000',
    'Access-Control-Request-Headers': 'x-firebase-etag',
    'Access-Control-Request-Private-Network': 'true',
  });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-firebase-etag');
  expect(preflight.headers.get('access-control-allow-private-network')).toBeNull();
});

test('a download is named', async () => {
  const answer = await fetch(fixture.rest('/o.json', { download: 'my "file".json' }));
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my _file_.json"');
});
