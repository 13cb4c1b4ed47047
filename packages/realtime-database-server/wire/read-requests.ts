import { missingIndexText } from '../auth/guard';
import { queryFromWire } from '../query/from-wire';
import { select } from '../query/select';
import { DataError } from '../tree/errors';
import { hashSteps } from '../tree/hash';
import { nodeAt, type TreeNode } from '../tree/node';
import { parsePath, type Path } from '../tree/path';
import type { Steps } from '../tree/steps';
import { COMPLETE, textSteps } from '../tree/to-json';
import { updateText } from './listens';
import { failure, OK, type Request, type Response } from './message';
import type { Session } from './session';

export type Body = Request['body'];

export const DENIED = failure('permission_denied', 'Permission denied');

/**
 * Returns the path of a request.
 * @throws {DataError} when it is not valid.
 */
export function pathOf(body: Body): Path {
  const path = body.get('p');
  if (typeof path !== 'string') throw new DataError('invalid_path', 'Invalid path: must be a text');
  return parsePath(path);
}

/**
 * Returns whether the client already has this data, by its hash. The empty hash, for no data, needs no
 * computation.
 */
function* isKnown(shown: TreeNode | null, hash: unknown): Steps<boolean> {
  if (shown === null || hash === '') return shown === null && hash === '';
  return hash === (yield* hashSteps(shown));
}

/** `q`: sends the current data, unless the client has it already (by its hash), and all later changes. */
export function listen(session: Session, body: Body): Response {
  const path = pathOf(body);
  const wireQuery = body.get('q');
  const query = queryFromWire(wireQuery);
  const tag = typeof body.get('t') === 'number' ? Number(body.get('t')) : null;
  const view = session.listens.add({ path, query, wireQuery, tag });
  if (view === null) return DENIED;
  const { root, guard } = session.namespace;
  const before = (function* () {
    // Mobile SDKs also send hashes of ranges (`ch`), to receive only ranges that differ. They accept the whole
    // value too.
    if (yield* isKnown(yield* view.shown(root), body.get('h'))) return null;
    try {
      return updateText(yield* view.all(root), tag);
    } catch (error) {
      session.listens.remove(path, wireQuery);
      throw error;
    }
  })();
  return { status: 'ok', dataText: guard.hasIndex(path, query.order) ? '{}' : '{"w":["no_index"]}', before };
}

/** `n`: ends a listen. */
export function unlisten(session: Session, body: Body): Response {
  session.listens.remove(pathOf(body), body.get('q'));
  return OK;
}

/** `g`: returns the current data. */
export function get(session: Session, body: Body): Response {
  const path = pathOf(body);
  const query = queryFromWire(body.get('q'));
  const { namespace, identity } = session;
  if (!namespace.guard.mayRead({ identity, path, query }, namespace.root)) return DENIED;
  if (!namespace.guard.hasIndex(path, query.order)) {
    return failure('failure', missingIndexText(path, query.order));
  }
  const { root } = namespace;
  const dataText = (function* () {
    return yield* textSteps(yield* select(nodeAt(root, path), query), COMPLETE);
  })();
  return { status: 'ok', dataText };
}
