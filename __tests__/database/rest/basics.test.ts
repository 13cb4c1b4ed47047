import { useDatabase } from '../clients';

const fixture = useDatabase({ data: { a: { b: 'x', c: { d: 1 } }, list: ['p', 'q'] } });

async function call(
  method: string,
  path: string,
  options: { body?: string; parameters?: Record<string, string> } = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(fixture.rest(path, options.parameters), {
    method,
    ...(options.body === undefined ? {} : { body: options.body }),
  });
  return { status: answer.status, text: await answer.text() };
}

test('GET shows a value, null for what is not there, arrays for lists', async () => {
  expect(await call('GET', '/a.json')).toEqual({ status: 200, text: '{"b":"x","c":{"d":1}}' });
  expect(await call('GET', '/list.json')).toEqual({ status: 200, text: '["p","q"]' });
  expect(await call('GET', '/none.json')).toEqual({ status: 200, text: 'null' });
  expect((await call('GET', '/.json')).text).toContain('"a":{"b":"x"');
});

test('PUT, PATCH, POST and DELETE write, and say what they wrote', async () => {
  expect(await call('PUT', '/w.json', { body: '{"x":1}' })).toEqual({ status: 200, text: '{"x":1}' });
  expect(await call('PATCH', '/w.json', { body: '{"y":2,"z/k":3}' })).toEqual({
    status: 200,
    text: '{"y":2,"z/k":3}',
  });
  expect((await call('GET', '/w.json')).text).toBe('{"x":1,"y":2,"z":{"k":3}}');
  const posted = await call('POST', '/w.json', { body: '"new"' });
  const { name } = JSON.parse(posted.text);
  expect(name).toMatch(/^[-\w]{20}$/);
  expect((await call('GET', `/w/${name}.json`)).text).toBe('"new"');
  expect(await call('DELETE', '/w.json')).toEqual({ status: 200, text: 'null' });
  expect((await call('GET', '/w.json')).text).toBe('null');
});

test('print and shallow change how a value is shown', async () => {
  expect((await call('GET', '/a.json', { parameters: { print: 'pretty' } })).text).toBe(
    '{\n  "b" : "x",\n  "c" : {\n    "d" : 1\n  }\n}\n',
  );
  expect((await call('GET', '/a.json', { parameters: { shallow: 'true' } })).text).toBe(
    '{"b":true,"c":true}',
  );
  expect(await call('PUT', '/s.json', { body: '1', parameters: { print: 'silent' } })).toEqual({
    status: 204,
    text: '',
  });
});

test('refusals carry the official sentence', async () => {
  expect(await call('PUT', '/a.json', { body: '{"x":' })).toEqual({
    status: 400,
    text: '{\n  "error" : "Invalid data; couldn\'t parse JSON object, array, or value."\n}\n',
  });
  expect((await call('PUT', '/a.json')).status).toBe(400);
  expect((await call('PUT', '/a$b.json', { body: '1' })).text).toContain('Invalid path');
  expect((await call('GET', '/a')).status).toBe(404);
});
