import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startDatabase } from '../server';
import { WireClient } from './wire-client';

/*
 * `npx tsx packages/realtime-database-server/__tests__/longest-hold.ts` prints how long a write or read of 200,000 values holds the event loop
 * of the server at most: nobody else is answered meanwhile. It counts the time of its thread (Linux), and shows that of
 * the clock beside it.
 */

const COUNT = 199_990;
const RULES = {
  rules: { '.read': true, '.write': true, flat: { $id: { '.validate': 'newData.isNumber()' } } },
};

const ordered = JSON.stringify(Array.from({ length: COUNT }, (_, index) => index));
const shuffled = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: COUNT }, (_, index) => [((index * 7919) % 999_983).toString(36) + 'k', index]),
  ),
);
const nested = JSON.stringify(
  Array.from({ length: COUNT / 10 }, (_, index) => ({
    a: index,
    b: { c: 'text', d: [1, 2, 3, 4] },
    e: true,
  })),
);

/** What the main thread has spent, in milliseconds: on a busy machine the rest of the time is that of other programs. */
function spentTime(): number {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
}

async function serve(): Promise<void> {
  const database = await startDatabase({ rules: RULES, persist: process.argv[2] });
  let longest = { own: 0, clock: 0 };
  let last = performance.now();
  let spent = spentTime();
  const tick = (): void => {
    const own = Math.min(performance.now() - last, spentTime() - spent);
    longest = { own: Math.max(longest.own, own), clock: Math.max(longest.clock, performance.now() - last) };
    last = performance.now();
    spent = spentTime();
    setImmediate(tick);
  };
  tick();
  process.on('message', () => {
    process.send?.(longest);
    longest = { own: 0, clock: 0 };
  });
  process.send?.(database.url);
}

async function endOf(client: WireClient): Promise<void> {
  client.socket.close();
  await sleep(3000);
}

async function measure(): Promise<void> {
  const server = fork(fileURLToPath(import.meta.url), [`/tmp/longest-hold-${process.pid}/state`], {
    execArgv: ['--import', 'tsx'],
  });
  const told = async (): Promise<unknown> => ((await once(server, 'message')) as unknown[])[0];
  const url = String(await told());
  const listener = await WireClient.connect(url);
  await listener.call('q', { p: '/flat', h: '' });
  const rest =
    (method: string, path: string, body: string, headers = {}) =>
    async (): Promise<unknown> => {
      const answer = await fetch(`${url}/${path}.json?print=silent`, { method, body, headers });
      return [answer.status, await answer.text()].join(' ');
    };
  const whole = async (): Promise<unknown> =>
    (await fetch(`${url}/nested.json`, { method: 'PUT', body: nested })).status;
  const works: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['nothing', () => new Promise((resolve) => setTimeout(resolve, 300))],
    ['PUT of a list, with a rule for each value and a listener', rest('PUT', 'flat', ordered)],
    [
      'PUT of an object in no order, with a rule for each value and a listener',
      rest('PUT', 'flat', shuffled),
    ],
    ['PUT of objects in objects, answered with the value', whole],
    ['PUT with an ETag', rest('PUT', 'tagged', shuffled, { 'X-Firebase-ETag': 'true' })],
    ['PATCH of as many paths', rest('PATCH', 'patched', shuffled)],
    ['set by an SDK', () => listener.call('p', { p: '/sdk', d: JSON.parse(shuffled) })],
    ['update by an SDK that listens', () => listener.call('m', { p: '/flat', d: JSON.parse(shuffled) })],
    ['get of an SDK', () => listener.call('g', { p: '/sdk' })],
    ['listener of an SDK', () => listener.call('q', { p: '/sdk', h: 'other' })],
    [
      'query of an SDK',
      () => listener.call('q', { p: '/nested', h: '', q: { i: 'a', l: 10, vf: 'l' }, t: 1 }),
    ],
    ['transaction of an SDK', () => listener.call('p', { p: '/sdk', d: 1, h: 'outdated' })],
    ['onDisconnect().set() of an SDK', () => listener.call('o', { p: '/later', d: JSON.parse(shuffled) })],
    ['onDisconnect().update() of an SDK', () => listener.call('om', { p: '/then', d: JSON.parse(shuffled) })],
    ['its end', () => endOf(listener)],
    ['DELETE', rest('DELETE', 'flat', '')],
  ];
  for (const [what, work] of works) {
    server.send('begin');
    await told();
    const result = await work();
    server.send('end');
    const { own, clock } = (await told()) as { own: number; clock: number };
    console.log(
      `${own.toFixed(0)} ms`.padStart(7),
      `(${clock.toFixed(0)} ms by the clock)`.padStart(24),
      what,
      JSON.stringify(result ?? '').slice(0, 60),
    );
  }
  server.kill();
}

void (process.send === undefined ? measure() : serve());
