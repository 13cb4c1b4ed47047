import { createInterface } from 'node:readline/promises';

/** Asks a question on the terminal. Returns whether the answer was yes; Ctrl-D is no. */
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
