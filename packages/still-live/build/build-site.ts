import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoValues } from 'still-live/brand/brand';
import type { BuildOptions } from './build-options';
import { writeBrandStyle } from './brand/brand-style';
import { readBrand } from './brand/read-brand';
import { runNextBuild } from './export/next/next-build';
import { publishRelease, removeLeftovers } from './release/release';
import type { BuiltRelease } from 'still-live/build/release/release-list';
import { type ReleaseLock, withReleaseLock } from './release/release-lock';
import { dropBrokenLink } from './release/swap-link';
import { previewVariables } from 'still-live/settings/settings';
import { dropExportData } from 'still-live/build/pages/export-data';

interface BuiltSite extends BuiltRelease {
  readonly missingPictures: number;
}

// Ends the fingerprint of a release without all its pictures, so that it equals that of no content.
const WITHOUT_PICTURES = '-without-pictures';

const KEPT_RELEASES = 5;

// Next compiles while the data of its pages are written. When one of the two fails, both end; when both fail, the error
// about the content is thrown.
async function besideNext<T>(
  { root, settings, progress, signal, onlyMadePictures = false }: BuildOptions,
  work: (signal: AbortSignal, dataAreWritten: () => void) => Promise<T>,
): Promise<T> {
  const failure = new AbortController();
  const ended = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  let dataAreWritten = (): void => undefined;
  const dataWritten = new Promise<void>((resolve) => (dataAreWritten = resolve));
  const next = runNextBuild(root, {
    isInHurry: onlyMadePictures,
    variables: previewVariables(settings),
    show: (text) => text.trimEnd().split('\n').forEach(progress.warn),
    signal: ended,
    dataWritten,
  });
  const tasks = [work(ended, dataAreWritten), next] as const;
  for (const task of tasks) task.catch((error: unknown) => failure.abort(error));
  const [made, built] = await Promise.allSettled(tasks);
  if (made.status === 'rejected') throw made.reason;
  if (built.status === 'rejected') throw built.reason;
  return made.value;
}

async function buildAlone(asked: BuildOptions, lock: ReleaseLock): Promise<BuiltSite> {
  const signal = asked.signal ? AbortSignal.any([asked.signal, lock.signal]) : lock.signal;
  const options = { ...asked, signal };
  const { root, progress, out, releasesDir } = options;
  const now = new Date();
  await dropExportData(root);
  await rm(join(root, '.export'), { recursive: true, force: true });
  await dropBrokenLink(out);
  // Next compiles the style sheet of the brand.
  const brand = await readBrand();
  if (asked.settings.emulatorHost === undefined) demoValues(brand).forEach(progress.warn);
  await writeBrandStyle(root, brand);
  const content = await besideNext(options, async (ended, dataAreWritten) => {
    // Modules are loaded beside Next, which uses one of two processors while it starts.
    const { prepareExport } = await import('./prepare-export');
    const prepared = await prepareExport(options, now, ended);
    dataAreWritten();
    progress.step('exporting every page with next build');
    // This is loaded while Next works, because it is needed right after.
    await import('./export/finish-export');
    await removeLeftovers(releasesDir);
    return prepared;
  });
  progress.step('finishing: scripts, policy, compression');
  const { finishExport } = await import('./export/finish-export');
  await finishExport(options, content, brand);
  signal.throwIfAborted();
  const { hash, size, missing } = content;
  const snapshotHash = missing === 0 ? hash : hash + WITHOUT_PICTURES;
  const published = await publishRelease(lock, {
    exportDir: join(root, '.export'),
    releasesDir,
    out,
    keep: KEPT_RELEASES,
    now,
    info: { snapshotHash, project: asked.settings.project, contentBytes: size },
  });
  progress.step(`release ${published.id} is out`);
  return { id: published.id, snapshotHash, builtAt: now.getTime(), missingPictures: missing };
}

/**
 * The previous release stays until the new one is complete.
 * @throws {OperatorError} when the brand or the content cannot be read, no site can be built from it, the export cannot
 *   start, or another process is building in the same folder.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  try {
    return await withReleaseLock(options.releasesDir, 'building', (lock) => buildAlone(options, lock));
  } catch (error) {
    // When the build was ended, this is the first error; what failed because of that comes after it.
    options.signal?.throwIfAborted();
    throw error;
  }
}
