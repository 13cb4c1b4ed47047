import { join } from 'node:path';
import { parseJson, readJson } from 'still-live/build/files';
import { reasonOf } from 'still-live/settings/operator-error';
import { parseReleaseFile, RELEASE_FILE, type ReleaseFile } from './release-list';

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

const REMEDY = 'npm run build makes a release, and the address of a site begins with https://';

/**
 * @param site Address of the site (`https://…`), or the folder of an export.
 * @throws {Error} with one line that says where the problem is and what to do.
 */
export async function deployedRelease(site: string): Promise<ReleaseFile> {
  const isAddress = /^https?:\/\//.test(site);
  const place = isAddress ? `${site.replace(/(?<!\/)\/+$/, '')}/${RELEASE_FILE}` : join(site, RELEASE_FILE);
  const release = parseReleaseFile(
    isAddress ? parseJson(await fetchText(place)) : await readJson(place, REMEDY),
  );
  if (release === undefined)
    throw new Error(`${place}: is not a release file; the site was not built by npm run build`);
  return release;
}
