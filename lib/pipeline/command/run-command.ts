import { errorCode, errorLine } from '@/lib/settings/operator-error';
import { terminalLine } from './print';

/** Nobody reads the output any more: the program behind the pipe has ended, or the terminal was closed. */
const UNREAD: readonly (string | undefined)[] = ['EPIPE', 'EIO'];

/**
 * Without this, Node ends a command with a stack, perhaps in the middle of a publication.
 * That nobody reads the output is no error; a full disk is.
 */
function standOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: Error) => {
      if (UNREAD.includes(errorCode(error))) return;
      console.error(`error: the output cannot be written (${errorLine(error)}); free some space`);
      process.exitCode = 1;
    });
  }
}

/** Returns the line about an error. Node says what is wrong with an option or a disk, but not what to do. */
function lineOf(error: unknown): string {
  const line = errorLine(error);
  if (errorCode(error) === 'ENOSPC')
    return `${process.cwd()}: ${line}; free some space and run the command again`;
  if (errorCode(error)?.startsWith('ERR_PARSE_ARGS') !== true) return line;
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(line) ?? [];
  if (option !== undefined)
    return `${option}: has no value; write one that begins with a dash as ${option}=-VALUE`;
  const [what] = line.split('. ');
  return `${what ?? line}; docs/commands.md says which options there are`;
}

/** An error prints one line and sets exit code 1; with the variable `DEBUG`, its stack too. */
export function runCommand(main: () => Promise<void>): void {
  standOutputErrors();
  main().catch((error: unknown) => {
    console.error(terminalLine(`error: ${lineOf(error)}`));
    if (process.env['DEBUG'] !== undefined && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  });
}
