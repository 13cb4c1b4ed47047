import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { startDatabase } from 'realtime-database-server';
import { useFolder } from './temp-folder';

const at = useFolder();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('while the state is read, clients are told in JSON to come again, and the server has not started yet', async () => {
  const persist = at('state');
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
