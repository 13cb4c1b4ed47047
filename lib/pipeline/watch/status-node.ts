import type { Database } from 'firebase-admin/database';
import type { BuildStatus } from '@/lib/content/build-status';

const LONGEST_MESSAGE = 200;

/** Removes addresses and paths of the build machine from a message that everyone can read; shortens it. */
function publicMessage(message: string): string {
  const cleaned = message
    .replace(/[a-z][a-z+]*:\/\/[^\s;,)]+/gi, '…')
    .replace(/(^|[\s("'])\/[^\s;,)"']+/g, '$1…');
  return cleaned.slice(0, LONGEST_MESSAGE);
}

/** The optional parts of a build status, to remove those of the last one. Other parts of the node stay. */
const NO_PARTS = { release: null, builtAt: null, durationMs: null, message: null };

/** Returns what to write at `status/{project}` for a build status, which everyone can read. */
export function statusUpdate(status: BuildStatus): Readonly<Record<string, unknown>> {
  const { message } = status;
  return { ...NO_PARTS, ...status, ...(message !== undefined && { message: publicMessage(message) }) };
}

/** Writes build statuses to `status/{project}`, where the preview bar reads them. */
interface StatusNode {
  readonly write: (status: BuildStatus) => void;
  /** Resolves when the database has everything that was written; never while it cannot be reached. */
  readonly written: () => Promise<void>;
}

/**
 * Opens the status node. Writes wait for the connection and arrive in order. When the process of a build
 * dies, the database itself reports the build as failed.
 * @param onRefused Called when a write is refused.
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
