import { setTimeout as wait } from 'node:timers/promises';
import type { DataSnapshot } from 'firebase-admin/database';
import { contentFingerprint } from 'still-live/content/schema/content-tree';
import type { BuildStatus } from 'still-live/status/site-status';
import { errorLine } from 'still-live/settings/operator-error';
import type { Settings } from 'still-live/settings/settings';
import type { BuildOptions } from 'still-live/build/build-options';
import { buildSite } from 'still-live/build/build-site';
import { type Progress, silentProgress } from 'still-live/build/progress';
import { newestRelease, placesIn } from 'still-live/build/release/release-list';
import { openAdminDatabase, requireCredentials } from 'still-live/build/database';
import { openBuildStatus } from 'still-live/build/status';
import { createRebuildLoop, type RebuildLoopOptions } from './rebuild-loop';
import { watchDue, watchValue } from './due-watch';

interface WatchOptions extends Omit<RebuildLoopOptions, 'onStatus'> {
  readonly settings: Settings;
  readonly log: (line: string) => void;
}

const DENIED_RETRY_MS = 60_000;
const LAST_STATUS_MS = 2000;

function statusLine({ state, release = '', durationMs = 0, message = '' }: BuildStatus): string {
  const seconds = `${(durationMs / 1000).toFixed(1)} s`;
  if (state === 'building') return 'building';
  if (state === 'error') return `build failed after ${seconds}: ${message}`;
  return durationMs === 0 ? `up to date: ${release}` : `online: ${release}, built in ${seconds}`;
}

export function startWatch(options: WatchOptions) {
  const { settings, log, ...ofLoop } = options;
  const { database, close } = openAdminDatabase(settings);
  const status = openBuildStatus(database, settings.project, log);
  const loop = createRebuildLoop({
    ...ofLoop,
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
  const stopListening = watchValue(
    published,
    (content) => loop.changed(contentFingerprint(content)),
    ({ message }) =>
      log(`projects/${settings.project}: ${message}; check the credentials; asking again in a minute`),
    { firstMs: DENIED_RETRY_MS, lastMs: DENIED_RETRY_MS },
  );
  const stopDue = watchDue(database, settings.project, log);

  // Resolves when a running build has ended and the connection is closed.
  async function stop(): Promise<void> {
    stopListening();
    const moved = stopDue();
    await loop.stop();
    connected.off();
    const finished = Promise.all([moved, status.written()]);
    await Promise.race([finished, wait(LAST_STATUS_MS, undefined, { ref: false })]);
    await close();
  }

  return { stop };
}

export type Watch = ReturnType<typeof startWatch>;

type WatchSiteOptions = Pick<BuildOptions, 'root' | 'settings' | 'allowShrink'> &
  Pick<WatchOptions, 'log'> &
  Partial<Pick<Progress, 'count'>>;

export async function watchSite({
  root,
  settings,
  log,
  allowShrink = false,
  count = silentProgress.count,
}: WatchSiteOptions) {
  // The network may come later than this command: the SDK tries again.
  await requireCredentials(settings).catch((error: unknown) => log(errorLine(error)));
  const places = placesIn(root);
  const newest = await newestRelease(places);
  const progress = { ...silentProgress, warn: log, count };
  const stopping = new AbortController();
  const request = { root, settings, allowShrink, progress, signal: stopping.signal, ...places };
  const watch = startWatch({
    settings,
    log,
    ...(newest && { newest }),
    build: () => buildSite(request),
  });
  return {
    stop: () => {
      stopping.abort(new Error('stopped before the build had ended'));
      return watch.stop();
    },
  };
}
