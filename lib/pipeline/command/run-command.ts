/**
 * Runs a command to its end. An error is one line on standard error and exit code 1; with `DEBUG` set, its stack too.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`error: ${message.split('\n')[0] ?? ''}`);
    if (process.env['DEBUG'] !== undefined && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  });
}
