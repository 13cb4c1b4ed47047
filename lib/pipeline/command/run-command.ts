import { errorCode } from '@/lib/pipeline/release/error-code';
import { errorLine } from '@/lib/settings/operator-error';
import { standOutputErrors } from './output-errors';
import { terminalLine } from './terminal-line';

/** Returns the line about an error. Node says which option is wrong, but not what to do. */
function lineOf(error: unknown): string {
  const line = errorLine(error);
  if (errorCode(error)?.startsWith('ERR_PARSE_ARGS') !== true) return line;
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(line) ?? [];
  if (option !== undefined)
    return `${option}: has no value; write one that begins with a dash as ${option}=-VALUE`;
  const [what] = line.split('. ');
  return `${what ?? line}; docs/commands.md says which options there are`;
}

/**
 * Runs a command. An error prints one line on standard error and sets exit code 1; with the variable `DEBUG`,
 * its stack is printed too.
 * @param main The command.
 */
export function runCommand(main: () => Promise<void>): void {
  standOutputErrors();
  main().catch((error: unknown) => {
    console.error(terminalLine(`error: ${lineOf(error)}`));
    if (process.env['DEBUG'] !== undefined && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  });
}
