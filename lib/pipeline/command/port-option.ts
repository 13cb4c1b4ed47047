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
