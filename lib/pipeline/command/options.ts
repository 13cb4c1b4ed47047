import { errorLine } from '@/lib/settings/operator-error';

/**
 * Refuses arguments that a command does not have.
 * @throws {Error} that names the first one too many.
 */
export function atMost(most: number, given: readonly string[]): void {
  const extra = given[most];
  if (extra === undefined) return;
  throw new Error(
    `Unexpected argument '${extra}'; put several words between quotes, or see README.md for the arguments`,
  );
}

/** @throws {Error} with one line when the value is not a port. */
export function portOption(flag: string, text: string | undefined, otherwise: number): number {
  const port = text === undefined ? otherwise : Number(text);
  // An empty text, such as that of an unset variable, would count as 0, which is any free port.
  if ((text !== undefined && !/^\d+$/.test(text)) || port > 65535) {
    throw new Error(`${flag} ${text ?? ''}: must be a whole number from 0 to 65535`);
  }
  return port;
}

/**
 * Says how to choose another port when this one is in use. `flag`: the command and its option.
 * @throws {Error} with one line that says how to choose another port, when this one is in use.
 */
export async function onPort<T>(flag: string, port: number, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!/EADDRINUSE|in use/.test(errorLine(error))) throw error;
    const other = port < 65_535 ? port + 1 : port - 1;
    throw new Error(`port ${port} is in use; choose another one with: ${flag} ${other}`, { cause: error });
  }
}
