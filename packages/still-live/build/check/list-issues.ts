import { type PlacedMedia, sizeIssues } from 'still-live/content/checks/check-media';
import { allIssues } from 'still-live/content/checks/content-issues';
import type { EditorIssue } from 'still-live/content/checks/editor-issue';
import { atAddress, type PictureTable } from 'still-live/media/picture';
import { requireSite } from './require-site';

/**
 * Lists what an editor should fix.
 * @throws {OperatorError} when there is no content to build a site from.
 */
export function listIssues(raw: unknown, basePath: string): readonly EditorIssue[] {
  requireSite(raw, basePath);
  return allIssues(raw);
}

/** Lists the pictures of the content that are too large, or cropped too much somewhere, of those that the build has measured. */
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
