import { DEFAULT_QUERY } from '../query/query';
import { DataError } from '../tree/data-error';
import { nodeHash } from '../tree/hash';
import { nodeAt } from '../tree/node';
import type { Path } from '../tree/path';
import type { Write } from '../tree/write';
import { attempt } from './attempt';
import { failure, OK, type Request, type Response } from './message';
import { DENIED, pathOf, type Body } from './read-requests';
import type { Session } from './session';

const STALE = failure('datastale', 'Transaction hash does not match');

/**
 * Returns whether a transaction is outdated. A write with a hash is a transaction: it is valid only for the
 * data that the client saw.
 */
function isStale(write: Write, path: Path, hash: unknown): boolean {
  return typeof hash === 'string' && hash !== nodeHash(nodeAt(write.before, path));
}

/**
 * Prepares the write of `p`, which sets a value, or of `m`, which sets several paths at once.
 * @throws {DataError} when it is not valid.
 */
function prepare({ namespace }: Session, { action, body }: Request): Write {
  const path = pathOf(body);
  return action === 'p'
    ? namespace.preparePut(path, body.get('d'))
    : namespace.prepareMerge(path, body.get('d'));
}

/**
 * Makes a write (`p` or `m`). It is answered when it is durable, in the order of the writes. A write that is
 * not allowed, or an outdated transaction, is refused in the same order.
 */
export function write(session: Session, request: Request, reply: (response: Response) => void): void {
  const { namespace, identity } = session;
  const settled = (answer: Response) => (refusal: Error | null) =>
    reply(refusal === null ? answer : failure('unavailable', refusal.message));
  const decided = attempt(session, request, () => {
    const path = pathOf(request.body);
    // A transaction with an outdated hash must be told so where it may read, whatever the rules say.
    if (
      request.body.get('h') === undefined &&
      !namespace.mayTryWrite(identity, path, request.action === 'm')
    ) {
      return DENIED;
    }
    const prepared = prepare(session, request);
    const read = { identity, path, query: DEFAULT_QUERY };
    const stale = isStale(prepared, read.path, request.body.get('h'));
    // Rules may compare with the data, which the client has yet to learn. Who may not read learns nothing here.
    if (stale && namespace.guard.mayRead(read, prepared.before)) return STALE;
    if (!namespace.guard.mayWrite(identity, prepared)) return DENIED;
    return stale ? STALE : prepared;
  });
  if ('status' in decided) namespace.whenSettled(settled(decided));
  else namespace.submit(decided, settled(OK));
}

/** `o`: sets a value when the connection ends. */
export function putOnDisconnect(session: Session, body: Body): Response {
  const path = pathOf(body);
  const write = session.namespace.preparePut(path, body.get('d'));
  if (!session.namespace.guard.mayWrite(session.identity, write)) return DENIED;
  session.onDisconnect.put(path, body.get('d'));
  return OK;
}

/** `om`: sets several paths when the connection ends. */
export function mergeOnDisconnect(session: Session, body: Body): Response {
  const path = pathOf(body);
  const values = body.get('d');
  const write = session.namespace.prepareMerge(path, values);
  if (!session.namespace.guard.mayWrite(session.identity, write)) return DENIED;
  if (typeof values !== 'object' || values === null) throw new DataError('invalid_data', 'Invalid data');
  session.onDisconnect.merge(path, new Map<string, unknown>(Object.entries(values)));
  return OK;
}

/** `oc`: removes what was registered at or below a path for the end of the connection. */
export function cancelOnDisconnect(session: Session, body: Body): Response {
  session.onDisconnect.cancel(pathOf(body));
  return OK;
}
