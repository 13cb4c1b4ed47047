import { join } from 'node:path';
import { DEFAULT_POLICY_NAME } from '@/lib/html/script-policy';
import { POLICY_NAME } from '@/lib/html/trusted-types';
import type { BuildOptions } from './build-options';
import { finishExport } from './export/finish-export';
import { moveInto } from './export/move-into';
import { addCompileHints } from './export/next/compile-hints';
import { readEntry } from './export/next/entry';
import { dropRouterFiles } from './export/next/router-files';
import { checkStart } from './export/next/start-check';
import { pictureCache, pictureOverlay } from './pictures/pictures';
import type { PreparedContent } from './prepare-content';
import type { PreparedPages } from './prepare-pages';
import { sharingPictures } from './sharing/sharing-pictures';

/** Returns how many pictures for sharing may be drawn; `undefined` for the usual limit. */
function mostNewCards({ onlyMadePictures = false, allSharingPictures = false }: BuildOptions) {
  if (onlyMadePictures) return 0;
  return allSharingPictures ? Infinity : undefined;
}

/**
 * Finishes what Next exported: plain pages, scripts, policy, compression.
 * @param now The time of the release.
 * @throws {Error} that names the page at fault, or says why the export cannot start.
 */
export async function finishSite(
  options: BuildOptions,
  { data, plan, dataOf, stage, script, style, lastRelease }: PreparedContent & PreparedPages,
  now: Date,
): Promise<void> {
  const { root, settings } = options;
  const dir = join(root, '.export');
  await dropRouterFiles(dir);
  await addCompileHints(dir);
  await moveInto(pictureOverlay(root), dir);
  await finishExport({
    dir,
    before: lastRelease,
    data,
    check: () => checkStart(dir),
    uncompressed: options.onlyMadePictures === true,
    entry: await readEntry(root, dir),
    pages: {
      plan,
      dataOf,
      stage,
      now: now.toISOString(),
      script,
      style,
      warn: options.progress.warn,
      draw: (cards) =>
        sharingPictures(cards, {
          dir,
          cacheDir: join(pictureCache(root, options.quickPictures === true), 'sharing'),
          mostNew: mostNewCards(options),
          count: (done, total) => options.progress.count('pictures for sharing', done, total),
        }),
    },
    csp: {
      databaseUrl: settings.browserDatabaseUrl,
      connect: settings.vitalsUrl === undefined ? [] : [new URL(settings.vitalsUrl).origin],
      trustedTypes: [DEFAULT_POLICY_NAME, POLICY_NAME],
    },
  });
}
