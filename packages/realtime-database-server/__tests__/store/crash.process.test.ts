import { bundledCli } from '../bundled-cli';
import { FaultyServer } from '../history/faulty-network';
import { isLongRun, longTest } from '../long-run';
import { useFolder } from '../temp-folder';
import { WireClient } from '../wire-client';

/** How often the process is killed; `DATABASE_KILLS=500 npx jest crash` for the long version. */
const KILLS = Number(process.env['DATABASE_KILLS'] ?? (isLongRun ? 50 : 2));

let server: FaultyServer;

afterEach(() => server.stop());
const at = useFolder();

async function start(flags?: readonly string[]): Promise<string> {
  server = new FaultyServer(await bundledCli(), at('state'), flags);
  return `http://${await server.start()}`;
}

/**
 * Writes as fast as the server takes it until it is killed. Every write goes to a place of its own and, with
 * the same number, to a second one in the same update: half a write must never be found.
 */
async function writeUntilKilled(url: string, from: number): Promise<{ acked: number[]; next: number }> {
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
  let crash = Promise.resolve();
  // Another moment at each kill: steps of the golden ratio spread evenly. A busy machine may need long for the first answer.
  const end = (): void => {
    const moment = ((from * 0.618) % 1) * 60;
    setTimeout(() => void (crash = server.crash()), moment);
  };
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
  await crash;
  return { acked, next };
}

test(`after each of ${KILLS} kills every acknowledged write is there, and none by half`, async () => {
  const acked = new Set<number>();
  const url = await start();
  let from = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const one: object = (await (await fetch(`${url}/one.json?shallow=true`)).json()) ?? {};
    const two: object = (await (await fetch(`${url}/two.json?shallow=true`)).json()) ?? {};
    const missing = [...acked].filter((number) => !Object.hasOwn(two, String(number)));
    expect(missing).toEqual([]);
    expect(Object.keys(one)).toEqual(Object.keys(two));
    const round = await writeUntilKilled(url, from);
    for (const number of round.acked) acked.add(number);
    from = round.next;
  }
  expect(acked.size).toBeGreaterThan(KILLS);
}, 600_000);

longTest(
  'data that would not be loaded again is refused with the limit, and may be removed',
  async () => {
    const url = await start(['--max-old-space-size=128']);
    const put = (path: string, value: string): Promise<Response> =>
      fetch(`${url}/${path}.json?print=silent`, { method: 'PUT', body: value });
    let count = 0;
    let answer: Response;
    do {
      count += 1;
      answer = await put(`large/${count}`, JSON.stringify(String(count).padEnd(5_000_000, 'x')));
    } while (answer.ok && count < 1000);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringMatching(/\d+ of \d+ MB cannot be loaded/),
    ]);
    await server.crash();
    const keys: object = (await (await fetch(`${url}/large.json?shallow=true`)).json()) ?? {};
    expect(Object.keys(keys)).toHaveLength(count - 1);
    expect((await put('large', 'null')).status).toBe(204);
    expect((await put('small', '1')).status).toBe(204);
  },
  60_000,
);
