/**
 * Parses a port given on the command line. Takes the flag (for the message), its text and what counts without it.
 * Raises an error of one line when it is no port.
 */
export function portOption(flag: string, text: string | undefined, otherwise: number): number {
  const port = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${flag} ${text ?? ''}: must be a whole number from 0 to 65535`);
  }
  return port;
}
