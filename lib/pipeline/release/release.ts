import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { carryOver } from './carry-over';
import { errorCode } from './error-code';
import {
  listReleases,
  nextReleaseId,
  RELEASE_FILE,
  releaseNames,
  type Release,
  type ReleasePlaces,
} from './release-list';
import { swapLink } from './swap-link';

/** What `publishRelease` takes. */
interface PublishRequest extends ReleasePlaces {
  /** The finished export; it is moved, not copied. */
  readonly exportDir: string;
  /** How many releases stay, the current one always among them. */
  readonly keep: number;
  /** Goes into `release.json`, which is public. */
  readonly info: { readonly snapshotHash: string; readonly [key: string]: string | number | boolean };
  readonly now?: Date;
}

/** What publishing came to. */
interface Published {
  readonly id: string;
  readonly dir: string;
  readonly removed: readonly string[];
  /** Where a real folder that stood in the place of the link was moved. */
  readonly movedAside?: string;
}

/** Leftovers of a killed run: moved here before being deleted, or copied here before being moved. */
const LEFTOVER = /^\.(?:trash|incoming)-/;

async function removeLeftovers(releasesDir: string): Promise<void> {
  for (const name of await releaseNames(releasesDir)) {
    if (LEFTOVER.test(name)) await rm(join(releasesDir, name), { recursive: true, force: true });
  }
}

/** Moves a folder so that it appears whole, also from another file system. */
async function moveWhole(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    const incoming = join(dirname(to), `.incoming-${basename(to)}`);
    await cp(from, incoming, { recursive: true, preserveTimestamps: true });
    await rename(incoming, to);
    await rm(from, { recursive: true, force: true });
  }
}

/** Deletes all but the newest `keep` releases, never the current one. A release first loses its name, so half a one is never listed. */
async function prune(places: ReleasePlaces, keep: number): Promise<string[]> {
  const old = (await listReleases(places)).slice(keep).filter(({ current }) => !current);
  for (const { id, dir } of old) {
    const trash = join(places.releasesDir, `.trash-${id}`);
    await rename(dir, trash);
    await rm(trash, { recursive: true, force: true });
  }
  return old.map(({ id }) => id);
}

/**
 * Makes a finished export the current release: gives it the previous one's content-named files, moves it to
 * `{releasesDir}/{id}`, points `out` at it in one step and prunes old ones. Killed at any moment, `out` shows the old release or the
 * new one, each whole. One run at a time (the builder sees to that). Rejects with the file system's error.
 */
export async function publishRelease(request: PublishRequest): Promise<Published> {
  const { exportDir, releasesDir, out, keep, info, now = new Date() } = request;
  await mkdir(releasesDir, { recursive: true });
  await removeLeftovers(releasesDir);
  const current = (await listReleases(request)).find((release) => release.current);
  if (current) await carryOver(current.dir, exportDir);
  const id = nextReleaseId(await releaseNames(releasesDir), now);
  const release = { id, builtAt: now.toISOString(), ...info };
  await writeFile(join(exportDir, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  const dir = join(releasesDir, id);
  await moveWhole(exportDir, dir);
  const movedAside = await swapLink(out, dir, releasesDir);
  return { id, dir, removed: await prune(request, keep), ...(movedAside !== undefined && { movedAside }) };
}

/**
 * Shows an earlier release again. Takes the places and a release's id, or `'previous'` for the one before the current.
 * Rejects with an `Error` that lists what there is when there is no such release.
 */
export async function rollbackTo(places: ReleasePlaces, wanted: string): Promise<Release> {
  const releases = await listReleases(places);
  const current = releases.findIndex((release) => release.current);
  const target = wanted === 'previous' ? releases[current + 1] : releases.find(({ id }) => id === wanted);
  if (!target || (wanted === 'previous' && current < 0)) {
    const ids = releases.map(({ id }) => id).join(', ');
    throw new Error(
      `no release "${wanted}" in ${places.releasesDir}; there are: ${ids === '' ? 'none' : ids}`,
    );
  }
  await swapLink(places.out, target.dir, places.releasesDir);
  return { ...target, current: true };
}
