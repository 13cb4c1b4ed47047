import type { IncomingMessage } from 'node:http';
import type { Identity } from '../auth/token';
import type { Namespace } from '../store/namespace';
import { DataError } from '../tree/errors';
import { hashSteps } from '../tree/hash';
import type { TreeNode } from '../tree/node';
import type { Path } from '../tree/path';
import type { JsonStyle } from '../tree/to-json';
import { textSteps } from '../tree/to-json';
import type { Steps } from '../tree/steps';
import { HttpError } from './http-error';
import type { RestParameters } from './parameters';

export function* etagSteps(node: TreeNode | null): Steps<string> {
  return node === null
    ? 'null_etag'
    : (yield* hashSteps(node)).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

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

export function conditionOf({ headers }: IncomingMessage): Condition {
  const match = unquoted(headers['if-match']);
  const noneMatch = unquoted(headers['if-none-match']);
  const wanted = headers['x-firebase-etag'] === 'true' || match !== null || noneMatch !== null;
  return { wanted, match, noneMatch };
}

export interface Operation {
  readonly namespace: Namespace;
  readonly identity: Identity;
  readonly path: Path;
  readonly parameters: RestParameters;
  readonly condition: Condition;
  readonly body: () => Promise<string>;
}

/** The body is empty for 204 and 304. */
export interface Result {
  readonly status: number;
  readonly body: string;
  readonly etag?: string;
}

export function denied(): HttpError {
  return new HttpError(401, 'Permission denied');
}

export function* show(
  node: TreeNode | null,
  { parameters }: Operation,
  style: JsonStyle = parameters.style,
): Steps<Result> {
  const { print } = parameters;
  if (print === 'silent') return { status: 204, body: '' };
  const body = yield* textSteps(node, { ...style, pretty: print === 'pretty' });
  return { status: 200, body: print === 'pretty' ? `${body}\n` : body };
}

/** Shows what a write has made or found; nothing when that is too big to be shown. */
export function* shown(node: TreeNode | null, operation: Operation): Steps<Result> {
  try {
    return yield* show(node, operation);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { status: 204, body: '' };
  }
}

export function* tagged(result: Result, node: TreeNode | null, { condition }: Operation): Steps<Result> {
  return condition.wanted ? { ...result, etag: yield* etagSteps(node) } : result;
}
