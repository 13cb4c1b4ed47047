import { missingIndexText } from '../auth/guard';
import { DEFAULT_QUERY } from '../query/query';
import { select } from '../query/select';
import type { Write } from '../tree/write';
import { Branch, branchSteps, keysOf, Leaf, nodeAt, withPriority, type TreeNode } from '../tree/node';
import { MAX_NODES } from '../tree/parse-json';
import { pathBelow, pathText, type Path } from '../tree/path';
import { inSlices, isTime, type Steps } from '../tree/steps';
import { COMPLETE, marksOf, textSteps } from '../tree/to-json';
import { bodyError, parseBody } from './body';
import { HttpError } from './http-error';
import { denied, etagSteps, show, shown, tagged, type Operation, type Result } from './operation';
import { nextPushId } from './push-id';

/**
 * Returns a node with `true` in place of each child, as `shallow=true` shows it; a leaf is returned
 * unchanged.
 */
function* shallow(node: TreeNode | null): Steps<TreeNode | null> {
  if (!(node instanceof Branch)) return withPriority(node, null);
  return yield* branchSteps(keysOf(node).map((key) => [key, new Leaf(true)]));
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

function* get(operation: Operation): Steps<Result> {
  checkRead(operation);
  const { namespace, path, parameters, condition } = operation;
  const node = nodeAt(namespace.root, path);
  if (condition.noneMatch !== null && condition.noneMatch === (yield* etagSteps(node)))
    return yield* tagged({ status: 304, body: '' }, node, operation);
  const result = yield* parameters.shallow
    ? show(yield* shallow(yield* select(node, parameters.query)), operation, COMPLETE)
    : show(yield* select(node, parameters.query), operation);
  return yield* tagged(result, node, operation);
}

/**
 * Checks the condition of a conditional write. Returns the answer when it is not met; null when the write may
 * be made.
 */
function* precondition({ before }: Write, operation: Operation): Steps<Result | HttpError | null> {
  const { namespace, identity, path, condition } = operation;
  if (condition.match === null) return null;
  const node = nodeAt(before, path);
  const etag = yield* etagSteps(node);
  if (condition.match === etag || (condition.match === '*' && node !== null)) return null;
  if (!namespace.guard.mayRead({ identity, path, query: DEFAULT_QUERY }, before)) return denied();
  return { ...(yield* shown(node, operation)), status: 412, etag };
}

async function commit(
  operation: Operation,
  prepare: () => Steps<Write>,
  answer: (write: Write) => Steps<Result>,
): Promise<Result> {
  const { namespace, identity, path } = operation;
  // A refusal, too, waits for earlier writes, on which it may depend.
  const decided = await namespace.make<Result | HttpError>(function* () {
    const write = yield* prepare();
    if (!(yield* namespace.guard.writeSteps(identity, write))) return denied();
    return (yield* precondition(write, operation)) ?? write;
  });
  if (decided instanceof Error) throw decided;
  if ('status' in decided) return decided;
  const { after } = decided;
  return inSlices(
    (function* () {
      return yield* tagged(yield* answer(decided), nodeAt(after, path), operation);
    })(),
  );
}

/**
 * Writes the value of the body, unless the rules refuse any: a stranger's large body must cost nothing.
 * @throws {HttpError} with status 401 or 400.
 */
async function withValue(
  operation: Operation,
  path: Path,
  write: (json: unknown) => Promise<Result>,
  isMerge = false,
): Promise<Result> {
  const { namespace, identity } = operation;
  if (!namespace.mayTryWrite(identity, path, isMerge)) {
    await namespace.untilSettled();
    throw denied();
  }
  const text = await operation.body();
  try {
    return await write(await parseBody(text, identity.admin ? Infinity : MAX_NODES));
  } catch (error) {
    throw bodyError(error, text, isMerge);
  }
}

function put(operation: Operation): Promise<Result> {
  const { namespace, path } = operation;
  return withValue(operation, path, (json) =>
    commit(
      operation,
      () => namespace.putSteps(path, json),
      (write) => shown(nodeAt(write.after, path), operation),
    ),
  );
}

function patch(operation: Operation): Promise<Result> {
  const { path } = operation;
  const write = (json: unknown) => (json === null ? remove(operation) : merge(operation, json));
  return withValue(operation, path, write, true);
}

function merge(operation: Operation, json: unknown): Promise<Result> {
  const { namespace, path, parameters } = operation;
  return commit(
    operation,
    () => namespace.mergeSteps(path, json),
    function* (write) {
      if (parameters.print === 'silent') return { status: 204, body: '' };
      const style = { ...parameters.style, pretty: parameters.print === 'pretty' };
      const { open, colon, comma, close } = marksOf(style, '');
      const members: string[] = [];
      for (const change of write.changes) {
        if (isTime()) yield;
        const name = JSON.stringify(pathText(change.path.slice(path.length)));
        members.push(`${name}${colon}${yield* textSteps(change.node, style, '  ')}`);
      }
      const body = members.length === 0 ? '{}' : `${open}${members.join(comma)}${close}`;
      return { status: 200, body: style.pretty ? `${body}\n` : body };
    },
  );
}

async function post(operation: Operation): Promise<Result> {
  const { namespace, path } = operation;
  const name = nextPushId(namespace.clock.now());
  const place = pathBelow(path, name);
  return withValue(operation, place, (json) =>
    commit(
      operation,
      () => namespace.putSteps(place, json),
      function* () {
        return yield* show(yield* branchSteps([['name', new Leaf(name)]]), operation);
      },
    ),
  );
}

function remove(operation: Operation): Promise<Result> {
  return commit(
    operation,
    () => operation.namespace.putSteps(operation.path, null),
    () => show(null, operation),
  );
}

type Verb = (operation: Operation) => Promise<Result>;

function read(operation: Operation): Promise<Result> {
  return inSlices(get(operation));
}

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['GET', read],
  ['HEAD', read],
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
