import type { DataSnapshot } from 'firebase-admin/database';
import { contentFingerprint } from '@/lib/content/parse/content-nodes';
import type { BuildStatus } from '@/lib/content/build-status';
import type { Settings } from '@/lib/settings/settings';
import { openDatabase } from '@/lib/pipeline/snapshot/read-database';
import { createRebuildLoop, type BuiltRelease, type Clock } from './rebuild-loop';
import { watchDue } from './due-watch';
import { openStatusNode } from './status-node';

/** What the rebuild on publish takes. */
interface WatchOptions {
  readonly settings: Settings;
  /** Makes a release out of what is published now and shows it. */
  readonly build: () => Promise<BuiltRelease>;
  /** The newest release there is, shown or rolled back from. */
  readonly newest?: BuiltRelease;
  /** Takes one line for whoever runs it. */
  readonly log: (line: string) => void;
  /** How long changes are gathered before a build; 1500 ms unless told otherwise. */
  readonly debounceMs?: number;
}

/** A running rebuild on publish. */
export interface Watch {
  /** Settles when the build that runs has ended and the connection is closed. */
  readonly stop: () => Promise<void>;
}

const DEBOUNCE_MS = 1500;
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 600_000;
const DENIED_RETRY_MS = 60_000;
/** How long a last status may take to reach a database that may be gone. */
const FAREWELL_MS = 2000;

const clock: Clock = {
  now: () => Date.now(),
  later: (task, ms) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

function statusLine({ state, release = '', durationMs = 0, message = '' }: BuildStatus): string {
  const seconds = `${(durationMs / 1000).toFixed(1)} s`;
  if (state === 'building') return 'building';
  if (state === 'error') return `build failed after ${seconds}: ${message}`;
  return durationMs === 0 ? `up to date: ${release}` : `online: ${release}, built in ${seconds}`;
}

/**
 * Starts to rebuild on publish: listens to `projects/{project}` and builds whenever its content is another than that of the newest
 * release; moves scheduled publications there when their moment comes. A lost connection comes back by itself; what happened is written to `status/{project}` and logged.
 */
export function startWatch(options: WatchOptions): Watch {
  const { settings, build, newest, log, debounceMs = DEBOUNCE_MS } = options;
  const { database, close } = openDatabase(settings);
  const status = openStatusNode(database, settings.project, (error) =>
    log(`status/${settings.project}: ${error.message}`),
  );
  const loop = createRebuildLoop({
    build,
    clock,
    debounceMs,
    firstRetryMs: FIRST_RETRY_MS,
    lastRetryMs: LAST_RETRY_MS,
    ...(newest && { newest }),
    onStatus: (next) => {
      log(statusLine(next));
      status.write(next);
    },
  });

  const published = database.ref(`projects/${settings.project}`);
  const connected = database.ref('.info/connected');
  let wasConnected = false;
  connected.on('value', (snapshot: DataSnapshot) => {
    const isConnected = snapshot.val() === true;
    if (isConnected !== wasConnected)
      log(isConnected ? 'connected' : 'connection lost; waiting for it to return');
    wasConnected = isConnected;
  });
  let again: NodeJS.Timeout | undefined;
  function listen(): void {
    published.on(
      'value',
      (snapshot: DataSnapshot) => loop.changed(contentFingerprint(snapshot.val())),
      (error: Error) => {
        log(
          `projects/${settings.project}: ${error.message}; check the credentials; asking again in a minute`,
        );
        again = setTimeout(listen, DENIED_RETRY_MS);
      },
    );
  }
  listen();
  const due = watchDue(database, settings.project, log);

  async function stop(): Promise<void> {
    clearTimeout(again);
    published.off();
    const moved = due.stop();
    await loop.stop();
    connected.off();
    await Promise.race([
      Promise.all([moved, status.written()]),
      new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref()),
    ]);
    await close();
  }

  return { stop };
}
