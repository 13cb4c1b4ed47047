import { errorLine } from '@/lib/settings/operator-error';

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
