import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startDatabase } from '../../database/server';
import { WireClient } from './wire-client';

/*
 * `npx tsx __tests__/database/longest-hold.ts` prints how long a write of 200,000 values holds the event loop of the
 * server: nobody else is answered meanwhile.
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

async function serve(): Promise<void> {
  const database = await startDatabase({ rules: RULES, persist: process.argv[2] });
  let longest = 0;
  let last = performance.now();
  let spent = process.cpuUsage();
  const tick = (): void => {
    const { user, system } = process.cpuUsage(spent);
    // On a busy machine the rest of the time is that of other programs.
    longest = Math.max(longest, Math.min(performance.now() - last, (user + system) / 1000));
    last = performance.now();
    spent = process.cpuUsage();
    setImmediate(tick);
  };
  tick();
  process.on('message', () => {
    process.send?.(longest);
    longest = 0;
  });
  process.send?.(database.url);
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
    ['transaction of an SDK', () => listener.call('p', { p: '/sdk', d: 1, h: 'outdated' })],
    ['onDisconnect().set() of an SDK', () => listener.call('o', { p: '/later', d: JSON.parse(shuffled) })],
  ];
  for (const [what, work] of works) {
    server.send('begin');
    await told();
    const result = await work();
    server.send('end');
    console.log(
      `${Math.round(Number(await told()))} ms`.padStart(8),
      what,
      JSON.stringify(result ?? '').slice(0, 60),
    );
  }
  listener.socket.close();
  server.kill();
}

void (process.send === undefined ? measure() : serve());
