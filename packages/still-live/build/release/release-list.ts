import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { typedParts } from 'still-live/content/raw-tree';
import { readJsonIfWhole, parseJson, readJson } from 'still-live/build/files';
import { errorCode, reasonOf } from 'still-live/settings/operator-error';

export interface ReleasePlaces {
  readonly releasesDir: string;
  readonly out: string;
}

export function placesIn(root: string): ReleasePlaces {
  return { releasesDir: join(root, '.releases'), out: join(root, 'out') };
}

export interface BuiltRelease {
  readonly id: string;
  readonly snapshotHash: string;
  /** In milliseconds since 1970. */
  readonly builtAt: number;
}

export interface Release extends ReleaseFile {
  readonly id: string;
  readonly dir: string;
  readonly current: boolean;
}

// `{sequence}-{time}`. The sequence orders releases, because a clock may be wrong.
const RELEASE_ID = /^(\d{6})-\d{8}T\d{6}Z$/;

/** The public file that describes a release. A folder that contains it is a complete release. */
export const RELEASE_FILE = 'release.json';

export function nextReleaseId(names: readonly string[], now: Date): string {
  const last = Math.max(0, ...names.map((name) => Number(RELEASE_ID.exec(name)?.[1] ?? 0)));
  const time = now.toISOString().replace(/\.\d+Z$/, 'Z');
  return `${String(last + 1).padStart(6, '0')}-${time.replace(/[-:]/g, '')}`;
}

export interface ReleaseFile {
  /** ISO 8601, in UTC. */
  readonly builtAt: string;
  readonly snapshotHash: string;
  /** `undefined` in a release of an earlier version. */
  readonly project: string | undefined;
}

function parseReleaseFile(json: unknown): ReleaseFile | undefined {
  const found = typedParts(json, { builtAt: 'string', snapshotHash: 'string', project: 'string' });
  const { builtAt, snapshotHash, project } = found;
  return builtAt !== undefined && snapshotHash !== undefined ? { builtAt, snapshotHash, project } : undefined;
}

export async function releaseNames(releasesDir: string): Promise<string[]> {
  return await readdir(releasesDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

export async function listReleases({ releasesDir, out }: ReleasePlaces): Promise<Release[]> {
  const shown = await realpath(out).catch(() => undefined);
  const ids = (await releaseNames(releasesDir))
    .filter((name) => RELEASE_ID.test(name))
    .sort()
    .reverse();
  const releases = ids.map(async (id): Promise<Release | undefined> => {
    const dir = join(releasesDir, id);
    const info = parseReleaseFile(await readJsonIfWhole(join(dir, RELEASE_FILE)));
    return info && { id, dir, ...info, current: (await realpath(dir).catch(() => '')) === shown };
  });
  return (await Promise.all(releases)).filter((release) => release !== undefined);
}

/** The release that is shown, with the content of the newest one: after a rollback that is not built again. */
export async function newestRelease(places: ReleasePlaces): Promise<BuiltRelease | undefined> {
  const releases = await listReleases(places);
  const [newest] = releases;
  const shown = releases.find(({ current }) => current) ?? newest;
  return (
    newest && shown && { ...shown, snapshotHash: newest.snapshotHash, builtAt: Date.parse(shown.builtAt) }
  );
}

const TIMEOUT_MS = 15_000;

async function fetchText(address: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(`${address}: cannot be reached (${reason}); check the address of the site`, {
      cause: error,
    });
  }
  if (!response.ok)
    throw new Error(
      `${address}: answers ${response.status}; check the address, and that a release is deployed there`,
    );
  return response.text();
}

const REMEDY = 'npm run build makes a release, and the address of a site begins with https://';

/**
 * @param site Address of the site (`https://…`), or the folder of an export.
 * @throws {Error} that says where the problem is and what to do.
 */
export async function deployedRelease(site: string): Promise<ReleaseFile> {
  const isAddress = /^https?:\/\//.test(site);
  const place = isAddress ? `${site.replace(/(?<!\/)\/+$/, '')}/${RELEASE_FILE}` : join(site, RELEASE_FILE);
  const release = parseReleaseFile(
    isAddress ? parseJson(await fetchText(place)) : await readJson(place, REMEDY),
  );
  if (release === undefined)
    throw new Error(`${place}: is not a release file; deploy a site that npm run build has made`);
  return release;
}
