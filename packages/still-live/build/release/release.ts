import { rmSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from 'still-live/settings/operator-error';
import {
  listReleases,
  nextReleaseId,
  RELEASE_FILE,
  releaseNames,
  type Release,
  type ReleasePlaces,
} from './release-list';
import { type ReleaseLock, withReleaseLock } from './release-lock';
import { swapLink } from './swap-link';
import { readJsonIfWhole, placeImmutable, walkFiles } from 'still-live/build/files';
import { CONTENT_NAMED } from 'still-live/build/serve/release-files';

// Lists what a release got from the one before. A dot file is not served.
const CARRIED_FILE = '.carried.json';

async function carriedInto(release: string): Promise<ReadonlySet<string>> {
  // Without the list, or with one that a power failure cut off, files only stay for one more release.
  const list = await readJsonIfWhole(join(release, CARRIED_FILE));
  return new Set(Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []);
}

// Open pages find their scripts, also on hosts with one release. A file stays for one more release, not for ever.
async function carryOver(previousRelease: string, exportDir: string): Promise<void> {
  const older = await carriedInto(previousRelease);
  const carried: string[] = [];
  for (const folder of CONTENT_NAMED) {
    const there = new Set(walkFiles(join(exportDir, folder)));
    for (const inner of walkFiles(join(previousRelease, folder))) {
      const name = folder + inner;
      if (older.has(name) || there.has(inner)) continue;
      await placeImmutable(join(previousRelease, name), join(exportDir, name));
      carried.push(name);
    }
  }
  await writeFile(join(exportDir, CARRIED_FILE), JSON.stringify(carried));
}

interface PublishRequest extends ReleasePlaces {
  /** It is moved, not copied. */
  readonly exportDir: string;
  readonly keep: number;
  /** Written to `release.json`, which is public. */
  readonly info: {
    readonly snapshotHash: string;
    readonly project: string;
    readonly [key: string]: string | number | boolean;
  };
  readonly now?: Date;
}

// Folders that were moved here to be deleted, or prepared here by a run that was killed.
const LEFTOVER = /^\.trash-/;

/** Works synchronously, which takes less of the processor, while the build waits for Next. */
export async function removeLeftovers(releasesDir: string): Promise<void> {
  await mkdir(releasesDir, { recursive: true });
  for (const name of await releaseNames(releasesDir)) {
    if (LEFTOVER.test(name)) rmSync(join(releasesDir, name), { recursive: true, force: true });
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true, preserveTimestamps: true });
    await rm(from, { recursive: true, force: true });
  }
}

async function prune({ stage }: ReleaseLock, places: ReleasePlaces, keep: number): Promise<void> {
  const old = (await listReleases(places)).slice(keep).filter(({ current }) => !current);
  for (const { id, dir } of old) await rename(dir, join(stage, id));
}

/** Whenever the process is killed, `out` points to the old release or to the new one, and both are complete. */
export async function publishRelease(lock: ReleaseLock, request: PublishRequest) {
  const { exportDir, releasesDir, out, keep, info, now = new Date() } = request;
  const current = (await listReleases(request)).find((release) => release.current);
  if (current) await carryOver(current.dir, exportDir);
  const id = nextReleaseId(await releaseNames(releasesDir), now);
  const release = { id, builtAt: now.toISOString(), ...info };
  await writeFile(join(exportDir, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  const dir = join(releasesDir, id);
  const whole = join(lock.stage, 'release');
  await move(exportDir, whole);
  await rename(whole, dir);
  await swapLink(lock, out, dir, releasesDir);
  await prune(lock, request, keep);
  return { id, dir };
}

// A release of an earlier version does not say whose it is.
function isOf(project: string, release: Release): boolean {
  return release.current || release.project === undefined || release.project === project;
}

// A rollback waits this long for another one. It does not wait for a build, which may take minutes.
const PATIENCE_MS = 2_000;

/**
 * @param wanted Id of a release, or `'previous'` for the one before the current.
 * @param project Releases of another company are left out.
 * @throws {Error} when there is no such release; the message lists those that exist.
 */
export async function rollbackTo(
  places: ReleasePlaces,
  wanted: string,
  project: string,
  patienceMs = PATIENCE_MS,
): Promise<Release> {
  const releases = (await listReleases(places)).filter((release) => isOf(project, release));
  const current = releases.findIndex((release) => release.current);
  const target = wanted === 'previous' ? releases[current + 1] : releases.find(({ id }) => id === wanted);
  if (!target || (wanted === 'previous' && current < 0)) {
    const ids = releases.map(({ id }) => id).join(', ');
    const what = wanted === 'previous' ? 'release before the current one' : `release "${wanted}"`;
    throw new Error(
      `no ${what} of ${project} in ${places.releasesDir}; there are: ${ids === '' ? 'none' : ids}`,
    );
  }
  const { out, releasesDir } = places;
  const roll = async (lock: ReleaseLock): Promise<void> => {
    await stat(join(target.dir, RELEASE_FILE));
    await swapLink(lock, out, target.dir, releasesDir);
  };
  await withReleaseLock(releasesDir, 'rolling back', roll, patienceMs);
  return { ...target, current: true };
}
