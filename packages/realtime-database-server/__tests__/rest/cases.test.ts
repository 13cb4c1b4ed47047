import { useDatabase } from '../clients';
import { ask } from '../http-client';
import { linesOf } from '../json-lines';

interface Case {
  name: string;
  call: [string, string, string?];
  status: number;
  body?: string;
  error?: string;
}

const CASES: Case[] = linesOf(__dirname, 'cases.jsonl');

// A script (`callback`) is for pages of this machine.
const PAGE = { Origin: 'http://localhost:3000' };

const fixture = useDatabase({
  data: {
    p: { a: { '.value': 1, '.priority': 2 }, b: 2 },
    l: { a: { n: 3 }, b: { n: 1 }, c: { n: 2 } },
    v: { a: 1, b: 2, c: 3, d: 4 },
    list: ['p', { q: 1 }],
    'é x': 'accent',
    secret: 1,
    closed: { '.priority': 7, a: { '.value': 1, '.priority': 8 } },
  },
  rules: `{
    // comments are allowed
    "rules": {
      "$any": { ".read": "$any !== 'secret'" },
      "l": { ".read": true, ".indexOn": ["n"] },
      "v": { ".read": true, ".indexOn": ".value" },
      "w": { ".read": true, ".write": true, "number": { ".validate": "newData.isNumber()" } },
      "closed": { "$child": { ".read": true } },
      "secret": { ".read": "auth.uid === 'ada'" }
    }
  }`,
});

test.each(CASES)('$name', async ({ call: [method, address, raw], status, body: expected, error }) => {
  const path = encodeURI(address).replaceAll('%25', '%').replaceAll('"', '%22');
  const answer = await ask(fixture.server().port, path, { method, raw, headers: PAGE });
  const text = error === undefined ? expected : `{\n  "error" : ${JSON.stringify(error)}\n}\n`;
  expect([answer.status, answer.text]).toEqual([status, text]);
});

test('an address with a scheme and a host, as for a proxy, means the same', async () => {
  const { text } = await ask(fixture.server().port, 'http://example.com/v/a.json?ns=feeling');
  expect(text).toBe('1');
});
