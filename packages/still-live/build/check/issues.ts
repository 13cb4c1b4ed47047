import {
  type PlacedMedia,
  sizeIssues,
  faultIssue,
  isElsewhere,
  laterIssue,
} from 'still-live/content/checks/check-media';
import { allIssues } from 'still-live/content/checks/content-issues';
import type { EditorIssue } from 'still-live/content/checks/editor-issue';
import { atAddress, type PictureTable } from 'still-live/media/picture';
import { requireSite } from 'still-live/build/snapshot';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import pLimit from 'p-limit';
import { safeMediaAddress } from 'still-live/media/media-address';
import type { MediaRequest } from 'still-live/build/pictures/media-step';
import { prepareMedia } from 'still-live/build/pictures/pictures';
import { fileInside, filePath } from 'still-live/build/serve/release-files';
import type { Settings } from 'still-live/settings/settings';

/** @throws {OperatorError} when there is no content to build a site from. */
export function listIssues(raw: unknown, basePath: string): readonly EditorIssue[] {
  requireSite(raw, basePath);
  return allIssues(raw);
}

export function pictureIssues(media: readonly PlacedMedia[], measured: PictureTable): EditorIssue[] {
  return media.flatMap((picture) => {
    const size = atAddress(measured, picture.url);
    return size ? sizeIssues(picture, size) : [];
  });
}

const LABELS = { error: 'errore', warning: 'avviso' } as const;

export function issueLine({ severity, path, message }: EditorIssue): string {
  return `${LABELS[severity]}  ${path}: ${message}`;
}

// How long the live site may take to answer.
const LONGEST_ANSWER_MS = 5000;

/**
 * Returns whether visitors have a file of this site already. What cannot be known counts as yes.
 * @param out The release here, which is the live site of an embedded database.
 */
export async function isLive(
  address: string,
  { emulatorHost, siteUrl }: Pick<Settings, 'emulatorHost' | 'siteUrl'>,
  out: string,
): Promise<boolean> {
  if (emulatorHost !== undefined) {
    const path = filePath(address.replace(/[?#].*/s, '')) ?? '';
    return !existsSync(out) || (await fileInside(await realpath(out), path)) !== undefined;
  }
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const answer = await fetch(siteUrl + address, { method: 'HEAD', signal }).catch(() => undefined);
  // Some hosts answer with a page in place of what they lack.
  return answer === undefined || (answer.status !== 404 && !isPage(answer));
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

type Look = Pick<MediaRequest, 'cacheDir' | 'recipe' | 'outDir' | 'publicDir' | 'limits'>;

export async function mediaIssues(
  media: readonly PlacedMedia[],
  look: Look,
  isThere: (address: string) => Promise<boolean>,
): Promise<readonly EditorIssue[]> {
  const addresses = (wanted: PlacedMedia['kind']): string[] =>
    media.filter(({ kind }) => kind === wanted).flatMap(({ url }) => safeMediaAddress(url) ?? []);
  const request = { ...look, urls: addresses('image'), files: addresses('video') };
  const { table, faults } = await prepareMedia({ ...request, onlyLook: true, log: () => undefined });
  const issues = await pLimit(look.limits.fetchConcurrency).map(
    media,
    async (one): Promise<EditorIssue[]> => {
      const fault = atAddress(faults, one.url);
      if (fault !== undefined) return [faultIssue(one, fault)];
      return isElsewhere(one) || (await isThere(safeMediaAddress(one.url) ?? '')) ? [] : [laterIssue(one)];
    },
  );
  return [...issues.flat(), ...pictureIssues(media, table)];
}
