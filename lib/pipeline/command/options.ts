import { errorLine } from '@/lib/settings/operator-error';

/**
 * Refuses arguments that a command does not have.
 * @param most How many it has.
 * @param given Those of the command line.
 * @throws {Error} that names the first one too many.
 */
export function atMost(most: number, given: readonly string[]): void {
  const extra = given[most];
  if (extra === undefined) return;
  throw new Error(
    `Unexpected argument '${extra}'; put several words between quotes, or see README.md for the arguments`,
  );
}

/**
 * Parses a port from the command line.
 * @param flag Name of the option, for the message.
 * @param text The given value, if any.
 * @param otherwise Port to use without a value.
 * @throws {Error} with one line when the value is not a port.
 */
export function portOption(flag: string, text: string | undefined, otherwise: number): number {
  const port = text === undefined ? otherwise : Number(text);
  // An empty text, such as that of an unset variable, would count as 0, which is any free port.
  if ((text !== undefined && !/^\d+$/.test(text)) || port > 65535) {
    throw new Error(`${flag} ${text ?? ''}: must be a whole number from 0 to 65535`);
  }
  return port;
}

/**
 * Opens something on a port.
 * @param flag The command and its option that choose the port, for the message.
 * @param port The port, for the message.
 * @param open Opens it.
 * @returns The result of `open`.
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
