import { join } from 'node:path';
import { requireCredentials } from '@/lib/pipeline/snapshot/credentials';
import { errorLine } from '@/lib/settings/operator-error';
import type { Settings } from '@/lib/settings/settings';
import { buildSite } from '../build-site';
import { type Progress, silentProgress } from '../progress';
import { newestRelease } from '../release/release-list';
import { startWatch, type Watch } from './start-watch';

interface WatchSiteOptions {
  /** Root of the project, with `out` and `.releases`. */
  readonly root: string;
  readonly settings: Settings;
  readonly log: (line: string) => void;
  /** Accepts content that shrank by more than half. */
  readonly allowShrink?: boolean;
  /** Shows the progress of the pictures. */
  readonly count?: Progress['count'];
}

/**
 * Rebuilds the site of a project on publish, when the content differs from that of the newest release on
 * disk.
 */
export async function watchSite({
  root,
  settings,
  log,
  allowShrink = false,
  count = silentProgress.count,
}: WatchSiteOptions): Promise<Watch> {
  // The network may come later than this command: the SDK tries again.
  await requireCredentials(settings).catch((error: unknown) => log(errorLine(error)));
  const places = { releasesDir: join(root, '.releases'), out: join(root, 'out') };
  const newest = await newestRelease(places);
  const progress = { ...silentProgress, warn: log, count };
  const stopping = new AbortController();
  const request = { root, settings, allowShrink, progress, signal: stopping.signal, ...places };
  const watch = startWatch({
    settings,
    log,
    ...(newest && { newest }),
    build: async () => {
      const { release, snapshotHash } = await buildSite(request);
      return { id: release, snapshotHash, builtAt: Date.now() };
    },
  });
  return {
    stop: () => {
      stopping.abort(new Error('stopped before the build had ended'));
      return watch.stop();
    },
  };
}
