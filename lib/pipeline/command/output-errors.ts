import { errorCode } from '@/lib/pipeline/release/error-code';
import { errorLine } from '@/lib/settings/operator-error';

/** Nobody reads the output any more: the program behind the pipe has ended, or the terminal was closed. */
const UNREAD: readonly (string | undefined)[] = ['EPIPE', 'EIO'];

/**
 * Lets a command go on when its output cannot be written. Without this, Node ends it with a stack, perhaps in
 * the middle of a publication. An output that nobody reads is no error; any other, such as a full disk, prints
 * one line and sets exit code 1.
 */
export function standOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: Error) => {
      if (UNREAD.includes(errorCode(error))) return;
      console.error(`error: the output cannot be written (${errorLine(error)}); free some space`);
      process.exitCode = 1;
    });
  }
}
