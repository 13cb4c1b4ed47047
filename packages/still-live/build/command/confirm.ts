import { createInterface } from 'node:readline/promises';

export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const isClosed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), isClosed]);
    return /^(y|yes|s|sì|si)$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/**
 * @param command The command, for the error: with `--yes` it does not ask.
 * @throws {Error} when there is nobody to ask.
 */
export async function agrees(command: string, question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    const add = command.includes(' -- ') ? '--yes' : '-- --yes';
    throw new Error(
      `${command}: it cannot ask, because there is no terminal; add ${add} to go ahead without a question`,
    );
  }
  return confirm(question);
}
