import type { Database } from 'firebase-admin/database';
import type { BuildStatus } from '@/lib/content/build-status';

const LONGEST_MESSAGE = 200;

/**
 * A message as everyone may read it: without the addresses and folders of the machine that builds, shortened. Takes and gives one line.
 */
export function publicMessage(message: string): string {
  const cleaned = message
    .replace(/[a-z][a-z+]*:\/\/[^\s;,)]+/gi, '…')
    .replace(/(^|[\s("'])\/[^\s;,)"']+/g, '$1…');
  return cleaned.slice(0, LONGEST_MESSAGE);
}

/** Writes statuses where the preview bar reads them, `status/{project}`. */
interface StatusNode {
  readonly write: (status: BuildStatus) => void;
  /** Settles when the database has everything that was written; never while it cannot be reached. */
  readonly written: () => Promise<void>;
}

/**
 * Opens the status node. Writes wait for the connection and arrive in order; a build whose process dies is reported as failed by the
 * database itself. Takes the database, the project and who is told when a write is refused.
 */
export function openStatusNode(
  database: Database,
  project: string,
  onRefused: (error: Error) => void,
): StatusNode {
  const node = database.ref(`status/${project}`);
  const refused = (error: unknown): void =>
    onRefused(error instanceof Error ? error : new Error(String(error)));

  let pending: Promise<unknown> = Promise.resolve();

  function write(status: BuildStatus): void {
    const { message } = status;
    const safe = message === undefined ? status : { ...status, message: publicMessage(message) };
    const interrupted = { state: 'error', message: 'la pubblicazione si è interrotta' };
    const guard =
      status.state === 'building' ? node.onDisconnect().update(interrupted) : node.onDisconnect().cancel();
    pending = Promise.all([guard, node.set(safe)]).catch(refused);
  }

  return {
    write,
    written: async () => {
      await pending;
    },
  };
}
