import { missingIndexText } from '../auth/guard';
import { DEFAULT_QUERY } from '../query/query';
import { select } from '../query/select';
import type { Change, Write } from '../tree/write';
import { Branch, branchOf, keysOf, Leaf, nodeAt, withPriority, type TreeNode } from '../tree/node';
import { checkNodeCount } from '../tree/node-count';
import { pathBelow, pathText, type Path } from '../tree/path';
import { COMPLETE, jsonText } from '../tree/to-json';
import { parseBody } from './body';
import { etagOf } from './etag';
import { HttpError } from './http-error';
import { denied, show, tagged, type Operation, type Result } from './operation';
import { objectText, prettyText } from './pretty';
import { nextPushId } from './push-id';

/**
 * Returns a node with `true` in place of each child, as `shallow=true` shows it; a leaf is returned
 * unchanged.
 */
function shallow(node: TreeNode | null): TreeNode | null {
  if (!(node instanceof Branch)) return withPriority(node, null);
  return branchOf(keysOf(node).map((key) => [key, new Leaf(true)]));
}

/**
 * Checks that a read is allowed and has its index.
 * @throws {HttpError} with status 401 or 400.
 */
export function checkRead({ namespace, identity, path, parameters }: Operation): void {
  const { query } = parameters;
  if (!namespace.guard.mayRead({ identity, path, query }, namespace.root)) throw denied();
  if (!namespace.guard.hasIndex(path, query.order)) {
    throw new HttpError(400, missingIndexText(path, query.order));
  }
}

function get(operation: Operation): Result {
  checkRead(operation);
  const { namespace, path, parameters, condition } = operation;
  const node = nodeAt(namespace.root, path);
  if (condition.noneMatch === etagOf(node)) return tagged({ status: 304, body: '' }, node, operation);
  const result = parameters.shallow
    ? show(shallow(node), operation, COMPLETE)
    : show(select(node, parameters.query), operation);
  return tagged(result, node, operation);
}

/**
 * Checks the condition of a conditional write. Returns the answer when it is not met; null when the write may
 * be made.
 */
function precondition({ before }: Write, operation: Operation): Result | HttpError | null {
  const { namespace, identity, path, condition } = operation;
  if (condition.match === null) return null;
  const node = nodeAt(before, path);
  if (condition.match === etagOf(node) || (condition.match === '*' && node !== null)) return null;
  if (!namespace.guard.mayRead({ identity, path, query: DEFAULT_QUERY }, before)) return denied();
  return { ...show(node, operation), status: 412, etag: etagOf(node) };
}

/** Makes a write, unless the rules or a condition forbid it, and waits until it is durable. */
async function commit(operation: Operation, write: Write, answer: (write: Write) => Result): Promise<Result> {
  const { namespace, identity, path } = operation;
  const failed = namespace.guard.mayWrite(identity, write) ? precondition(write, operation) : denied();
  // A refusal may depend on earlier writes that are not on disk yet.
  await (failed === null ? namespace.commit(write) : namespace.untilSettled());
  if (failed instanceof Error) throw failed;
  return failed ?? tagged(answer(write), nodeAt(write.after, path), operation);
}

/**
 * Reads the value to write, unless the rules refuse any: a stranger's large body must cost nothing.
 * @throws {HttpError} with status 401 or 400.
 */
async function valueOf(operation: Operation, path: Path, isMerge = false): Promise<unknown> {
  const { namespace, identity } = operation;
  if (!namespace.mayTryWrite(identity, path, isMerge)) {
    await namespace.untilSettled();
    throw denied();
  }
  const text = await operation.body();
  if (!identity.admin) checkNodeCount(text);
  return parseBody(text);
}

async function put(operation: Operation): Promise<Result> {
  const { namespace, path } = operation;
  const json = await valueOf(operation, path);
  return commit(operation, namespace.preparePut(path, json), (write) =>
    show(nodeAt(write.after, path), operation),
  );
}

async function patch(operation: Operation): Promise<Result> {
  const { namespace, path, parameters } = operation;
  const json = await valueOf(operation, path, true);
  return commit(operation, namespace.prepareMerge(path, json), (write) => {
    if (parameters.print === 'silent') return { status: 204, body: '' };
    const nameOf = (change: Change): string => pathText(change.path.slice(path.length));
    if (parameters.print === 'pretty') {
      const members = write.changes.map(
        (change) => [nameOf(change), prettyText(change.node, parameters.style, '  ')] as const,
      );
      return { status: 200, body: `${objectText(members, '')}\n` };
    }
    const members = write.changes.map(
      (change) => `${JSON.stringify(nameOf(change))}:${jsonText(change.node, parameters.style)}`,
    );
    return { status: 200, body: `{${members.join(',')}}` };
  });
}

async function post(operation: Operation): Promise<Result> {
  const { namespace, path } = operation;
  const name = nextPushId(namespace.clock.now());
  const place = pathBelow(path, name);
  const json = await valueOf(operation, place);
  return commit(operation, namespace.preparePut(place, json), () =>
    show(branchOf([['name', new Leaf(name)]]), operation),
  );
}

async function remove(operation: Operation): Promise<Result> {
  const write = operation.namespace.preparePut(operation.path, null);
  return commit(operation, write, () => show(null, operation));
}

type Verb = (operation: Operation) => Result | Promise<Result>;

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['GET', get],
  ['HEAD', get],
  ['PUT', put],
  ['PATCH', patch],
  ['POST', post],
  ['DELETE', remove],
]);

/**
 * Performs a verb.
 * @throws {HttpError} with status 405 for a verb that the REST interface does not have.
 */
export async function perform(verb: string, operation: Operation): Promise<Result> {
  const action = VERBS.get(verb);
  if (action === undefined) throw new HttpError(405, `Method ${verb} is not supported.`);
  return action(operation);
}
