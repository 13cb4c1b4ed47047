import { join } from 'node:path';
import type { Settings } from '@/lib/settings/settings';
import { buildSite } from '../build-site';
import { type Progress, silentProgress } from '../progress';
import { newestRelease } from '../release/newest-release';
import { startWatch, type Watch } from './start-watch';

/** What watching a site takes. */
interface WatchSiteOptions {
  /** Root of the project, where `out` and `.releases` are. */
  readonly root: string;
  readonly settings: Settings;
  readonly log: (line: string) => void;
  /** Accepts content that shrank by more than half, as a demo does. */
  readonly allowShrink?: boolean;
  /** Told how far the pictures of a build have come. */
  readonly count?: Progress['count'];
}

/** Rebuilds the site of a project on publish, beginning with what the newest release on disk was built from. */
export async function watchSite({
  root,
  settings,
  log,
  allowShrink = false,
  count = silentProgress.count,
}: WatchSiteOptions): Promise<Watch> {
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
