import type { Json } from '../http-client';
import { useViewer } from './viewer';

const filled = useViewer();

const RULES = `{
  // A comment, as rules may have.
  "rules": {
    ".read": false,
    "users": {
      "$uid": {
        ".read": "auth != null && auth.uid === $uid",
        ".write": "auth.uid === $uid",
        "age": { ".validate": "newData.isNumber() && newData.val() > 17" }
      }
    },
    "sealed": { ".read": "query.orderByKey && query.endAt === data.child('key').val()" },
    "broken": { ".read": "data.val() < 3" }
  }
}`;
const data = { users: { anna: { age: 40 } }, sealed: { key: 'k' } };

async function attempt(body: object): Promise<Json> {
  const at = await filled(data, RULES);
  const answer = await at.post('try', body);
  expect(await at.stored()).toEqual(data);
  return answer.json();
}

test('an allowed read names the rule that allowed it, where, and what it saw', async () => {
  const result = await attempt({ kind: 'read', path: '/users/anna/age', auth: { uid: 'anna' } });
  expect(result.allowed).toBe(true);
  expect(result.summary).toBe('/rules/users/$uid/.read allows it.');
  expect(result.decided).toBe(1);
  expect(result.steps[1]).toEqual({
    rule: '/rules/users/$uid/.read',
    source: 'auth != null && auth.uid === $uid',
    place: '/users/anna',
    isTrue: true,
    failure: null,
    values: [
      { source: 'auth', value: '{"uid":"anna"}' },
      { source: 'auth.uid', value: '"anna"' },
      { source: '$uid', value: '"anna"' },
    ],
  });
});

test('a denied read shows every rule on the way, each with what it came to', async () => {
  const result = await attempt({ kind: 'read', path: 'users/anna', auth: { uid: 'bruno' } });
  expect(result.allowed).toBe(false);
  expect(result.decided).toBeNull();
  expect(result.steps.map(({ rule, isTrue }: Json) => [rule, isTrue])).toEqual([
    ['/rules/.read', false],
    ['/rules/users/$uid/.read', false],
  ]);
});

test('the read of a priority is checked as the read of its node', async () => {
  const result = await attempt({ kind: 'read', path: 'users/.priority', auth: { uid: '.priority' } });
  expect(result.steps.map(({ rule }: Json) => rule)).toEqual(['/rules/.read']);
});

test('a place without any rule on the way is denied for that reason', async () => {
  const result = await attempt({ kind: 'write', path: 'elsewhere', auth: null, value: 1 });
  expect(result).toEqual({
    allowed: false,
    summary: 'There is no .write rule on the way to this place.',
    steps: [],
    decided: null,
  });
});

test('a write that a .validate rule refuses names that rule', async () => {
  const result = await attempt({
    kind: 'write',
    path: 'users/anna',
    auth: { uid: 'anna' },
    value: { age: 12 },
  });
  expect(result.allowed).toBe(false);
  expect(result.summary).toBe('/rules/users/$uid/age/.validate refuses it.');
  expect(result.steps[result.decided]).toMatchObject({
    place: '/users/anna/age',
    values: [
      { source: 'newData.isNumber()', value: 'true' },
      { source: 'newData.val()', value: '12' },
    ],
  });
});

test('a rule that cannot be worked out says why', async () => {
  const result = await attempt({ kind: 'read', path: 'broken', auth: null });
  expect(result.steps.at(-1)).toMatchObject({ rule: '/rules/broken/.read', isTrue: false });
  expect(result.steps.at(-1).failure).toMatch(/null/);
});

test('a read is judged with its query', async () => {
  const read = { kind: 'read', path: 'sealed', auth: null };
  expect((await attempt(read)).allowed).toBe(false);
  expect((await attempt({ ...read, query: 'orderBy="$key"&endAt="k"' })).allowed).toBe(true);
});

test('administrators and databases without rules need no rule', async () => {
  const admin = await attempt({ kind: 'write', path: 'x', auth: 'admin', value: 1 });
  expect(admin).toMatchObject({ allowed: true, summary: 'Administrators pass every rule.' });
  const open = await (await filled()).post('try', { kind: 'read', path: '', auth: null });
  expect(open.json()).toMatchObject({ allowed: true, steps: [] });
});

test.each([
  [{ kind: 'read', path: 'a', auth: 'anna' }],
  [{ kind: 'read', path: 'a[b', auth: null }],
  [{ kind: 'read', path: 'a', auth: null, query: 'orderBy=x' }],
  [{ kind: 'write', path: 'a', auth: null, value: { $: 1 } }],
])('%j cannot be tried', async (body) => {
  expect((await (await filled(data, RULES)).post('try', body)).status).toBe(400);
});
