import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { readRules } from '@/database/auth/guard';
import { nodeFromJson, nodeSteps } from '@/database/tree/from-json';
import { hashSteps } from '@/database/tree/hash';
import { parseJson } from '@/database/tree/parse-json';
import { atOnce, type Steps } from '@/database/tree/steps';
import { COMPLETE, textSteps } from '@/database/tree/to-json';
import { mergeWrite, putWrite } from '@/database/tree/write';
import { WireClient } from './wire-client';

const COUNT = 100_000;
const VALUE = Object.fromEntries(Array.from({ length: COUNT }, (_, index) => [`key ${index}`, index]));
const rules = readRules({ rules: { '.write': true, a: { $id: { '.validate': 'newData.isNumber()' } } } });

function judged(): Steps<unknown> {
  const newRoot = atOnce(putWrite(null, ['a'], VALUE, 0)).after;
  return rules.ruleset.writeSteps({ path: ['a'], auth: null, now: 0, root: null, newRoot });
}

test.each<[string, () => Steps<unknown>]>([
  ['parsing', () => parseJson(JSON.stringify(VALUE))],
  ['making the tree', () => nodeSteps(VALUE, null, 0)],
  ['setting many paths', () => mergeWrite(null, [], VALUE, 0)],
  ['the rules', judged],
  ['the text for the log and the listeners', () => textSteps(nodeFromJson(VALUE, null, 0), COMPLETE)],
  ['the hash', () => hashSteps(nodeFromJson(VALUE, null, 0))],
])('%s pauses at least once in a thousand values', (_, begin) => {
  const steps = begin();
  let pauses = 0;
  while (steps.next().done !== true) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(COUNT / 1000);
});

describe('while a large write is under way', () => {
  let database: RunningDatabase;
  beforeEach(async () => {
    database = await startDatabase({ namespace: 'feeling', data: { a: { small: 0 } } });
  });
  afterEach(() => database.stop());

  test('others are answered, and later writes wait for their turn', async () => {
    const [writer, other, listener] = [
      await WireClient.connect(database.url),
      await WireClient.connect(database.url),
      await WireClient.connect(database.url),
    ];
    await listener.call('q', { p: '/a/small', h: '' });
    const order: string[] = [];
    const done = (name: string, answer: Promise<{ s: string }>): Promise<unknown> =>
      answer.then(({ s }) => order.push(`${name} ${s}`));
    await writer.call('g', { p: '/a/small' });
    const large = done('large', writer.call('p', { p: '/a', d: { ...VALUE, small: 1 } }));
    while (writer.socket.bufferedAmount > 0) await new Promise((resolve) => setImmediate(resolve));
    // As soon as its last byte was sent, so that it is read before it has been made.
    const asked: Promise<unknown>[] = [];
    for (let count = 0; count < 20 && !order.includes('large ok'); count += 1) {
      asked.push(done('read', other.call('g', { p: '/a/small' })));
      await asked.at(-1);
    }
    const small = done('small', other.call('p', { p: '/a/small', d: 2 }));
    await Promise.all([large, small, ...asked]);
    expect(order.indexOf('large ok')).toBeGreaterThan(2);
    expect(order.at(-1)).toBe('small ok');
    expect(await database.get('a/small')).toBe(2);
    for (const client of [writer, other, listener]) client.socket.close();
  });

  test('a write of a program that comes later is made later, and all are made before the server has stopped', async () => {
    const first = database.set('a', VALUE);
    const second = database.set('a/small', 3);
    await second;
    expect(await database.get('a/small')).toBe(3);
    await first;
    const client = await WireClient.connect(database.url);
    const id = client.request('p', { p: '/a', d: VALUE });
    expect(id).toBe(1);
    await database.set('b', 1);
    await database.stop();
    client.socket.close();
  });
});
