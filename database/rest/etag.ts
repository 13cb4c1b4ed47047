import type { IncomingMessage } from 'node:http';
import { nodeHash } from '../tree/hash';
import type { TreeNode } from '../tree/node';

/** The ETag of a value; `null_etag` when there is none. */
export function etagOf(node: TreeNode | null): string {
  return node === null
    ? 'null_etag'
    : nodeHash(node).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** What a request says about versions: whether it wants the ETag, and which it expects or has. */
export interface Condition {
  readonly wanted: boolean;
  /** The ETag that must be there for a write to happen, or null. */
  readonly match: string | null;
  /** The ETag of what the client already has, or null. */
  readonly noneMatch: string | null;
}

function unquoted(tag: string | undefined): string | null {
  return tag === undefined ? null : tag.trim().replace(/^"(.*)"$/, '$1');
}

/** Reads the headers `X-Firebase-ETag`, `if-match` and `if-none-match`. */
export function conditionOf({ headers }: IncomingMessage): Condition {
  const match = unquoted(headers['if-match']);
  const noneMatch = unquoted(headers['if-none-match']);
  const wanted = headers['x-firebase-etag'] === 'true' || match !== null || noneMatch !== null;
  return { wanted, match, noneMatch };
}
