import type { Identity } from '../auth/token';
import type { Namespace } from '../store/namespace';
import type { TreeNode } from '../tree/node';
import type { Path } from '../tree/path';
import type { JsonStyle } from '../tree/to-json';
import { textSteps } from '../tree/to-json';
import type { Steps } from '../tree/steps';
import { etagSteps, type Condition } from './etag';
import { HttpError } from './http-error';
import type { RestParameters } from './parameters';

export interface Operation {
  readonly namespace: Namespace;
  readonly identity: Identity;
  readonly path: Path;
  readonly parameters: RestParameters;
  readonly condition: Condition;
  /** Reads the body of the request. */
  readonly body: () => Promise<string>;
}

/** An answer: a status, a body (empty for 204 and 304) and the ETag of the value, if it was requested. */
export interface Result {
  readonly status: number;
  readonly body: string;
  readonly etag?: string;
}

/** Makes the error for an operation that the rules deny. */
export function denied(): HttpError {
  return new HttpError(401, 'Permission denied');
}

/** Makes the answer that shows a tree in the form that the parameters ask for. */
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

/** Adds the ETag of the value at the path to an answer, if the request wants it. */
export function* tagged(result: Result, node: TreeNode | null, { condition }: Operation): Steps<Result> {
  return condition.wanted ? { ...result, etag: yield* etagSteps(node) } : result;
}
