import { startDatabase, type RuleCoverage, type RunningDatabase } from 'realtime-database-server';
import { coverageText } from '../../rules/coverage-text';
import { tokenOf } from '../token';

const RULES = `{
  // Who may what.
  "rules": {
    "users": {
      "$uid": {
        ".read": "auth != null && (auth.uid === $uid || auth.token.boss === true)",
        ".write": "auth.uid === $uid",
        ".validate": "newData.hasChild('name') ? newData.child('name').isString() : false"
      }
    },
    "broken": { ".read": "data.val() > 1" },
    "unused": { ".read": true, ".write": "newData.exists() || data.exists()" }
  }
}`;

let database: RunningDatabase;

beforeEach(async () => {
  database = await startDatabase({ rules: RULES, data: { users: { anna: { name: 'Anna' } } } });
});
afterEach(() => database.stop());

async function ask(path: string, uid: string | null, body?: string): Promise<number> {
  const token = uid === null ? '' : `?auth=${tokenOf({ sub: uid })}`;
  const options = body === undefined ? {} : { method: 'PUT', body };
  return (await fetch(`${database.url}/${path}.json${token}`, options)).status;
}

function ruleOf(path: string): RuleCoverage | undefined {
  return database.coverage()[0]?.rules.find(({ rule }) => rule === path);
}

test('a rule that was read by two users has its branches: what was true, what false, what never', async () => {
  expect([await ask('users/anna', null), await ask('users/anna', 'anna')]).toEqual([401, 200]);
  expect(ruleOf('/rules/users/$uid/.read')).toMatchObject({
    line: 6,
    true: 1,
    false: 1,
    decided: 2,
    branches: [
      { source: 'auth != null', true: 1, false: 1 },
      { true: 1, false: 0 },
      { source: 'auth.uid === $uid', true: 1, false: 0 },
      { source: 'auth.token.boss === true', true: 0, false: 0 },
    ],
  });
  expect(ruleOf('/rules/unused/.write')).toMatchObject({
    true: 0,
    false: 0,
    failed: 0,
    decided: 0,
    line: 12,
  });
});

test('a write counts once, also one that is refused before it is parsed, and a refusing .validate decides', async () => {
  expect(await ask('users/anna', 'anna', '{"name": 1}')).toBe(401);
  expect(ruleOf('/rules/users/$uid/.write')).toMatchObject({ true: 1, false: 0, decided: 0 });
  expect(ruleOf('/rules/users/$uid/.validate')).toMatchObject({ false: 1, decided: 1 });
  expect(await ask('users/anna', 'bruno', '{"name": "x"}')).toBe(401);
  expect(ruleOf('/rules/users/$uid/.write')).toMatchObject({ true: 1, false: 1, decided: 1 });
});

test('a rule that cannot be evaluated has failed; administrators and the viewer are not counted', async () => {
  expect(await ask('broken', null)).toBe(401);
  await fetch(`${database.url}/broken.json`, { headers: { authorization: 'Bearer owner' } });
  await fetch(`${database.url}/.viewer/try`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"kind": "read", "path": "/broken", "auth": null}',
  });
  expect(ruleOf('/rules/broken/.read')).toMatchObject({ true: 0, false: 0, failed: 1, decided: 1 });
});

test('rules of the same text go on where they were, after a reset and in another database', async () => {
  await ask('unused', null);
  await database.reset();
  await database.setRules(RULES);
  await database.namespace('second').setRules(RULES);
  await fetch(`${database.url}/unused.json?ns=second`);
  expect(database.coverage()).toHaveLength(1);
  expect(ruleOf('/rules/unused/.read')).toMatchObject({ true: 2 });
  await database.setRules({ rules: {} });
  expect(database.coverage()).toHaveLength(2);
});

test('the text has a line for each rule, and its branches below it', async () => {
  await ask('users/anna', 'anna');
  const lines = database.coverage().map(coverageText).join('').split('\n');
  expect(lines[0]).toBe(
    'rule coverage: 1 of 6 rules reached, 1 decided, 0 of 7 branches were both true and false',
  );
  expect(lines).toContain('    6  /rules/users/$uid/.read: 1 × true, never false, decided 1 ×');
  expect(lines).toContain('         auth.token.boss === true: never reached');
});
