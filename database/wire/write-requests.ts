import type { Write } from '../tree/write';
import { DataError } from '../tree/data-error';
import { nodeHash } from '../tree/hash';
import { nodeAt } from '../tree/node';
import type { Path } from '../tree/path';
import { failure, OK, type Response } from './message';
import { DENIED, pathOf, type Body } from './read-requests';
import type { Session } from './session';

/** A write with a hash is a transaction: it holds only if the client saw the data that is there now. */
function isStale(session: Session, path: Path, body: Body): boolean {
  const hash = body.get('h');
  return typeof hash === 'string' && hash !== nodeHash(nodeAt(session.namespace.root, path));
}

async function commit(session: Session, path: Path, body: Body, write: Write): Promise<Response> {
  if (!session.namespace.guard.mayWrite(session.identity, write)) return DENIED;
  if (isStale(session, path, body)) return failure('datastale', 'Transaction hash does not match');
  await session.namespace.commit(write);
  return OK;
}

/** `p`: sets a value; answered when it can no longer be lost. */
export function put(session: Session, body: Body): Promise<Response> {
  const path = pathOf(body);
  return commit(session, path, body, session.namespace.preparePut(path, body.get('d')));
}

/** `m`: sets several places at once. */
export function merge(session: Session, body: Body): Promise<Response> {
  const path = pathOf(body);
  return commit(session, path, body, session.namespace.prepareMerge(path, body.get('d')));
}

/** `o`: sets a value when the connection ends. */
export function putOnDisconnect(session: Session, body: Body): Response {
  const path = pathOf(body);
  const write = session.namespace.preparePut(path, body.get('d'));
  if (!session.namespace.guard.mayWrite(session.identity, write)) return DENIED;
  session.onDisconnect.put(path, body.get('d'));
  return OK;
}

/** `om`: sets several places when the connection ends. */
export function mergeOnDisconnect(session: Session, body: Body): Response {
  const path = pathOf(body);
  const values = body.get('d');
  const write = session.namespace.prepareMerge(path, values);
  if (!session.namespace.guard.mayWrite(session.identity, write)) return DENIED;
  if (typeof values !== 'object' || values === null) throw new DataError('invalid_data', 'Invalid data');
  session.onDisconnect.merge(path, new Map<string, unknown>(Object.entries(values)));
  return OK;
}

/** `oc`: forgets what was to happen at or below a path when the connection ends. */
export function cancelOnDisconnect(session: Session, body: Body): Response {
  session.onDisconnect.cancel(pathOf(body));
  return OK;
}
