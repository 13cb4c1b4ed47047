import type { ParseArgsConfig } from 'node:util';

interface Ran {
  readonly code: typeof process.exitCode;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

type Main = () => Promise<void>;
const mockStarted: Main[] = [];

// A script starts its command when it is loaded. Here that is only kept, to be run as often as a test asks.
jest.mock('still-live/build/command/command', () => ({
  ...jest.requireActual<object>('still-live/build/command/command'),
  runCommand: (main: Main) => void mockStarted.push(main),
}));
// Node itself reads the arguments of the process of Jest, and its errors are none of the `Error` of a test.
jest.mock('node:util', () => {
  const actual = jest.requireActual<{ parseArgs: (config: ParseArgsConfig) => unknown }>('node:util');
  const parseArgs = (config: ParseArgsConfig): unknown => {
    try {
      return actual.parseArgs({ args: process.argv.slice(2), ...config });
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      throw Object.assign(new Error(message), { code });
    }
  };
  return { ...actual, parseArgs };
});

const commands = new Map<string, Main>();

async function commandOf(script: string): Promise<Main> {
  const known = commands.get(script);
  if (known) return known;
  await import(`still-live/cli/${script}`);
  const main = mockStarted.pop();
  if (main === undefined) throw new Error(`cli/${script}: starts no command`);
  commands.set(script, main);
  return main;
}

function heard(method: 'log' | 'error'): string[] {
  const lines: string[] = [];
  jest.spyOn(console, method).mockImplementation((...texts: unknown[]) => {
    lines.push(...texts.join(' ').split('\n').filter(Boolean));
  });
  return lines;
}

/**
 * Runs a command of `cli` in this process: one of its own takes most of a second to load. What depends on a real process, such
 * as its terminal, its signals and its end, has tests in publish-commands.process.test.ts.
 */
export async function runHere(script: string, ...args: readonly string[]): Promise<Ran> {
  const main = await commandOf(script);
  const { runCommand } = jest.requireActual<{ runCommand: (main: Main) => void }>(
    'still-live/build/command/command',
  );
  const [lines, errors] = [heard('log'), heard('error')];
  jest.replaceProperty(process, 'argv', ['node', script, ...args]);
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'on').mockReturnThis();
  process.exitCode = 0;
  try {
    await new Promise<void>((done) => runCommand(() => main().finally(() => setImmediate(done))));
    return { code: process.exitCode, lines, errors };
  } finally {
    process.exitCode = 0;
    jest.restoreAllMocks();
  }
}
