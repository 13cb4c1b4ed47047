import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code';

/** Where releases are and which one is shown. */
export interface ReleasePlaces {
  /** The folder with one folder per release (`.releases`). */
  readonly releasesDir: string;
  /** The link to the current release (`out`). */
  readonly out: string;
}

/** A whole release on disk. */
export interface Release {
  readonly id: string;
  readonly dir: string;
  /** ISO 8601, in UTC. */
  readonly builtAt: string;
  readonly snapshotHash: string;
  readonly current: boolean;
}

/** `{sequence}-{time}`: the sequence orders releases, because a clock may be wrong. */
const RELEASE_ID = /^(\d{6})-\d{8}T\d{6}Z$/;

/** The public file that says what a release is; its presence means the release is whole. */
export const RELEASE_FILE = 'release.json';

/** Makes the id of the next release. Takes the names in the releases folder and the time. */
export function nextReleaseId(names: readonly string[], now: Date): string {
  const last = Math.max(0, ...names.map((name) => Number(RELEASE_ID.exec(name)?.[1] ?? 0)));
  const time = now.toISOString().replace(/\.\d+Z$/, 'Z');
  return `${String(last + 1).padStart(6, '0')}-${time.replace(/[-:]/g, '')}`;
}

/** Reads `release.json`. Takes its text; gives `undefined` when it is not one. */
export function parseReleaseFile(text: string): { builtAt: string; snapshotHash: string } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || !('builtAt' in json) || !('snapshotHash' in json))
    return undefined;
  const { builtAt, snapshotHash } = json;
  return typeof builtAt === 'string' && typeof snapshotHash === 'string'
    ? { builtAt, snapshotHash }
    : undefined;
}

/** Lists the names in the releases folder; none when there is no folder yet. */
export async function releaseNames(releasesDir: string): Promise<string[]> {
  return await readdir(releasesDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

/** Lists the whole releases, newest first; folders that are something else are left out. */
export async function listReleases({ releasesDir, out }: ReleasePlaces): Promise<Release[]> {
  const shown = await realpath(out).catch(() => undefined);
  const ids = (await releaseNames(releasesDir))
    .filter((name) => RELEASE_ID.test(name))
    .sort()
    .reverse();
  const releases = ids.map(async (id): Promise<Release | undefined> => {
    const dir = join(releasesDir, id);
    const text = await readFile(join(dir, RELEASE_FILE), 'utf8').catch(() => '');
    const info = parseReleaseFile(text);
    return info && { id, dir, ...info, current: (await realpath(dir).catch(() => '')) === shown };
  });
  return (await Promise.all(releases)).filter((release) => release !== undefined);
}
