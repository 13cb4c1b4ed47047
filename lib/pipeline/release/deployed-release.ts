import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@/lib/settings/operator-error';
import { parseReleaseFile, RELEASE_FILE } from './release-list';

/** Content of a deployed `release.json`. */
interface DeployedRelease {
  /** ISO 8601, in UTC. */
  readonly builtAt: string;
  readonly snapshotHash: string;
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
  if (!response.ok) throw new Error(`${address}: answers ${response.status}; is a release deployed there?`);
  return response.text();
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const remedy = 'npm run build makes a release, and the address of a site begins with https://';
    throw new Error(`${file}: cannot be read; ${remedy}`, { cause: error });
  }
}

/**
 * Reads the `release.json` of a deployed site.
 * @param site Address of the site (`https://…`), or the folder of an export.
 * @throws {Error} with one line that says where the problem is and what to do.
 */
export async function deployedRelease(site: string): Promise<DeployedRelease> {
  const isAddress = /^https?:\/\//.test(site);
  const place = isAddress ? `${site.replace(/\/+$/, '')}/${RELEASE_FILE}` : join(site, RELEASE_FILE);
  const release = parseReleaseFile(isAddress ? await fetchText(place) : await readText(place));
  if (release === undefined)
    throw new Error(`${place}: is not a release file; the site was not built by npm run build`);
  return release;
}
