import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_POLICY_NAME } from '@/lib/html/script-policy';
import { POLICY_NAME } from '@/lib/html/trusted-types';
import type { SiteData } from '@/lib/content/site-data';
import type { Settings } from '@/lib/settings/settings';
import { finishExport } from './export/finish-export';
import { moveInto } from './export/move-into';
import { publishRelease, removeLeftovers } from './release/release';
import { addCompileHints } from './export/next/compile-hints';
import { readEntry } from './export/next/entry';
import { runNextBuild } from './export/next/next-build';
import { dropRouterFiles } from './export/next/router-files';
import { checkStart } from './export/next/start-check';
import { bundleEarlyScript, bundlePlainScript } from './export/early-script';
import { type PreviousPages, previousPages } from './pages/page-register';
import { ownStyles } from './pages/page-styles';
import { plannedScreens } from './pages/screen-plan';
import { pictureOverlay, preparePictures } from './pictures/pictures';
import type { Progress } from './progress';
import { sharingPictures } from './sharing/sharing-pictures';
import { checkShrink } from './release/shrink-check';
import { takeSnapshot } from './snapshot/take-snapshot';
import { writeSiteData } from './snapshot/write-site-data';

/** Options of a build. */
interface BuildOptions {
  readonly settings: Settings;
  /** Root of the project. */
  readonly root: string;
  /** The link to the current release, and the folder of all releases. */
  readonly out: string;
  readonly releasesDir: string;
  /** Accepts content that shrank by more than half. */
  readonly allowShrink?: boolean;
  /**
   * Makes no new variants of pictures and no pictures for sharing, and compresses no text, so that the site is
   * ready at once. Pictures without variants keep their original. The fingerprint of the release then says so, and `watch`
   * makes the complete release.
   */
  readonly onlyMadePictures?: boolean;
  /** Draws all pictures for sharing that are missing; otherwise a build draws a limited number of them. */
  readonly allSharingPictures?: boolean;
  /** Ends the build; the previous release stays. */
  readonly signal?: AbortSignal;
  readonly progress: Progress;
}

/** The result of a build. */
interface BuiltSite {
  readonly release: string;
  readonly snapshotHash: string;
  /** How many pictures have no variants yet. */
  readonly missingPictures: number;
}

/**
 * Added to the fingerprint of a release without variants of its pictures, so that it equals no fingerprint of
 * content.
 */
const WITHOUT_PICTURES = '-without-pictures';

const KEPT_RELEASES = 5;

/** Returns how many pictures for sharing may be drawn; `undefined` for the usual limit. */
function mostNewCards({ onlyMadePictures = false, allSharingPictures = false }: BuildOptions) {
  if (onlyMadePictures) return 0;
  return allSharingPictures ? Infinity : undefined;
}

async function finish(
  options: BuildOptions,
  data: SiteData,
  previous: PreviousPages,
  now: Date,
): Promise<void> {
  const { root, settings } = options;
  const dir = join(root, '.export');
  await dropRouterFiles(dir);
  await addCompileHints(dir);
  await moveInto(pictureOverlay(root), dir);
  await finishExport({
    dir,
    data,
    uncompressed: options.onlyMadePictures === true,
    entry: await readEntry(root, dir),
    pages: {
      previous,
      now: now.toISOString(),
      script: await bundlePlainScript(root),
      style: ownStyles(root),
      warn: options.progress.warn,
      draw: (cards) =>
        sharingPictures(cards, {
          dir,
          cacheDir: join(root, '.media-cache', 'sharing'),
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
  await checkStart(dir);
}

/**
 * Builds the site: snapshot, pictures, export, finish, release. The previous release stays until the new one
 * is complete.
 * @throws {OperatorError} when the content cannot be read or no site can be built from it, or the export
 *   cannot start.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { root, settings, progress, out, releasesDir, onlyMadePictures = false, signal } = options;
  const now = new Date();
  const { snapshot, media, size, hash } = await takeSnapshot(settings, progress);
  if (options.allowShrink !== true) await checkShrink(out, `projects/${settings.project}`, size);
  progress.step(onlyMadePictures ? 'collecting the pictures' : 'making the variants of the pictures');
  const pictures = { progress, onlyMade: onlyMadePictures, ...(signal && { signal }) };
  const { table, missing } = await preparePictures(root, media, pictures);
  const previous = await previousPages(options);
  const screens = plannedScreens({ snapshot }, previous.register.pages, now.toISOString());
  const data = await writeSiteData(root, settings, {
    snapshot,
    screens: screens.map(({ route, path, name }) => ({ route, path, name })),
    pictures: table,
    release: hash,
    builtOn: now.toISOString().slice(0, 10),
  });
  await bundleEarlyScript(root);
  progress.step('exporting every screen with next build');
  await rm(join(root, '.export'), { recursive: true, force: true });
  await Promise.all([runNextBuild(root, progress.warn, signal), removeLeftovers(releasesDir)]);
  progress.step('finishing: scripts, policy, compression');
  await finish(options, data, previous, now);
  signal?.throwIfAborted();
  const snapshotHash = missing === 0 ? hash : hash + WITHOUT_PICTURES;
  const published = await publishRelease({
    exportDir: join(root, '.export'),
    releasesDir,
    out,
    keep: KEPT_RELEASES,
    now,
    info: { snapshotHash, contentBytes: size },
  });
  progress.step(`release ${published.id} is out`);
  return { release: published.id, snapshotHash, missingPictures: missing };
}
