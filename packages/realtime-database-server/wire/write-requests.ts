import { DEFAULT_QUERY } from '../query/query';
import { DataError } from '../tree/errors';
import { hashSteps } from '../tree/hash';
import { fieldsOf } from '../tree/is-record';
import { nodeAt } from '../tree/node';
import type { Steps } from '../tree/steps';
import type { Write } from '../tree/write';
import { failure, OK, type Request, type Response } from './message';
import { DENIED, pathOf, type Body } from './read-requests';
import type { Session } from './session';

const STALE = failure('datastale', 'Transaction hash does not match');

/**
 * Returns the value of a write. A request without one must not remove what is there.
 * @throws {DataError} when there is none.
 */
function valueOf(body: Body): unknown {
  const value = body.get('d');
  if (value === undefined) throw new DataError('invalid_data', 'Error: No data supplied.');
  return value;
}

/**
 * Decides on the write of `p`, which sets a value, or of `m`, which sets several paths at once.
 * @throws {DataError} when it is not valid.
 */
export function* write({ namespace, identity }: Session, { action, body }: Request): Steps<Write | Response> {
  const path = pathOf(body);
  const hash = body.get('h');
  // A transaction with an outdated hash gets that answer where it may read, whatever the rules say.
  if (hash === undefined && !namespace.mayTryWrite(identity, path, action === 'm')) return DENIED;
  const value = valueOf(body);
  const prepared = yield* action === 'p'
    ? namespace.putSteps(path, value)
    : namespace.mergeSteps(path, value);
  // A write with a hash is a transaction: it is valid only for the data that the client saw.
  const stale = typeof hash === 'string' && hash !== (yield* hashSteps(nodeAt(prepared.before, path)));
  // Rules may compare with the data, which the client has yet to learn. Whoever may not read learns nothing here.
  const read = { identity, path, query: DEFAULT_QUERY };
  if (stale && namespace.guard.mayRead(read, prepared.before)) return STALE;
  if (!(yield* namespace.guard.writeSteps(identity, prepared))) return DENIED;
  return stale ? STALE : prepared;
}

/** `o` and `om`: sets a value, or several paths, when the connection ends. */
export function* writeOnDisconnect(session: Session, { action, body }: Request): Steps<Response> {
  const { namespace, identity, onDisconnect } = session;
  const path = pathOf(body);
  const value = valueOf(body);
  const isMerge = action === 'om';
  const write = yield* isMerge ? namespace.mergeSteps(path, value) : namespace.putSteps(path, value);
  if (!(yield* namespace.guard.writeSteps(identity, write))) return DENIED;
  if (isMerge) yield* onDisconnect.merge(path, fieldsOf(value));
  else onDisconnect.put(path, value);
  return OK;
}

/** `oc`: removes what was registered at or below a path for the end of the connection. */
export function cancelOnDisconnect(session: Session, body: Body): Response {
  session.onDisconnect.cancel(pathOf(body));
  return OK;
}
