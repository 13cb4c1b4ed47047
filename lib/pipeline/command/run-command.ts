import { errorLine } from '@/lib/settings/operator-error';

/**
 * Runs a command. An error prints one line on standard error and sets exit code 1; with the variable `DEBUG`,
 * its stack is printed too.
 * @param main The command.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(`error: ${errorLine(error)}`);
    if (process.env['DEBUG'] !== undefined && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  });
}
