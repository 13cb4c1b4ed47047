import { fingerprint } from '../fingerprint';
import { own } from '../raw-tree';

/** The nodes below a base path that hold content; everything else there (`projectApiKey`) is none and is never copied. */
export const CONTENT_NODES = ['pagine', 'footer', 'impostazioni'] as const;

/**
 * The content of a base path without what is no content. Takes the raw value of `projects/{project}` or
 * `drafts/{project}`; gives a record with those of `CONTENT_NODES` that are there, empty when there is none.
 */
export function contentOf(tree: unknown): Readonly<Record<string, unknown>> {
  const kept = CONTENT_NODES.map((node) => [node, own(tree, node) ?? null] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== null));
}

/**
 * The fingerprint of everything published at once: what a release was built from, written into `release.json` as
 * `snapshotHash` and compared by the rebuild on publish and the drift check. Takes the raw value of a base path.
 */
export function contentFingerprint(tree: unknown): string {
  return fingerprint(contentOf(tree));
}
