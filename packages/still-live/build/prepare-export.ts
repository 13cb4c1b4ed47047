import { join } from 'node:path';
import type { ExportData } from 'still-live/content/site-data';
import type { BuildOptions } from './build-options';
import { issueLine, pictureIssues } from 'still-live/build/check/issues';
import { bundleInlineScripts } from './pages/inline-script';
import { pagesData, writeExportData } from 'still-live/build/pages/export-data';
import { type PagePlan, planPages } from './pages/page-plan';
import { previousPages } from './pages/page-register';
import { sharedPictures } from './pages/shared-pictures';
import { pictureCache, pictureOverlay, preparePictures } from './pictures/pictures';
import { sharingPictures } from './sharing/sharing-pictures';
import { takeSnapshot } from './snapshot';
import { own } from 'still-live/content/raw-tree';
import { readJson } from './files';
import { OperatorError } from 'still-live/settings/operator-error';
import { RELEASE_FILE } from 'still-live/build/release/release-list';

const LARGEST_LOSS = 0.5;

// Content that became smaller by more than half is more often a mistake than intended.
async function checkShrink(out: string, basePath: string, size: number): Promise<void> {
  const remedy = 'roll back to a whole release, or build with --allow-shrink';
  const release = await readJson(join(out, RELEASE_FILE), remedy, null);
  const lastSize = own(release, 'contentBytes');
  if (typeof lastSize !== 'number' || size >= lastSize * LARGEST_LOSS) return;
  throw new OperatorError(
    basePath,
    `shrank from ${lastSize} to ${size} bytes since the last release`,
    'if that is meant, build with --allow-shrink',
  );
}

const YOUTUBE = {
  autoplay:
    'YouTube videos play by themselves: Google gets the address of each visitor without a click; NEXT_PUBLIC_YOUTUBE=ask asks first',
  ask: 'YouTube videos wait until the visitor wants them (NEXT_PUBLIC_YOUTUBE=ask): nothing goes to Google before',
} as const;

interface PreparedExport {
  readonly data: ExportData;
  readonly plan: PagePlan;
  readonly lastRelease: string | undefined;
  readonly hash: string;
  /** Bytes of the published content as canonical JSON. */
  readonly size: number;
  readonly missing: number;
}

/** @throws {OperatorError} when the content cannot be read or no site can be built from it. */
export async function prepareExport(
  options: BuildOptions,
  now: Date,
  signal: AbortSignal,
): Promise<PreparedExport> {
  const { root, settings, progress, out, onlyMadePictures = false, quickPictures = false } = options;
  const { snapshot, media, size, hash, placed } = await takeSnapshot(settings, progress);
  if (media.some(({ kind }) => kind === 'youtube')) progress.note(YOUTUBE[settings.youtube]);
  if (options.allowShrink !== true) await checkShrink(out, `projects/${settings.project}`, size);
  progress.step(onlyMadePictures ? 'collecting the pictures' : 'making the variants of the pictures');
  const [{ table: pictures, missing, faults }] = await Promise.all([
    preparePictures({ ...options, signal }, media, placed),
    bundleInlineScripts(root),
  ]);
  pictureIssues(placed, pictures).map(issueLine).forEach(progress.warn);
  const { dir: lastRelease, register } = await previousPages(options);
  const plan = planPages({ snapshot }, register, now.toISOString());
  plan.warnings.forEach(progress.warn);
  const shared = await sharedPictures(plan, { pictures }, settings.siteUrl, (cards) =>
    sharingPictures(cards, {
      dir: pictureOverlay(root),
      cacheDir: join(pictureCache(root, quickPictures), 'sharing'),
      onlyMade: onlyMadePictures,
      count: (done, total) => progress.count('pictures for sharing', done, total),
    }),
  );
  const data = await writeExportData(root, settings, {
    snapshot,
    pictures,
    ...(Object.keys(faults).length > 0 && { faults }),
    release: hash,
    ...pagesData(plan, { snapshot }, shared, now),
  });
  return { data, plan, lastRelease, hash, size, missing };
}
