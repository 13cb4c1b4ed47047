import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { bundledCli } from '../bundled-cli';
import { useFolder } from '../temp-folder';
import { WireClient } from '../wire-client';
import { longTest } from '../long-run';

/* The command as a process of its own: its output, its signals, its shells and terminals. The rest is in `run-cli.test.ts`. */

jest.setTimeout(60_000);

const started: ChildProcess[] = [];
let cli = '';

beforeAll(async () => {
  cli = await bundledCli();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
const at = useFolder();

function start(program: string, ...args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { cwd: at() });
  started.push(child);
  return child;
}

const run = (...args: readonly string[]): ChildProcess => start(process.execPath, cli, ...args);

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const piece of stdout ?? []) {
    text += String(piece);
    if (text.includes('\n')) break;
  }
  return text;
}

async function address(child: ChildProcess): Promise<string> {
  const line = await firstLine(child);
  expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
  return line.trim();
}

test('prints one line with its address, serves, and keeps what was written over kill -9', async () => {
  await writeFile(at('data.json'), '{"a":1}');
  const args = ['--namespace', 'feeling', '--port', '0', '--data', 'data.json', '--persist', 'state'];
  const first = run(...args);
  await fetch(`${await address(first)}/b.json`, { method: 'PUT', body: '2' });
  first.kill('SIGKILL');
  await once(first, 'exit');
  await writeFile(at('data.json'), '{"other":1}');
  const second = run(...args);
  expect(await (await fetch(`${await address(second)}/.json?ns=feeling`)).text()).toBe('{"a":1,"b":2}');
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('exports what clients left to be written when they go', async () => {
  const child = run('--port', '0', '--export-on-exit', 'saved');
  const client = await WireClient.connect(await address(child), { ns: 'chat' });
  await client.call('p', { p: '/online', d: true });
  await client.call('o', { p: '/online', d: false });
  child.kill('SIGHUP');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await readFile(at('saved', 'database_export', 'chat.json'), 'utf8')).toBe('{"online":false}');
});

test('exec runs a program with its arguments as they are, and the address in its environment', async () => {
  const script = 'console.log(process.env.FIREBASE_DATABASE_EMULATOR_HOST, process.argv[1]); process.exit(7)';
  const child = run('exec', '--port', '0', '--', process.execPath, '-e', script, 'a "b"; $c');
  const [line, [code]] = await Promise.all([firstLine(child), once(child, 'close')]);
  expect(line).toMatch(/^127\.0\.0\.1:\d+ a "b"; \$c\n$/);
  expect(code).toBe(7);
});

const ENDING = (signal: string): string => `process.on('${signal}', () => {
    console.log('asked to end');
    setTimeout(() => fetch('http://' + process.env.FIREBASE_DATABASE_EMULATOR_HOST + '/.json')
      .then(({ status }) => console.log('still there: ' + status), console.log)
      .finally(() => process.exit(3)), 300);
  });
  setInterval(() => undefined, 1000);
  console.log('ready');`;

const PASSED_ON: readonly (readonly [signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', command: readonly string[]])[] =
  [
    ['SIGINT', ['--', process.execPath, 'sigint.mjs']],
    ['SIGINT', [`true && "${process.execPath}" sigint.mjs; exit $?`]],
    ['SIGTERM', [`true && "${process.execPath}" sigterm.mjs; true`]],
    ['SIGHUP', [`true; "${process.execPath}" sighup.mjs; true`]],
  ];

test('exec passes signals on to a program or a shell, waits for the command, and leaves nothing running', async () => {
  for (const [signal] of PASSED_ON) await writeFile(at(`${signal.toLowerCase()}.mjs`), ENDING(signal));
  // All at once: most of it is waiting.
  const ended = PASSED_ON.map(async ([signal, command]) => {
    const child = run('exec', '--port', '0', ...command);
    let output = '';
    child.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString();
      if (output === 'ready\n') child.kill(signal);
    });
    const [code] = (await once(child, 'close')) as [number | null];
    // A shell that is asked to end too says so with the code of the signal.
    const isPassedOn = code === 3 || (command.length === 1 && code === 128 + constants.signals[signal]);
    return [signal, isPassedOn, output];
  });
  const expected = PASSED_ON.map(([signal]) => [signal, true, 'ready\nasked to end\nstill there: 200\n']);
  expect(await Promise.all(ended)).toEqual(expected);
});

longTest('exec on a terminal passes a request to end on to what a shell has started', async () => {
  await writeFile(at('child.mjs'), ENDING('SIGTERM'));
  const command = `echo server $PPID; "${process.execPath}" child.mjs; true`;
  await writeFile(at('run.sh'), `"${process.execPath}" "${cli}" exec --port 0 '${command}'`);
  const terminal = start('script', '-qec', 'sh run.sh', '/dev/null');
  let output = '';
  terminal.stdout?.on('data', (piece: Buffer) => {
    output += piece.toString();
    const [, server] = /server (\d+)\s+ready/.exec(output) ?? [];
    if (server !== undefined && !output.includes('asked')) process.kill(Number(server), 'SIGTERM');
  });
  await once(terminal, 'close');
  expect(output).toContain('asked to end');
});

test('a server whose reports nobody reads any more goes on', async () => {
  const child = run('--port', '0');
  child.stderr?.destroy();
  const url = await address(child);
  for (const name of ['a', 'b']) {
    const client = await WireClient.connect(url);
    const closed = once(client.socket, 'close');
    client.socket.send(`no JSON: ${name}`);
    await closed;
  }
  expect((await fetch(`${url}/.json`)).status).toBe(200);
});
