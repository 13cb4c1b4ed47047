import { parseArgs } from 'node:util';
import { messageOf } from '../tree/errors';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const OPTIONS = {
  port: text,
  host: text,
  'allow-other-machines': yes,
  'allow-any-page': yes,
  namespace: text,
  'any-namespace': yes,
  data: text,
  rules: text,
  persist: text,
  import: text,
  'export-on-exit': text,
  coverage: text,
  config: text,
  'no-config': yes,
  'no-viewer': yes,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values'];

/** A parsed command line. */
export interface CommandLine {
  readonly command: 'start' | 'exec' | 'help' | 'version';
  readonly flags: Values;
  /** The command for `exec`: one string for a shell, or a program and its arguments. */
  readonly run: readonly string[];
}

/** Gives flags without their value an empty one: the folder of `--import`, and no file of coverage. */
function withValues(args: readonly string[]): string[] {
  return args.map((arg, index) => {
    if (arg === '--coverage') return '--coverage=';
    const next = args[index + 1];
    const isBare = arg === '--export-on-exit' && (next === undefined || next.startsWith('-'));
    return isBare ? '--export-on-exit=' : arg;
  });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: withValues(args), options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // The sentences after the first one only explain how to quote such arguments.
    const [problem = ''] = messageOf(error).split('. ');
    throw new Error(`${problem}; see --help`, { cause: error });
  }
}

/**
 * Parses a command line. Without a command it means `start`.
 * @param args The arguments after the program's name.
 * @throws {Error} with one line that says what is not valid.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values: flags, positionals } = parse(args);
  const [command = 'start', ...run] = positionals;
  if (flags.help === true) return { command: 'help', flags, run };
  if (flags.version === true) return { command: 'version', flags, run };
  if (command !== 'start' && command !== 'exec') {
    throw new Error(`unknown command ${command}; there are start and exec, see --help`);
  }
  if (command === 'start' && run[0] !== undefined) throw new Error(`start: unknown ${run[0]}; see --help`);
  if (command === 'exec' && run.length === 0) throw new Error('exec: say what to run, as in exec "npm test"');
  return { command, flags, run };
}
