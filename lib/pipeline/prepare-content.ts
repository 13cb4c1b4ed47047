import type { SiteData } from '@/lib/content/site-data';
import { dayInZone } from '@/lib/content/timeline/zoned-time';
import type { ContentRequest } from './build-options';
import { bundleEarlyScript } from './export/early-script';
import { type PageRegister, previousPages } from './pages/page-register';
import { plannedScreens } from './pages/screen-plan';
import { preparePictures } from './pictures/pictures';
import { checkShrink } from './release/shrink-check';
import { takeSnapshot } from './snapshot/take-snapshot';
import { writeSiteData } from './snapshot/write-site-data';

/** The content of a release. */
export interface PreparedContent {
  readonly data: SiteData;
  /** Folder of the last release; `undefined` when there is none. */
  readonly lastRelease: string | undefined;
  /** The pages of the last release. */
  readonly register: PageRegister;
  /** Fingerprint of the published content. */
  readonly hash: string;
  /** Bytes of the published content as canonical JSON. */
  readonly size: number;
  /** How many pictures have no variants yet. */
  readonly missing: number;
}

/**
 * Takes the snapshot, makes the variants of its pictures, bundles the inline script, and writes the data of
 * the page, for which Next waits.
 * @param now The time of the release.
 * @param signal Ends the encoding of pictures.
 * @throws {OperatorError} when the content cannot be read or no site can be built from it.
 */
export async function prepareContent(
  request: ContentRequest,
  now: Date,
  signal: AbortSignal,
): Promise<PreparedContent> {
  const { root, settings, progress, out, onlyMadePictures = false, quickPictures = false } = request;
  const { snapshot, media, size, hash } = await takeSnapshot(settings, progress);
  if (request.allowShrink !== true) await checkShrink(out, `projects/${settings.project}`, size);
  progress.step(onlyMadePictures ? 'collecting the pictures' : 'making the variants of the pictures');
  const { privateHosts } = settings;
  const pictures = { progress, privateHosts, onlyMade: onlyMadePictures, isQuick: quickPictures, signal };
  const [{ table, missing }] = await Promise.all([
    preparePictures(root, media, pictures),
    bundleEarlyScript(root),
  ]);
  const { dir: lastRelease, register } = await previousPages(request);
  const screens = plannedScreens({ snapshot }, register.pages, now.toISOString());
  const data = await writeSiteData(root, settings, {
    snapshot,
    screens: screens.map(({ route, path, name }) => ({ route, path, name })),
    pictures: table,
    release: hash,
    builtOn: dayInZone(now.getTime()),
  });
  return { data, lastRelease, register, hash, size, missing };
}
