import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '@/database/package.json';
import { bundledCommand } from '../../bundled-command';
import { WireClient } from '../wire-client';

jest.setTimeout(60_000);

const started: ChildProcess[] = [];
let folder = '';
let cli = '';

beforeAll(async () => {
  cli = await bundledCommand('database/cli');
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-cli-'));
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts the command in the folder of the test. */
function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder });
  started.push(child);
  return child;
}

async function textOf(stream: NodeJS.ReadableStream | null, isEnough = (_: string): boolean => false) {
  let text = '';
  for await (const piece of stream ?? []) {
    text += String(piece);
    if (isEnough(text)) break;
  }
  return text;
}

const firstLine = async ({ stdout }: ChildProcess): Promise<string> =>
  (await textOf(stdout, (text) => text.includes('\n'))).trim();

async function ended(child: ChildProcess) {
  const [output, errors, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { output, errors, code };
}

const exported = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, ...path), 'utf8')) as unknown;

test('takes rules and port from firebase.json, and --port and --no-config count more', async () => {
  await writeFile(
    join(folder, 'firebase.json'),
    '{"database": {"rules": "rules.json"}, "emulators": {"database": {"port": 70000}}}',
  );
  await writeFile(join(folder, 'rules.json'), '{"rules": {".read": false}}');
  const url = await firstLine(run('start', '--port', '0'));
  expect((await fetch(`${url}/.json`)).status).toBe(401);
  const open = await firstLine(run('--port', '0', '--no-config'));
  expect((await fetch(`${open}/.json`)).status).toBe(200);
  const { code, errors } = await ended(run('start'));
  expect(errors).toBe('firebase.json, emulators.database.port 70000: must be a number from 0 to 65535\n');
  expect(code).toBe(1);
});

test('reads data with a byte order mark, as some editors on Windows write it', async () => {
  await writeFile(join(folder, 'data.json'), '\uFEFF{"a":1}\r\n');
  const url = await firstLine(run('--port', '0', '--data', 'data.json'));
  expect(await (await fetch(`${url}/.json`)).json()).toEqual({ a: 1 });
});

test('exports at Ctrl-C, once or often, and imports it again', async () => {
  await writeFile(join(folder, 'data.json'), '{"a":1}');
  const first = run('--port', '0', '--data', 'data.json', '--export-on-exit', 'saved');
  const url = await firstLine(first);
  await fetch(`${url}/b.json`, { method: 'PUT', body: '2' });
  for (let count = 0; count < 5; count += 1) first.kill('SIGINT');
  expect((await once(first, 'exit'))[0]).toBe(0);
  expect(await exported('saved', 'database_export', 'default.json')).toEqual({ a: 1, b: 2 });
  const second = run('--port', '0', '--import', 'saved', '--export-on-exit');
  const again = await firstLine(second);
  expect(await (await fetch(`${again}/.json`)).json()).toEqual({ a: 1, b: 2 });
  await fetch(`${again}/c.json`, { method: 'PUT', body: '3' });
  second.kill('SIGTERM');
  expect((await once(second, 'exit'))[0]).toBe(0);
  expect(await exported('saved', 'database_export', 'default.json')).toEqual({ a: 1, b: 2, c: 3 });
});

test('exports what clients left to be written when they go', async () => {
  const child = run('--port', '0', '--any-namespace', '--export-on-exit', 'saved');
  const client = await WireClient.connect(await firstLine(child), { ns: 'chat' });
  await client.call('p', { p: '/online', d: true });
  await client.call('o', { p: '/online', d: false });
  child.kill('SIGHUP');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(await exported('saved', 'database_export', 'chat.json')).toEqual({ online: false });
});

test('a folder that cannot be exported to is told before the command runs', async () => {
  await mkdir(join(folder, 'saved'));
  await writeFile(join(folder, 'saved', 'firebase-export-metadata.json'), 'x');
  for (const place of ['saved', 'saved/firebase-export-metadata.json']) {
    const { code, output, errors } = await ended(
      run('exec', '--port', '0', '--export-on-exit', place, 'echo ran'),
    );
    expect(errors).toMatch(/^--export-on-exit saved[^\n]*\n$/);
    expect([output, code]).toEqual(['', 1]);
  }
});

test('the first run that imports what it exports begins empty and says so', async () => {
  const args = ['exec', '--port', '0', '--export-on-exit', '--import', 'seed'];
  const first = await ended(run(...args, 'true'));
  expect(first.errors).toBe('--import seed: nothing was exported there yet; the database is empty\n');
  expect(first.code).toBe(0);
  expect(await ended(run(...args, 'true'))).toMatchObject({ errors: '', code: 0 });
});

test('start says which rules are in force, and that a database without rules is open', async () => {
  await writeFile(join(folder, 'rules.json'), '{"rules": {}}');
  const open = run('--port', '0');
  expect(await textOf(open.stderr, (text) => text.includes('\n'))).toBe('no rules: open to everybody\n');
  const closed = run('--port', '0', '--rules', 'rules.json');
  expect(await textOf(closed.stderr, (text) => text.includes('\n'))).toBe('rules: rules.json\n');
});

const PRINT_HOST = 'process.stdout.write(process.env.FIREBASE_DATABASE_EMULATOR_HOST)';

test('exec runs a command with the address in its environment, and gives its exit code', async () => {
  await writeFile(
    join(folder, 'child.mjs'),
    `const host = process.env.FIREBASE_DATABASE_EMULATOR_HOST;
    await fetch(\`http://\${host}/a.json\`, { method: 'PUT', body: '"written"' });
    console.log(host);
    process.exitCode = 7;`,
  );
  const { code, output, errors } = await ended(
    run('exec', '--port', '0', '--export-on-exit', 'saved', 'node child.mjs && echo no'),
  );
  expect(output).toMatch(/^127\.0\.0\.1:\d+\n$/);
  expect(errors).toBe('');
  expect(code).toBe(7);
  expect(await exported('saved', 'database_export', 'default.json')).toEqual({ a: 'written' });
});

test('exec --coverage says which rules the command has reached, and writes them as JSON', async () => {
  await writeFile(join(folder, 'rules.json'), '{"rules": {"a": {".read": true}, "b": {".read": true}}}');
  await writeFile(
    join(folder, 'child.mjs'),
    'await fetch(`http://${process.env.FIREBASE_DATABASE_EMULATOR_HOST}/a.json`);',
  );
  const command = ['--port', '0', '--rules', 'rules.json', 'node child.mjs'];
  const { errors } = await ended(run('exec', '--coverage', ...command));
  expect(errors).toContain('rule coverage: 1 of 2 rules reached, 1 decided');
  expect((await ended(run('exec', '--coverage=reached.json', ...command))).errors).toBe('');
  expect(await exported('reached.json')).toMatchObject([
    {
      rules: [
        { rule: '/rules/a/.read', true: 1 },
        { rule: '/rules/b/.read', true: 0 },
      ],
    },
  ]);
  const { errors: refusal, output } = await ended(
    run('exec', '--coverage=none/x.json', '--port', '0', 'echo a'),
  );
  expect(refusal).toMatch(/^ENOENT[^\n]*none\/x\.json'\n$/);
  expect(output).toBe('');
});

test('exec runs a program with arguments as they are, and two at once do not meet', async () => {
  const both = await Promise.all(
    [1, 2].map(() => ended(run('exec', '--port', '0', '--', process.execPath, '-e', PRINT_HOST))),
  );
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(new Set(both.map(({ output }) => output)).size).toBe(2);
});

test.each([
  ['SIGINT', ['--', process.execPath, 'child.mjs']],
  ['SIGTERM', ['--', process.execPath, 'child.mjs']],
  ['SIGHUP', ['--', process.execPath, 'child.mjs']],
  ['SIGINT', [`true && "${process.execPath}" child.mjs; exit $?`]],
  ['SIGTERM', [`true && "${process.execPath}" child.mjs`]],
] as const)(
  'exec passes %s on to %j, waits for the command, and leaves nothing running',
  async (signal, command) => {
    await writeFile(
      join(folder, 'child.mjs'),
      `process.on('${signal}', () => { console.log('asked to end'); process.exit(3); });
      setInterval(() => undefined, 1000);
      console.log('ready');`,
    );
    const child = run('exec', '--port', '0', ...command);
    let output = '';
    child.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString();
      if (output === 'ready\n') child.kill(signal);
    });
    // A shell that is asked to end too says so with the code of the signal.
    const codes = command.length > 1 ? [3] : [3, 128 + constants.signals[signal]];
    expect(codes).toContain((await once(child, 'close'))[0]);
    expect(output).toBe('ready\nasked to end\n');
  },
);

test('exec on a terminal passes a request to end on to what a shell has started', async () => {
  await writeFile(
    join(folder, 'child.mjs'),
    `process.on('SIGTERM', () => { console.log('asked to end'); process.exit(3); });
    setInterval(() => undefined, 1000);
    console.log('ready');`,
  );
  const command = `echo server $PPID; "${process.execPath}" child.mjs; true`;
  await writeFile(join(folder, 'run.sh'), `"${process.execPath}" "${cli}" exec --port 0 '${command}'`);
  const terminal = spawn('script', ['-qec', 'sh run.sh', '/dev/null'], { cwd: folder });
  started.push(terminal);
  let output = '';
  terminal.stdout.on('data', (piece: Buffer) => {
    output += piece.toString();
    const [, server] = /server (\d+)\s+ready/.exec(output) ?? [];
    if (server !== undefined && !output.includes('asked')) process.kill(Number(server), 'SIGTERM');
  });
  await once(terminal, 'close');
  expect(output).toContain('asked to end');
});

test('exec says with a code, as a shell does, that a signal ended the command', async () => {
  const { code } = await ended(run('exec', '--port', '0', '--', 'sh', '-c', 'kill -9 $$'));
  expect(code).toBe(137);
});

test.each([
  [['exec', '--port', '0', '--', 'no-such-program', 'x'], /^exec: spawn no-such-program ENOENT\n$/],
  [['--port', '0', '--import', 'none'], /^none holds no firebase-export-metadata\.json[^\n]*\n$/],
  [['--port', '0', '--export-on-exit'], /^--export-on-exit: give a folder, or --import one\n$/],
  [['--port', '0', '--config', 'none.json'], /^--config none\.json: no such file\n$/],
  [['--port', '0', '--nonsense'], /^Unknown option '--nonsense'; see --help\n$/],
])('%j is one line and the exit code 1', async (args, message) => {
  const { code, errors, output } = await ended(run(...args));
  expect(errors).toMatch(message);
  expect(output).toBe('');
  expect(code).toBe(1);
});

test('a server whose reports nobody reads any more goes on', async () => {
  const child = run('--port', '0');
  child.stderr?.destroy();
  const url = await firstLine(child);
  for (const name of ['a', 'b']) {
    const client = await WireClient.connect(url);
    const closed = once(client.socket, 'close');
    client.socket.send(`no JSON: ${name}`);
    await closed;
  }
  expect((await fetch(`${url}/.json`)).status).toBe(200);
});

test('says its version and how it is used', async () => {
  expect((await ended(run('--version'))).output).toBe(`${version}\n`);
  expect((await ended(run('--help'))).output).toContain('--export-on-exit [DIR]');
});
