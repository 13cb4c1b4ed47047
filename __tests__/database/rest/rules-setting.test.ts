import { onValue, ref, set } from 'firebase/database';
import { eventually, useDatabase } from '../clients';

const fixture = useDatabase({ data: { a: 1 } });
const OWNER = { Authorization: 'Bearer owner' };

function putRules(rules: string): Promise<Response> {
  return fetch(fixture.rest('/.settings/rules.json'), { method: 'PUT', headers: OWNER, body: rules });
}

test('rules can be read and replaced while clients listen, who are judged by them at once', async () => {
  const before = await fetch(fixture.rest('/.settings/rules.json'), { headers: OWNER });
  expect(await before.json()).toEqual({ rules: { '.read': true, '.write': true } });
  const seen: unknown[] = [];
  const errors: string[] = [];
  const db = fixture.client();
  onValue(
    ref(db, 'a'),
    (snapshot) => seen.push(snapshot.val()),
    (error) => errors.push(error.message),
  );
  await eventually(() => seen.length === 1);
  const rules = '{"rules": {".read": false, "b": {".write": true}}} // closed';
  const answer = await putRules(rules);
  expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}']);
  await eventually(() => errors.length === 1);
  expect(errors[0]).toContain('permission_denied at /a');
  await expect(set(ref(db, 'a'), 2)).rejects.toThrow('PERMISSION_DENIED');
  await set(ref(db, 'b'), 2);
  const after = await fetch(fixture.rest('/.settings/rules.json'), { headers: OWNER });
  expect(await after.text()).toBe(rules);
  const strict = await fetch(fixture.rest('/.settings/rules.json', { format: 'strict' }), { headers: OWNER });
  expect(await strict.text()).toBe('{"rules":{".read":false,"b":{".write":true}}}');
});

test('rules that do not parse are refused and the old ones stay', async () => {
  await putRules('{"rules": {".read": true}}');
  const answer = await putRules('{"rules": {"a": {".read": "auth.uid ="}}}');
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain('/rules/a/.read');
  expect((await fetch(fixture.rest('/a.json'))).status).toBe(200);
});

test('each database has rules of its own', async () => {
  await putRules('{"rules": {}}');
  expect((await fetch(fixture.rest('/a.json'))).status).toBe(401);
  expect((await fetch(fixture.rest('/a.json', { ns: 'other' }))).status).toBe(200);
});
