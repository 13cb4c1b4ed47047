import { parseArgs } from 'node:util';
import { messageOf } from '../tree/errors';

function text(value: string, meaning: string) {
  return { type: 'string', value, meaning } as const;
}

function texts(value: string, meaning: string) {
  return { type: 'string', multiple: true, value, meaning } as const;
}

function yes(meaning: string) {
  return { type: 'boolean', value: '', meaning } as const;
}

const FLAGS = {
  port: text(' P', 'TCP port; 0 takes any free one (firebase.json, else 9000)'),
  host: text(' H', 'address to listen on (firebase.json, else 127.0.0.1)'),
  'allow-host': texts(
    ' NAME',
    'another name or address by which clients reach it, and whose pages it answers',
  ),
  'allow-other-machines': yes(
    'allows a --host that other machines reach: they can read and write everything',
  ),
  'allow-any-page': yes('answers web pages of every origin, not only those of this machine'),
  project: text(' ID', 'the project, or its alias in .firebaserc (its default, else demo-no-project)'),
  namespace: text(' NAME', 'name of the database of requests that name none (PROJECT-default-rtdb)'),
  'one-database': yes('clients get this one, whatever name they use; otherwise each name is one of its own'),
  data: text(' FILE.json', 'initial data of a database'),
  rules: text(' FILE', 'security rules, read again when it changes (firebase.json, else all is allowed)'),
  persist: text(' FILE', 'keeps the state in FILE and FILE.N.log'),
  import: text(' DIR', 'imports an export of the official emulator or this server'),
  'export-on-exit': text(' [DIR]', 'exports at the end; without DIR, into the folder of --import'),
  coverage: text('[=FILE.json]', 'says at the end which rules were reached; FILE gets it as JSON'),
  config: text(' FILE', 'another firebase.json'),
  'no-config': yes('reads no firebase.json'),
  'no-viewer': yes('no page to view and edit the data at the address'),
  help: { ...yes('prints this (-h)'), short: 'h' },
  version: { ...yes('prints the version (-v)'), short: 'v' },
} as const;

const meanings = Object.entries(FLAGS).map(
  ([name, { value, meaning }]) => `  ${`--${name}${value}`.padEnd(24)}${meaning}`,
);

export const HELP = `A Realtime Database server for tests and development.

  realtime-database-server start [flags]            runs until Ctrl-C; prints its address
  realtime-database-server exec [flags] "npm test"  runs a command that finds the server by its environment
  realtime-database-server export [flags] DIR       exports what a running server holds (--port, --host)

${meanings.join('\n')}`;

type Values = ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true }>>['values'];

export interface CommandLine {
  readonly command: 'start' | 'exec' | 'export' | 'help' | 'version';
  readonly flags: Values;
  /** The command for `exec`: one string for a shell, or a program and its arguments. For `export`: the folder. */
  readonly run: readonly string[];
}

/**
 * Gives flags without their value an empty one: the folder of `--import`, and no file of coverage. What comes after `--` is
 * of the command.
 */
function withValues(args: readonly string[]): string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  return args.map((arg, index) => {
    if (index >= end) return arg;
    const next = args[index + 1];
    if (arg === '--coverage') return next?.endsWith('.json') === true ? arg : '--coverage=';
    const isBare = arg === '--export-on-exit' && (next === undefined || next.startsWith('-'));
    return isBare ? '--export-on-exit=' : arg;
  });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: withValues(args), options: FLAGS, allowPositionals: true });
  } catch (error) {
    // The sentences after the first one only explain how to quote such arguments.
    const [problem = ''] = messageOf(error).split('. ');
    throw new Error(`${problem}; see --help`, { cause: error });
  }
}

/**
 * Parses a command line. Without a command it means `start`.
 * @throws {Error} with one line that says what is not valid.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values: flags, positionals } = parse(args);
  const [command = 'start', ...run] = positionals;
  if (flags.help === true) return { command: 'help', flags, run };
  if (flags.version === true) return { command: 'version', flags, run };
  if (command !== 'start' && command !== 'exec' && command !== 'export') {
    throw new Error(`unknown command ${command}; there are start, exec and export, see --help`);
  }
  if (command === 'export' && run.length !== 1)
    throw new Error('export: give one folder, as in export saved');
  if (command === 'start' && run[0] !== undefined) throw new Error(`start: unknown ${run[0]}; see --help`);
  if (command === 'exec' && run.length === 0) {
    const taken = flags['export-on-exit'] ?? '';
    const why =
      taken === ''
        ? ''
        : `; --export-on-exit took ${JSON.stringify(taken)} as its folder, write --export-on-exit=DIR`;
    throw new Error(`exec: say what to run, as in exec "npm test"${why}`);
  }
  return { command, flags, run };
}
