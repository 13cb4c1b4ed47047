import { useDatabase } from '../clients';

const fixture = useDatabase({ data: { a: 1 } });

function settings(method: string, body?: string, parameters = {}): Promise<Response> {
  const address = fixture.rest('/.settings/rules.json', parameters);
  return fetch(address, { method, headers: { Authorization: 'Bearer owner' }, body: body ?? null });
}

test('rules can be read and replaced, and are given back as they were written or strict', async () => {
  expect(await (await settings('GET')).json()).toEqual({ rules: { '.read': true, '.write': true } });
  const rules = '{"rules": {".read": false, "b": {".write": true}}} // closed';
  const answer = await settings('PUT', rules);
  expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}']);
  expect((await fetch(fixture.rest('/a.json'))).status).toBe(401);
  expect((await fetch(fixture.rest('/a.json', { ns: 'other' }))).status).toBe(200);
  expect(await (await settings('GET')).text()).toBe(rules);
  const strict = await settings('GET', undefined, { format: 'strict' });
  expect(await strict.text()).toBe('{"rules":{".read":false,"b":{".write":true}}}');
});

test('a dry run says what is wrong with rules and deploys none', async () => {
  await settings('PUT', '{"rules": {".read": true}}');
  const right = await settings('PUT', '{"rules": {".read": false}}', { dryRun: 'true' });
  expect([right.status, await right.text()]).toEqual([200, '{"status":"ok"}']);
  expect((await settings('PUT', '{"rules": {".read": 1}}', { dryRun: 'true' })).status).toBe(400);
  expect((await fetch(fixture.rest('/a.json'))).status).toBe(200);
});

test('what the official emulator shows of itself is here, or it is said what is there instead', async () => {
  const ask = async (path: string, method = 'GET', headers = { Authorization: 'Bearer owner' }) => {
    const answer = await fetch(fixture.rest(path), { method, headers });
    return [answer.status, await answer.text()];
  };
  expect(await ask('/.inspect/databases.json')).toEqual([200, '[{"name":"feeling"}]']);
  expect(await ask('/.inspect/coverage')).toEqual([501, expect.stringContaining('--coverage')]);
  expect(await ask('/.settings/functionTriggers.json', 'PUT')).toEqual([
    501,
    expect.stringContaining('Triggers of'),
  ]);
  expect(await ask('/.inspect/state')).toEqual([501, expect.stringContaining('/.inspect/databases.json')]);
  expect(await ask('/.inspect/coverage', 'GET', { Authorization: '' })).toEqual([401, expect.any(String)]);
});

test('rules that do not parse are refused and the old ones stay', async () => {
  await settings('PUT', '{"rules": {".read": true}}');
  const answer = await settings('PUT', '{"rules": {"a": {".read": "auth.uid ="}}}');
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain('/rules/a/.read');
  expect((await fetch(fixture.rest('/a.json'))).status).toBe(200);
});

test.each(['"\\', '/* '])('two hundred thousand of %j are refused as rules, each read once', async (mark) => {
  const answer = await settings('PUT', mark.repeat(200_000));
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: expect.stringContaining('does not end') },
  ]);
});
