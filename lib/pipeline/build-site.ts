import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_POLICY_NAME } from '@/lib/html/script-policy';
import { POLICY_NAME } from '@/lib/html/trusted-types';
import { finishExport } from './export/finish-export';
import { moveInto } from './export/move-into';
import { publishRelease, removeLeftovers } from './release/release';
import { addCompileHints } from './export/next/compile-hints';
import { readEntry } from './export/next/entry';
import { runNextBuild } from './export/next/next-build';
import { dropRouterFiles } from './export/next/router-files';
import { checkStart } from './export/next/start-check';
import { bundlePlainScript } from './export/early-script';
import { type PagePlan, planPages } from './pages/page-plan';
import { pageFile, PageStage } from './pages/page-stage';
import { makePagesData } from './pages/page-data';
import { ownStyles } from './pages/page-styles';
import type { PlannedPage } from './pages/planned-page';
import { pictureOverlay } from './pictures/pictures';
import { type ContentRequest, type PreparedContent, prepareContent } from './prepare-content';
import { sharingPictures } from './sharing/sharing-pictures';
import { dropSiteData } from './snapshot/write-site-data';

/** Options of a build. */
interface BuildOptions extends ContentRequest {
  /** Draws all pictures for sharing that are missing; otherwise a build draws a limited number of them. */
  readonly allSharingPictures?: boolean;
  /** Ends the build; the previous release stays. */
  readonly signal?: AbortSignal;
}

/** The result of a build. */
interface BuiltSite {
  readonly release: string;
  readonly snapshotHash: string;
  /** How many pictures have no variants yet. */
  readonly missingPictures: number;
}

/** What of the pages does not need Next. */
interface PreparedPages {
  readonly plan: PagePlan;
  /** Where the pages are placed; it has those of the last release. */
  readonly stage: PageStage;
  readonly dataOf: (page: PlannedPage) => string;
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

/** Plans the pages, takes over those of the last release and makes their JSON-LD. */
function preparePages(
  { root, settings }: BuildOptions,
  { data, register, lastRelease }: PreparedContent,
  now: Date,
): PreparedPages {
  const plan = planPages(data, register, now.toISOString());
  const stage = new PageStage(join(root, '.snapshot', 'pages'), lastRelease);
  stage.takeOver(plan.pages.map(({ path }) => pageFile(path)));
  return { plan, stage, dataOf: makePagesData(plan.pages, settings.siteUrl, now.toISOString().slice(0, 10)) };
}

async function finish(
  options: BuildOptions,
  { data, plan, dataOf, stage, lastRelease }: PreparedContent & PreparedPages,
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
}

/**
 * Runs `next build` beside the work that writes the data of the page: Next compiles meanwhile, and its pages
 * wait for the data. When one of them fails, the other one is ended too.
 * @param work The work. Its second argument resolves when Next has compiled, so that one of two processors is
 *   free, or has ended.
 * @throws {Error} What is wrong with the content, if anything is; otherwise the error of Next.
 */
async function besideNext<T>(
  { root, progress, signal, onlyMadePictures = false }: BuildOptions,
  work: (signal: AbortSignal, compiled: Promise<void>) => Promise<T>,
): Promise<T> {
  const failure = new AbortController();
  const ended = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  let onCompiled = (): void => undefined;
  const compiled = new Promise<void>((resolve) => (onCompiled = resolve));
  const next = runNextBuild(root, {
    isInHurry: onlyMadePictures,
    show: progress.warn,
    onCompiled,
    signal: ended,
  });
  const tasks = [work(ended, compiled), next.finally(onCompiled)] as const;
  for (const task of tasks) task.catch((error: unknown) => failure.abort(error));
  const [made, built] = await Promise.allSettled(tasks);
  if (made.status === 'rejected') throw made.reason;
  if (built.status === 'rejected') throw built.reason;
  return made.value;
}

/**
 * Builds the site: snapshot, pictures, export, finish, release. The previous release stays until the new one
 * is complete.
 * @throws {OperatorError} when the content cannot be read or no site can be built from it, or the export
 *   cannot start.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { root, progress, out, releasesDir, signal } = options;
  const now = new Date();
  await dropSiteData(root);
  await rm(join(root, '.export'), { recursive: true, force: true });
  const content = await besideNext(options, async (ended, compiled) => {
    const prepared = await prepareContent(options, now, ended);
    progress.step('exporting every screen with next build');
    // Until then Next uses all processors.
    await compiled;
    const pages = preparePages(options, prepared, now);
    await removeLeftovers(releasesDir);
    return { ...prepared, ...pages };
  });
  progress.step('finishing: scripts, policy, compression');
  await finish(options, content, now);
  signal?.throwIfAborted();
  const { hash, size, missing } = content;
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
