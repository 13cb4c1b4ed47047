import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { useDatabase } from '../clients';

interface Case {
  name: string;
  call: [string, string, string?];
  status: number;
  body?: string;
  error?: string;
}

const CASES: Case[] = JSON.parse(readFileSync(join(__dirname, 'cases.json'), 'utf8'));

const fixture = useDatabase({
  data: {
    p: { a: { '.value': 1, '.priority': 2 }, b: 2 },
    l: { a: { n: 3 }, b: { n: 1 }, c: { n: 2 } },
    v: { a: 1, b: 2, c: 3, d: 4 },
    list: ['p', { q: 1 }],
    'é x': 'accent',
    secret: 1,
  },
  rules: `{
    // comments are allowed
    "rules": {
      "$any": { ".read": "$any !== 'secret'" },
      "l": { ".read": true, ".indexOn": ["n"] },
      "v": { ".read": true, ".indexOn": ".value" },
      "w": { ".read": true, ".write": true, "number": { ".validate": "newData.isNumber()" } },
      "secret": { ".read": "auth.uid === 'ada'" }
    }
  }`,
});

/** Sends a request as it is written, without fetch's corrections. */
function call(method: string, address: string, body = ''): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const path = encodeURI(address).replaceAll('%25', '%').replaceAll('"', '%22');
    const sent = request(`${fixture.server().url}${path}`, { method }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test.each(CASES)('$name', async ({ call: [method, address, body], status, body: expected, error }) => {
  const answer = await call(method, address, body);
  const text = error === undefined ? expected : `{\n  "error" : ${JSON.stringify(error)}\n}\n`;
  expect(answer).toEqual({ status, text });
});

test('an address with a scheme and a host, as for a proxy, means the same', async () => {
  const { port } = fixture.server();
  const address = 'http://example.com/v/a.json?ns=feeling';
  const text = await new Promise<string>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: address }, (answer) => {
      answer.setEncoding('utf8');
      answer.once('data', resolve);
    });
    sent.on('error', reject);
    sent.end();
  });
  expect(text).toBe('1');
});
