import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { readRules } from '../auth/guard';
import { queryFromWire } from '../query/from-wire';
import { select } from '../query/select';
import { encodeRecord } from '../store/log-record';
import { Namespace } from '../store/namespace';
import { OnDisconnectQueue } from '../store/on-disconnect';
import { completeUpdate } from '../store/update';
import { View } from '../store/view';
import { nodeFromJson, nodeSteps } from '../tree/from-json';
import { hashSteps } from '../tree/hash';
import { sameTreeSteps, type TreeNode } from '../tree/node';
import { parseJson } from '../tree/parse-json';
import { atOnce, inSlices, type Steps } from '../tree/steps';
import { COMPLETE, textSteps } from '../tree/to-json';
import { mergeWrite, putWrite, type Write } from '../tree/write';
import { WireClient } from './wire-client';

function numbered(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, index]));
}

/** Enough for many pauses, and for a write that takes many turns. */
const COUNT = 20_000;
const VALUE = numbered(COUNT);
const LARGE = numbered(100_000);
const ALL_BY_VALUE = { i: '.value', l: 1_000_000, vf: 'l' };
const rules = readRules({ rules: { '.write': true, a: { $id: { '.validate': 'newData.isNumber()' } } } });

function judged(): Steps<unknown> {
  const newRoot = atOnce(putWrite(null, ['a'], VALUE, 0)).after;
  return rules.ruleset.writeSteps({ path: ['a'], auth: null, now: 0, root: null, newRoot });
}

const tree = (): TreeNode | null => nodeFromJson(VALUE, null, 0);
const merged = (): Write => atOnce(mergeWrite(null, [], VALUE, 0));

function queried(): View {
  const target = { path: [], query: queryFromWire(ALL_BY_VALUE), style: COMPLETE };
  return new View(
    target,
    () => undefined,
    () => undefined,
  );
}

// The change of one value may move every other one in or out of a query.
function oneOfMany(): Steps<unknown> {
  const namespace = new Namespace({ name: 'test', initial: tree(), rules: null, log: null });
  namespace.listen(queried());
  return namespace.decision(() => namespace.putSteps(['key 1'], -1));
}

function pausesOf(steps: Steps<unknown>): number {
  let pauses = 0;
  while (steps.next().done !== true) pauses += 1;
  return pauses;
}

test.each<[string, () => Steps<unknown>]>([
  ['parsing', () => parseJson(JSON.stringify(VALUE))],
  ['making the tree', () => nodeSteps(VALUE, null, 0)],
  ['setting many paths', () => mergeWrite(null, [], VALUE, 0)],
  ['the rules', judged],
  ['the text for the log and the listeners', () => textSteps(nodeFromJson(VALUE, null, 0), COMPLETE)],
  ['the hash', () => hashSteps(nodeFromJson(VALUE, null, 0))],
  ['the comparison with what was there', () => sameTreeSteps(tree(), tree())],
  ['the order of a query', () => select(tree(), queryFromWire(ALL_BY_VALUE))],
  ['the record of many paths', () => encodeRecord(1, 'feeling', merged())],
  ['what a listener is told of many paths', () => completeUpdate(merged(), [], COMPLETE)],
  ['what a query is told of many paths', () => queried().prepare(merged())],
  ['what a query is told of one of many values', oneOfMany],
  ['readable text', () => textSteps(tree(), { ...COMPLETE, pretty: true })],
  ['what is left for the end', () => new OnDisconnectQueue().merge([], new Map(Object.entries(VALUE)))],
])('%s pauses at least once in a thousand values', (_, begin) => {
  expect(pausesOf(begin())).toBeGreaterThanOrEqual(COUNT / 1000);
});

test('what a thousand listeners are told of many paths takes no thousand times as long', () => {
  const write = merged();
  let pauses = 0;
  for (let count = 0; count < 1000; count += 1)
    pauses += pausesOf(completeUpdate(write, [`key ${count}`], COMPLETE));
  expect(pauses).toBeLessThan(COUNT / 100);
});

test('twenty queries, each in its own order, sort the children of a place once', () => {
  const node = nodeFromJson(numbered(2000), null, 0);
  let pauses = 0;
  for (const round of [1, 2])
    for (let count = 0; count < 20; count += 1) {
      const query = queryFromWire({ i: `order ${count}`, l: 1, vf: 'l' });
      if (round === 1) atOnce(select(node, query));
      else pauses += pausesOf(select(node, query));
    }
  // To sort them takes several.
  expect(pauses).toBeLessThan(2);
});

describe('while a large write is under way', () => {
  let database: RunningDatabase;
  beforeEach(async () => {
    database = await startDatabase({ namespace: 'feeling', data: { a: { small: 0 } } });
  });
  afterEach(() => database.stop());

  /** Reads until a write is made, at most twenty times. Returns how many reads were answered before it was. */
  async function readsBefore(large: Promise<unknown>): Promise<number> {
    const reader = await WireClient.connect(database.url);
    const ends: unknown[] = [];
    void large.then((end) => ends.push(end));
    let count = 0;
    for (; count < 20 && ends.length === 0; count += 1) await reader.call('g', { p: '/a/small' });
    reader.socket.close();
    return count;
  }

  test('of a client, others are answered', async () => {
    const writer = await WireClient.connect(database.url);
    const large = writer.call('p', { p: '/a', d: LARGE });
    expect(await readsBefore(large)).toBeGreaterThan(2);
    expect((await large).s).toBe('ok');
    writer.socket.close();
  });

  // When the server has read what a client sent, nobody else can tell.
  test('of the program, others are answered, and their writes wait for their turn', async () => {
    const other = await WireClient.connect(database.url);
    await other.call('q', { p: '/a/small', h: '' });
    const order: string[] = [];
    const large = database.set('a', { ...LARGE, small: 1 }).then(() => order.push('large'));
    const reads = await readsBefore(large);
    const small = other.call('p', { p: '/a/small', d: 2 }).then(() => order.push('small'));
    await Promise.all([large, small]);
    expect(reads).toBeGreaterThan(2);
    expect(order).toEqual(['large', 'small']);
    expect(await database.get('a/small')).toBe(2);
    other.socket.close();
  });

  test('a write of a program that comes later is made later, and all are made before the server has stopped', async () => {
    const first = database.set('a', LARGE);
    const second = database.set('a/small', 3);
    await second;
    expect(await database.get('a/small')).toBe(3);
    await first;
    const client = await WireClient.connect(database.url);
    const id = client.request('p', { p: '/a', d: LARGE });
    expect(id).toBe(1);
    await database.set('b', 1);
    await database.stop();
    client.socket.close();
  });
});

test('what a client is sent stays in order while a long answer is made, and others are served meanwhile', async () => {
  const database = await startDatabase({ namespace: 'feeling', data: { a: { ...LARGE, small: 0 } } });
  const reader = await WireClient.connect(database.url);
  const writer = await WireClient.connect(database.url);
  await reader.call('q', { p: '/a/small', h: '' });
  const heard: string[] = [];
  reader.socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const answer = reader.call('g', { p: '/a' });
  // Its first piece is there, so it is being made.
  while (heard.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await writer.call('p', { p: '/a/small', d: 1 });
  const { d } = (await answer) as { d: unknown };
  await reader.call('g', { p: '/a/small' });
  expect(d).toMatchObject({ small: 0 });
  const event = heard.findIndex((text) => text.includes('"p":"a/small","d":1'));
  const lastPiece = heard.findLastIndex((text) => text.includes('key 99999'));
  expect(lastPiece).toBeGreaterThan(0);
  expect(event).toBeGreaterThan(lastPiece);
  for (const client of [reader, writer]) client.socket.close();
  await database.stop();
});

test('work that has paused takes turns in one slice, however much of it there is', async () => {
  const order: string[] = [];
  function* work(name: string): Steps<void> {
    for (let count = 0; count < 3; count += 1) {
      order.push(name);
      for (const end = performance.now() + 20; performance.now() < end;);
      yield;
    }
  }
  const all = ['a', 'b', 'c'].map((name) => inSlices(work(name)));
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(all).then(() => (isDone = true));
  // Each begins at once; then each does one step in a turn of its own.
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c']);
  expect(turns).toBeGreaterThanOrEqual(6);
});
