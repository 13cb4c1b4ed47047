import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { bundledCommand } from '../bundled-command';

const started: ChildProcess[] = [];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-cli-'));
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function kept(child: ChildProcess): ChildProcess {
  started.push(child);
  return child;
}

const OPTIONS = ['--namespace', 'feeling', '--no-config'];

/** Starts the command as `npm run database` does. */
function runSource(...args: string[]): ChildProcess {
  return kept(spawn(process.execPath, ['--import', 'tsx', 'database/cli.ts', ...OPTIONS, ...args]));
}

/** Starts the command from a bundle, which is sooner there. */
async function run(...args: string[]): Promise<ChildProcess> {
  return kept(spawn(process.execPath, [await bundledCommand('database/cli'), ...OPTIONS, ...args]));
}

async function line(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const piece of stream ?? []) {
    text += String(piece);
    if (text.includes('\n')) break;
  }
  return text;
}

test('prints one line with its address, serves, and keeps what was written over kill -9', async () => {
  const data = join(folder, 'data.json');
  await writeFile(data, '{"a":1}');
  const args = ['--port', '0', '--data', data, '--persist', join(folder, 'state')];
  const first = runSource(...args);
  const url = (await line(first.stdout)).trim();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${url}/.json`)).text()).toBe('{"a":1}');
  await fetch(`${url}/b.json`, { method: 'PUT', body: '2' });
  first.kill('SIGKILL');
  await once(first, 'exit');
  await writeFile(data, '{"other":1}');
  const second = await run(...args);
  const again = (await line(second.stdout)).trim();
  expect(await (await fetch(`${again}/.json?ns=feeling`)).text()).toBe('{"a":1,"b":2}');
  second.kill('SIGTERM');
  expect((await once(second, 'exit'))[0]).toBe(0);
}, 60_000);

test('a busy port is one line that names the port and the flag', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const child = await run('--port', String(port));
  const text = await line(child.stderr);
  expect(text).toBe(`port ${port} on 127.0.0.1 is in use; give another one with --port\n`);
  blocker.close();
}, 60_000);

test.each([
  ['rules that do not parse', ['--rules', 'rules.json'], /^--rules \S+rules\.json: \/rules\/a\/\.read.*\n$/],
  ['rules that are not there', ['--rules', 'none.json'], /^--rules \S+none\.json: ENOENT.*\n$/],
  ['data that is not JSON', ['--data', 'data.txt'], /^--data \S+data\.txt: .*JSON.*\n$/],
  ['data with a forbidden key', ['--data', 'keys.json'], /^--data \S+keys\.json: Invalid data; .*\n$/],
  ['a port that is none', ['--port', 'http'], /^--port http: must be a number from 0 to 65535\n$/],
  [
    'a state file of something else',
    ['--persist', 'data.txt'],
    /^\S+data\.txt is not a whole state file.*\n$/,
  ],
])(
  '%s: one line that says so, and no server',
  async (_, [flag = '', value = ''], message) => {
    await writeFile(join(folder, 'rules.json'), '{"rules": {"a": {".read": "auth ="}}}');
    await writeFile(join(folder, 'data.txt'), 'no data');
    await writeFile(join(folder, 'keys.json'), '{"a.b": 1}');
    // Port 0, so that nothing else on the machine decides the outcome.
    const child = await (flag === '--port'
      ? run(flag, value)
      : run('--port', '0', flag, join(folder, value)));
    let text = '';
    child.stderr?.on('data', (piece: Buffer) => (text += piece.toString()));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(text).toMatch(message);
  },
  60_000,
);
