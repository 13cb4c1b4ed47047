import { createHash } from 'node:crypto';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { linesOf } from '../json-lines';
import { tokenOf } from '../token';
import { WireClient } from '../wire-client';

interface Step {
  send?: [string, unknown];
  expect?: unknown;
  skip?: number;
}

interface Case {
  name: string;
  data: unknown;
  rules?: unknown;
  steps: Step[];
}

// In the file a case stands above its steps.
const CASES: Case[] = [];
for (const line of linesOf(__dirname, 'protocol-cases.jsonl'))
  if ('name' in line) CASES.push({ ...line, steps: [] });
  else CASES.at(-1)?.steps.push(line);

function filledIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map(Object.entries(value));
  if (fields.has('hashOf'))
    return createHash('sha1')
      .update(String(fields.get('hashOf')))
      .digest('base64');
  if (fields.has('token')) return tokenOf(fields.get('token'));
  if (fields.has('signedToken')) return tokenOf(fields.get('signedToken'), 'signature');
  return Object.fromEntries([...fields].map(([key, item]) => [key, filledIn(item)]));
}

const shown = (value: unknown): string => JSON.stringify(value, null, 1);

let server: RunningDatabase;
afterEach(() => server.stop());

test.each(CASES)('$name', async ({ data, rules, steps }) => {
  server = await startDatabase({
    port: 0,
    namespace: 'feeling',
    data,
    ...(rules === undefined ? {} : { rules: JSON.stringify(rules) }),
  });
  const client = await WireClient.connect(server.url);
  const hello = await client.next();
  expect(hello).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: new URL(server.url).host } } });
  for (const { send, expect: expected, skip = 0 } of steps) {
    if (send !== undefined) client.request(send[0], filledIn(send[1]));
    for (let count = 0; count < skip; count += 1) await client.next();
    if (expected !== undefined) expect(shown(await client.next())).toBe(shown({ t: 'd', d: expected }));
  }
  client.socket.close();
  await client.untilClosed();
  expect(client.received).toEqual([]);
});
