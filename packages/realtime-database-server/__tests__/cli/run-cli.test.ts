import { once } from 'node:events';
import { access, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runCli } from '../../cli/run-cli';
import { version } from '../../package.json';
import { eventually } from '../clients';
import { useFolder } from '../temp-folder';

/*
 * The command in this process: what it reads, prints and writes. How it meets signals, shells and terminals is in
 * `run-cli.process.test.ts`.
 */

const ROOT = process.cwd();
const MODULES = join(require.resolve('ws/package.json'), '..', '..');
const output: string[] = [];
const errors: string[] = [];

afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(ROOT);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
});

const at = useFolder();
beforeEach(() => {
  process.chdir(at());
  output.length = 0;
  errors.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  // Each run listens to errors of the output; many in one process would be too many listeners.
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'on').mockReturnThis();
});

/** Starts a server on a free port, gives its address to `use`, and ends it as a signal does. Returns the exit code. */
async function serving(args: readonly string[], use: (url: string) => Promise<unknown>): Promise<number> {
  output.length = 0;
  const ended = runCli(['start', '--port', '0', ...args]);
  await eventually(() => output.length > 0);
  expect(output).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
  await use(String(output[0]));
  for (let count = 0; count < 5; count += 1) process.emit('SIGINT');
  return ended;
}

const read = async (url: string): Promise<unknown> => (await fetch(`${url}/.json`)).json();
const json = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(at(...path), 'utf8')) as unknown;

const CHILD = `const host = process.env.FIREBASE_DATABASE_EMULATOR_HOST;
  await fetch(\`http://\${host}/a.json\`, { method: 'PUT', body: '"written"' });
  process.exitCode = 7;`;

test('takes a host of a container from firebase.json once it is allowed, and gives an address to connect to', async () => {
  await writeFile(at('firebase.json'), '{"emulators": {"database": {"host": "0.0.0.0", "port": "0"}}}');
  expect(await runCli(['start'])).toBe(1);
  expect(errors.splice(0)).toEqual([expect.stringContaining('allow it with --allow-other-machines')]);
  await serving(['--allow-other-machines'], async (url) => expect(await read(url)).toBeNull());
});

const ENVIRONMENT = `import { initializeApp } from 'firebase-admin/app';
  import { getDatabase } from 'firebase-admin/database';
  import { writeFileSync } from 'node:fs';
  await getDatabase(initializeApp()).ref('a').set('written');
  writeFileSync('said.json', JSON.stringify([process.env.GCLOUD_PROJECT, JSON.parse(process.env.FIREBASE_CONFIG)]));
  process.exit();`;

test.each<[string, string, readonly string[]]>([
  ['demo-no-project', '{}', []],
  ['corner-shop', '{"projects": {"default": "corner-shop"}}', []],
  ['shop-test', '{"projects": {"default": "corner-shop", "test": "shop-test"}}', ['--project', 'test']],
  ['other', '{"projects": {"default": "corner-shop"}}', ['--project', 'other']],
])('exec tells its command the project %s of %s %j, and its database', async (project, rc, flags) => {
  await writeFile(at('.firebaserc'), rc);
  await writeFile(at('child.mjs'), ENVIRONMENT);
  await symlink(MODULES, at('node_modules'));
  const args = ['exec', '--port', '0', '--export-on-exit=saved', ...flags, 'node child.mjs'];
  expect([await runCli(args), errors]).toEqual([0, []]);
  const databaseURL = expect.stringMatching(
    new RegExp(`^http://127\\.0\\.0\\.1:\\d+/\\?ns=${project}-default-rtdb$`),
  );
  expect(await json('said.json')).toEqual([project, { projectId: project, databaseURL }]);
  expect(await readdir(at('saved', 'database_export'))).toEqual([`${project}-default-rtdb.json`]);
});

test('export writes what a running server holds, without databases that are empty', async () => {
  await writeFile(at('rules.json'), '{"rules": {".read": false}}');
  await serving(['--rules', 'rules.json'], async (url) => {
    const write = (ns: string, body: string) =>
      fetch(`${url}/a.json?ns=${ns}`, { method: 'PUT', body, headers: { Authorization: 'Bearer owner' } });
    await write('chat', '{".value": 1, ".priority": 2}');
    await write('gone', '1');
    await write('gone', 'null');
    expect(await runCli(['export', 'saved', '--port', new URL(url).port])).toBe(0);
    expect(await readdir(at('saved', 'database_export'))).toEqual(['chat.json']);
    expect(await json('saved', 'database_export', 'chat.json')).toEqual({
      a: { '.value': 1, '.priority': 2 },
    });
    expect(await runCli(['export', 'rules.json', '--port', new URL(url).port])).toBe(1);
    expect(errors).toContainEqual(
      expect.stringMatching(/^cannot export to rules\.json \(EEXIST[^\n]*folder/),
    );
    expect((await fetch(`${url}/.inspect/databases.json`)).status).toBe(401);
  });
});

test('takes rules and port from firebase.json, and --port and --no-config count more', async () => {
  const port = '{"database": {"rules": "rules.json"}, "emulators": {"database": {"port": 70000}}}';
  await writeFile(at('firebase.json'), port);
  await writeFile(at('rules.json'), '{"rules": {".read": false}}');
  await serving([], async (url) => expect(await read(url)).toEqual({ error: 'Permission denied' }));
  expect(errors.splice(0)).toEqual([`rules: ${at('rules.json')}`]);
  await serving(['--no-config'], async (url) => expect(await read(url)).toBeNull());
  expect(errors.splice(0)).toEqual(['no rules: open to everybody']);
  expect(await runCli(['start'])).toBe(1);
  expect(errors).toEqual(['firebase.json, emulators.database.port 70000: must be a number from 0 to 65535']);
});

test('reads data with a byte order mark, exports it at Ctrl-C, once or often, and imports it again', async () => {
  await writeFile(at('data.json'), '\uFEFF{"a":1}\r\n');
  const put = (url: string, name: string) => fetch(`${url}/${name}.json`, { method: 'PUT', body: '2' });
  const first = ['--data', 'data.json', '--export-on-exit', 'saved'];
  expect(await serving(first, (url) => put(url, 'b'))).toBe(0);
  expect(await json('saved', 'database_export', 'demo-no-project-default-rtdb.json')).toEqual({ a: 1, b: 2 });
  const again = serving(['--import', 'saved', '--export-on-exit'], async (url) => {
    expect(await read(url)).toEqual({ a: 1, b: 2 });
    await put(url, 'c');
  });
  expect(await again).toBe(0);
  expect(await json('saved', 'database_export', 'demo-no-project-default-rtdb.json')).toEqual({
    a: 1,
    b: 2,
    c: 2,
  });
});

test('a folder that cannot be exported to is told before the command runs', async () => {
  await mkdir(at('saved'));
  await writeFile(at('saved', 'firebase-export-metadata.json'), 'x');
  for (const place of ['saved', 'saved/firebase-export-metadata.json']) {
    expect(await runCli(['exec', '--port', '0', '--export-on-exit', place, 'touch ran'])).toBe(1);
    expect(errors.splice(0)).toEqual([expect.stringMatching(/^--export-on-exit saved[^\n]*$/)]);
  }
  await expect(access(at('ran'))).rejects.toThrow('ENOENT');
});

test('the first run that imports what it exports begins empty and says so', async () => {
  const args = ['exec', '--port', '0', '--export-on-exit', '--import', 'seed', 'true'];
  expect(await runCli(args)).toBe(0);
  expect(errors.splice(0)).toEqual(['--import seed: nothing was exported there yet; the database is empty']);
  expect([await runCli(args), errors]).toEqual([0, []]);
});

test('exec gives the exit code of its command and exports what it wrote', async () => {
  await writeFile(at('child.mjs'), CHILD);
  expect(
    await runCli(['exec', '--port', '0', '--export-on-exit', 'saved', 'node child.mjs && echo no']),
  ).toBe(7);
  expect(errors).toEqual([]);
  expect(await json('saved', 'database_export', 'demo-no-project-default-rtdb.json')).toEqual({
    a: 'written',
  });
});

test('exec says with a code, as a shell does, that a signal ended the command', async () => {
  expect(await runCli(['exec', '--port', '0', '--', 'sh', '-c', 'kill -9 $$'])).toBe(137);
});

test('exec --coverage says which rules the command has reached, and writes them as JSON', async () => {
  await writeFile(at('rules.json'), '{"rules": {"a": {".write": true}, "b": {".read": true}}}');
  await writeFile(at('child.mjs'), CHILD);
  const command = ['--port', '0', '--rules', 'rules.json', 'node child.mjs'];
  await runCli(['exec', '--coverage', ...command]);
  expect(errors.splice(0).join()).toContain('rule coverage: 1 of 2 rules reached, 1 decided');
  await runCli(['exec', '--coverage=reached.json', ...command]);
  expect(errors.splice(0)).toEqual([]);
  const rules = [
    { rule: '/rules/a/.write', true: 1 },
    { rule: '/rules/b/.read', true: 0 },
  ];
  expect(await json('reached.json')).toMatchObject([{ rules }]);
  expect(await runCli(['exec', '--coverage=none/x.json', '--port', '0', 'touch ran'])).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/^--coverage none\/x\.json: ENOENT[^\n]*$/)]);
  await expect(access(at('ran'))).rejects.toThrow('ENOENT');
});

test.each([
  [['stop'], /^unknown command stop; there are start, exec and export, see --help$/],
  [['export'], /^export: give one folder, as in export saved$/],
  [['export', 'saved', '--port', '1'], /^export: no server at http:\S+:1\S* [^\n]*give its --port$/],
  [['start', 'now'], /^start: unknown now; see --help$/],
  [['exec'], /^exec: say what to run, as in exec "npm test"$/],
  [['exec', '--export-on-exit', 'npm test'], /^exec: say what[^\n]* write --export-on-exit=DIR$/],
  [['--allow-host', 'http://db'], /^--allow-host http:\/\/db \(allowHosts\): give a name[^\n]*$/],
  [['--host', '0.0.0.0'], /^host 0\.0\.0\.0: [^\n]*allow it with --allow-other-machines[^\n]*$/],
  [['--nonsense'], /^Unknown option '--nonsense'; see --help$/],
  [['--port'], /^Option '--port <value>' argument missing; see --help$/],
  [['--port', 'http'], /^--port http: must be a number from 0 to 65535$/],
  [['--rules', 'rules.json'], /^--rules rules\.json: \/rules\/a\/\.read[^\n]*$/],
  [['--rules', 'rules.bolt'], /^--rules rules\.bolt: is in the Bolt language; give the JSON[^\n]*$/],
  [['--rules', 'none.json'], /^--rules none\.json: ENOENT[^\n]*$/],
  [['--data', 'data.txt'], /^--data data\.txt: [^\n]*JSON[^\n]*$/],
  [['--data', 'keys.json'], /^--data keys\.json: Invalid data; [^\n]*$/],
  [['--persist', 'data.txt'], /^\S+data\.txt is not a whole state file[^\n]*$/],
  [
    ['--persist', 'data.txt/state'],
    /^\S+state cannot be used \(E[^\n]*; [^\n]* another file with --persist$/,
  ],
  [['--import', 'none'], /^none holds no firebase-export-metadata\.json[^\n]*$/],
  [['--export-on-exit'], /^--export-on-exit: give a folder, or --import one$/],
  [['--config', 'none.json'], /^--config none\.json: no such file$/],
  [['exec', '--', 'no-such-program', 'x'], /^exec: no-such-program cannot be started [^\n]*in PATH\?$/],
])('%j is one line and the exit code 1', async (args, message) => {
  await writeFile(at('rules.json'), '{"rules": {"a": {".read": "auth ="}}}');
  await writeFile(at('data.txt'), 'no data');
  await writeFile(at('keys.json'), '{"a.b": 1}');
  // Port 0, so that nothing else on the machine decides the outcome.
  await writeFile(at('firebase.json'), '{"emulators": {"database": {"port": 0}}}');
  expect(await runCli(args)).toBe(1);
  expect([errors, output]).toEqual([[expect.stringMatching(message)], []]);
});

test('a busy port is one line that names the port and the flag', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await runCli(['--port', String(port)])).toBe(1);
  expect(errors).toEqual([`port ${port} on 127.0.0.1 is in use; give another one with --port`]);
  blocker.close();
});

test('says its version and how it is used', async () => {
  expect([await runCli(['--version']), await runCli(['--help'])]).toEqual([0, 0]);
  expect(output).toEqual([version, expect.stringContaining('--export-on-exit [DIR]')]);
});
