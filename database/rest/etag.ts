import type { IncomingMessage } from 'node:http';
import { hashSteps } from '../tree/hash';
import type { Steps } from '../tree/steps';
import type { TreeNode } from '../tree/node';

/** Returns the ETag of a value; `null_etag` when there is no value. */
export function* etagSteps(node: TreeNode | null): Steps<string> {
  return node === null
    ? 'null_etag'
    : (yield* hashSteps(node)).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** The headers of a request about versions. */
export interface Condition {
  readonly wanted: boolean;
  /** The ETag that the value must have for a write to be made; null for any. */
  readonly match: string | null;
  /** The ETag of the value that the client already has; null for none. */
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
