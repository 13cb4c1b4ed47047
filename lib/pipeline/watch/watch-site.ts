import { join } from 'node:path';
import type { Settings } from '@/lib/settings/settings';
import { buildSite } from '../build-site';
import { silentProgress } from '../progress';
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
}

/** Rebuilds the site of a project on publish, beginning with what the newest release on disk was built from. */
export async function watchSite({
  root,
  settings,
  log,
  allowShrink = false,
}: WatchSiteOptions): Promise<Watch> {
  const places = { releasesDir: join(root, '.releases'), out: join(root, 'out') };
  const newest = await newestRelease(places);
  const progress = { ...silentProgress, warn: log };
  return startWatch({
    settings,
    log,
    ...(newest && { newest }),
    build: async () => {
      const { release, snapshotHash } = await buildSite({ root, settings, allowShrink, progress, ...places });
      return { id: release, snapshotHash, builtAt: Date.now() };
    },
  });
}
