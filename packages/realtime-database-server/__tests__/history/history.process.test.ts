import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledCli } from '../bundled-cli';
import { FaultyServer } from './faulty-network';
import { runHistory } from './run';
import { isLongRun } from '../long-run';

/** `DATABASE_OPERATIONS=1000000 npx jest history.process` does a million operations, in other orders with another `DATABASE_SEED`. */
const USUAL = isLongRun ? 20_000 : 400;
const OPERATIONS = Number(process.env['DATABASE_OPERATIONS'] ?? USUAL);
const SEED = Number(process.env['DATABASE_SEED'] ?? 1);

let folder = '';
let server: FaultyServer;
let host = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-history-'));
  server = new FaultyServer(await bundledCli(), join(folder, 'state'));
  host = await server.start();
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = host;
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test(
  'one order for each path explains what clients of every kind saw, over lost connections, delays and kill -9',
  async () => {
    const plan = { operations: OPERATIONS, seed: SEED };
    // A long run says how far it is.
    const say = (what: object): unknown =>
      OPERATIONS > 10_000 && process.stderr.write(`${JSON.stringify(what)}\n`);
    const outcome = await runHistory(host, server, plan, say);
    say(outcome);
    expect(outcome.problems).toEqual([]);
    expect(outcome.checked).toBeGreaterThan(OPERATIONS);
    expect(outcome.crashes).toBeGreaterThan(0);
  },
  60_000 + OPERATIONS * 10,
);
