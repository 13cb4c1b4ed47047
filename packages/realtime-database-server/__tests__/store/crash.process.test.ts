import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledCli } from '../bundled-cli';
import { WireClient } from '../wire-client';
import { isLongRun, longTest } from '../long-run';

/** How often the process is killed; `DATABASE_KILLS=500 npx jest crash` for the long version. */
const KILLS = Number(process.env['DATABASE_KILLS'] ?? (isLongRun ? 50 : 4));

let folder = '';
let program = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-crash-'));
  program = await bundledCli();
});

afterAll(() => rm(folder, { recursive: true }));

async function start(flags: readonly string[] = []): Promise<{ child: ChildProcess; url: string }> {
  const args = [
    '--port',
    '0',
    '--no-config',
    '--no-viewer',
    '--namespace',
    'feeling',
    '--persist',
    join(folder, 'state'),
  ];
  const child = spawn(process.execPath, [...flags, program, ...args]);
  let errors = '';
  child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  if (!(line instanceof Buffer)) throw new Error(`the server did not start: ${errors}`);
  return { child, url: line.toString('utf8').trim() };
}

/**
 * Writes as fast as the server takes it until it is killed. Every write goes to a place of its own and, with
 * the same number, to a second one in the same update: half a write must never be found.
 */
async function writeUntilKilled(
  url: string,
  from: number,
  child: ChildProcess,
): Promise<{ acked: number[]; next: number }> {
  const client = await WireClient.connect(url);
  await client.next();
  const acked: number[] = [];
  const sent = new Map<number, number>();
  let next = from;
  const send = (): void => {
    const padding = 'x'.repeat(next % 50 === 0 ? 100_000 : 20);
    const number = client.request('m', { p: '/', d: { [`one/${next}`]: padding, [`two/${next}`]: next } });
    sent.set(number, next);
    next += 1;
  };
  for (let ahead = 0; ahead < 20; ahead += 1) send();
  const killed = once(child, 'exit');
  // Another moment at each kill: steps of the golden ratio spread evenly. A busy machine may need long for the first answer.
  const end = (): void => void setTimeout(() => child.kill('SIGKILL'), ((from * 0.618) % 1) * 60);
  try {
    for (;;) {
      const message = await client.next();
      const { r, b } = message['d'] as { r: number; b: { s: string } };
      expect(b.s).toBe('ok');
      if (acked.push(sent.get(r) ?? -1) === 1) end();
      send();
    }
  } catch (error) {
    if (!client.closed) throw error;
  }
  await killed;
  return { acked, next };
}

test(`after each of ${KILLS} kills every acknowledged write is there, and none by half`, async () => {
  const acked = new Set<number>();
  let from = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = await start();
    const one: object = (await (await fetch(`${url}/one.json?shallow=true`)).json()) ?? {};
    const two: object = (await (await fetch(`${url}/two.json?shallow=true`)).json()) ?? {};
    const missing = [...acked].filter((number) => !Object.hasOwn(two, String(number)));
    expect(missing).toEqual([]);
    expect(Object.keys(one)).toEqual(Object.keys(two));
    const round = await writeUntilKilled(url, from, child);
    for (const number of round.acked) acked.add(number);
    from = round.next;
  }
  expect(acked.size).toBeGreaterThan(KILLS);
}, 600_000);

longTest(
  'data that would not be loaded again is refused with the limit, and may be removed',
  async () => {
    const flags = ['--max-old-space-size=128'];
    const first = await start(flags);
    const put = (url: string, path: string, value: string): Promise<Response> =>
      fetch(`${url}/${path}.json?print=silent`, { method: 'PUT', body: value });
    let count = 0;
    let answer: Response;
    do {
      count += 1;
      answer = await put(first.url, `large/${count}`, JSON.stringify(String(count).padEnd(5_000_000, 'x')));
    } while (answer.ok && count < 1000);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringMatching(/\d+ of \d+ MB cannot be loaded/),
    ]);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await start(flags);
    const keys: object = (await (await fetch(`${second.url}/large.json?shallow=true`)).json()) ?? {};
    expect(Object.keys(keys)).toHaveLength(count - 1);
    expect((await put(second.url, 'large', 'null')).status).toBe(204);
    expect((await put(second.url, 'small', '1')).status).toBe(204);
    second.child.kill('SIGKILL');
  },
  60_000,
);
