import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from 'realtime-database-server';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('while the state is read, clients are told in JSON to come again, and the server has not started yet', async () => {
  const persist = join(folder, 'state');
  // A pipe is read until somebody has written to it.
  execFileSync('mkfifo', [persist]);
  const port = await freePort();
  let isStarted = false;
  const starting = startDatabase({ port, persist }).finally(() => (isStarted = true));
  const address = `http://127.0.0.1:${port}/a.json`;
  let answer: Response | null = null;
  while (answer === null) answer = await fetch(address).catch(() => null);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toEqual({ error: 'The database is still reading its state.' });
  expect(isStarted).toBe(false);
  const lines = [
    { format: 'embedded-realtime-database', version: 1, sequence: 0 },
    { namespace: 'default', data: { a: 1 } },
    { end: true },
  ];
  await writeFile(persist, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await using database = await starting;
  expect(await (await fetch(address)).json()).toBe(1);
  expect(await database.get('a')).toBe(1);
});

test('says at the second start, and only then, that the stored state is used and not the data', async () => {
  const persist = join(folder, 'state');
  const linesOf = async (data?: unknown): Promise<string[]> => {
    const lines: string[] = [];
    const database = await startDatabase({ persist, log: (line) => lines.push(line), data });
    expect(await database.get('')).toEqual({ a: 1 });
    await database.stop();
    return lines;
  };
  expect(await linesOf({ a: 1 })).toEqual([]);
  expect(await linesOf()).toEqual([]);
  expect(await linesOf({ a: 2 })).toEqual([
    `${persist}: its state is used; data and import are for the first start only`,
  ]);
});
