import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { explain, type Operation } from './checker';
import { adminClient, pollClient, restClient, sdkClient, type HistoryClient } from './clients';
import type { FaultyServer } from './faulty-network';
import { randomFrom, Recorder } from './record';

/** Operations of one round, and of one path, which is checked alone: its history must stay short. */
const ROUND = 2500;
const OPERATIONS_OF_PATH = 60;
/**
 * How many operations of a client are under way at once. Each has paths of its own among those of the client: an SDK
 * answers a read from what it has under way at the same path.
 */
const LANES = 6;

interface Plan {
  readonly operations: number;
  readonly seed: number;
}

export interface Outcome {
  readonly operations: number;
  readonly checked: number;
  readonly crashes: number;
  readonly losses: number;
  readonly problems: readonly string[];
}

function clientsFor(host: string): HistoryClient[] {
  return [
    sdkClient(host),
    sdkClient(host),
    adminClient(host),
    restClient(host),
    restClient(host),
    pollClient(host),
  ];
}

async function disturb(
  server: FaultyServer,
  random: () => number,
  clients: readonly { comeBack?(): void }[],
  progress: () => number,
): Promise<number> {
  const until = async (share: number): Promise<void> => {
    while (progress() < share) await sleep(2);
  };
  let crashes = 0;
  for (const [from, isCrash] of [
    [0.1, random() < 0.7],
    [0.5, random() < 0.3],
  ] as const) {
    const start = from + random() * 0.3;
    await until(start);
    server.delay = Math.ceil(random() * 20);
    await until(start + 0.05);
    server.delay = 0;
    if (isCrash) await server.crash();
    else server.drop();
    // For a client that has come back by itself, this is another loss.
    server.losses += 1;
    for (const client of clients) client.comeBack?.();
    crashes += Number(isCrash);
  }
  return crashes;
}

async function saved(path: string, operations: readonly Operation[]): Promise<string> {
  // A name of its own: another user of this machine may have run the same round.
  const folder = await mkdtemp(join(tmpdir(), 'database-history-unexplained-'));
  const file = join(folder, `history${path.replaceAll('/', '-')}.json`);
  const lines = operations.map(({ after, ...rest }) =>
    JSON.stringify({ ...rest, after: after && operations.indexOf(after) }),
  );
  await writeFile(file, lines.join('\n'));
  return file;
}

async function round(host: string, server: FaultyServer, plan: Plan, number: number) {
  const random = randomFrom(plan.seed * 1000 + number);
  const recorder = new Recorder(server);
  const clients = clientsFor(host);
  const listener = sdkClient(host);
  const size = Math.min(ROUND, plan.operations);
  const paths = Array.from({ length: Math.ceil(size / OPERATIONS_OF_PATH) }, (_, index) =>
    [plan.seed, number, index % 3 === 0 ? 'list' : 'register', index].join('/'),
  ).map((path) => `/${path}`);
  for (const path of paths) recorder.follow(listener, path);
  const work = clients.flatMap((client) =>
    Array.from({ length: LANES }, async (_, lane) => {
      const mine = paths.filter((_path, index) => index % LANES === lane);
      const own = randomFrom(random() * 2 ** 32);
      while (recorder.count < size && mine.length > 0) {
        await recorder.act(client, mine[Math.floor(own() * mine.length)] ?? '', own);
      }
    }),
  );
  const progress = (): number => recorder.count / size;
  const crashes = await disturb(server, random, [...clients, listener], progress);
  await Promise.all(work);
  const problems: string[] = [];
  const last = restClient(host);
  // What clients left to be written when they go is written now; nothing after it.
  await Promise.all(clients.map((client) => client.stop()));
  await sleep(10);
  for (const path of paths) {
    const value = await recorder.readAtEnd(last, path);
    if (!(await recorder.untilTold(path, value)))
      problems.push(`${path}: a listener was not told of the end`);
  }
  await listener.stop();
  await last.set(`/${plan.seed}/${number}`, null);
  for (const [path, operations] of recorder.operations) {
    if (explain(operations) === null)
      problems.push(`${path}: no order explains ${await saved(path, operations)}`);
  }
  const checked = [...recorder.operations.values()].reduce((sum, { length }) => sum + length, 0);
  return { crashes, problems, checked, operations: recorder.count };
}

/**
 * Lets clients of every kind work on a server, and looks for one order of each path that explains what all of them saw.
 * @param host Host and port of the network in front of the server.
 */
export async function runHistory(
  host: string,
  server: FaultyServer,
  plan: Plan,
  report: (soFar: Outcome) => void = () => undefined,
): Promise<Outcome> {
  const sum = { operations: 0, checked: 0, crashes: 0, losses: server.losses };
  const problems: string[] = [];
  for (let number = 0; sum.operations < plan.operations; number += 1) {
    const result = await round(host, server, plan, number);
    sum.operations += result.operations;
    sum.checked += result.checked;
    sum.crashes += result.crashes;
    problems.push(...result.problems);
    report({ ...sum, losses: server.losses - sum.losses, problems });
  }
  return { ...sum, losses: server.losses - sum.losses, problems };
}
