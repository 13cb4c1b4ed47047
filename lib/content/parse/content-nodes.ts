import { fingerprint } from '../fingerprint';
import { own } from '../raw-tree';

/** The content nodes of a base path. Every other node there (`projectApiKey`) is never copied. */
export const CONTENT_NODES = ['pagine', 'footer', 'impostazioni'] as const;

/**
 * Returns only the content nodes of a base path; an empty record when it has none.
 * @param tree Raw value of `projects/{project}` or `drafts/{project}`.
 */
export function contentOf(tree: unknown): Readonly<Record<string, unknown>> {
  const kept = CONTENT_NODES.map((node) => [node, own(tree, node) ?? null] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== null));
}

/**
 * Returns the fingerprint of all content of a base path. The build writes it into `release.json` as
 * `snapshotHash`; `watch` and the drift check compare it.
 * @param tree Raw value of a base path.
 */
export function contentFingerprint(tree: unknown): string {
  return fingerprint(contentOf(tree));
}
