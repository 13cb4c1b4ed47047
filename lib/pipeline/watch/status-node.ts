import type { Database } from 'firebase-admin/database';
import type { BuildStatus } from '@/lib/content/build-status';

const LONGEST_MESSAGE = 200;

/**
 * A message as everyone may read it: without the addresses and folders of the machine that builds, shortened. Takes and gives one line.
 */
function publicMessage(message: string): string {
  const cleaned = message
    .replace(/[a-z][a-z+]*:\/\/[^\s;,)]+/gi, '…')
    .replace(/(^|[\s("'])\/[^\s;,)"']+/g, '$1…');
  return cleaned.slice(0, LONGEST_MESSAGE);
}

/** The parts of a status that not every one has: what the last one said must not stay. What others write beside them does. */
const NOTHING = { release: null, builtAt: null, durationMs: null, message: null };

/** What a status writes at `status/{project}`: its parts as everyone may read them. */
export function statusUpdate(status: BuildStatus): Readonly<Record<string, unknown>> {
  const { message } = status;
  return { ...NOTHING, ...status, ...(message !== undefined && { message: publicMessage(message) }) };
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
    const interrupted = { state: 'error', message: 'la pubblicazione si è interrotta' };
    const guard =
      status.state === 'building' ? node.onDisconnect().update(interrupted) : node.onDisconnect().cancel();
    pending = Promise.all([guard, node.update(statusUpdate(status))]).catch(refused);
  }

  return {
    write,
    written: async () => {
      await pending;
    },
  };
}
