import { onValue, push, ref, serverTimestamp, update } from 'firebase/database';
import { isDenied } from './check-draft';
import type { PreviewState } from './preview-state';
import { freeId, NO_ROOM, parseRemarks, type Remark } from './remarks';
import type { Store } from 'still-live/store';
import type { Unsubscribe } from 'still-live/browser/live/database-connection';
import { type KeyedAccess, keyedQuery } from './sealed-source';

export function followRemarks(access: KeyedAccess, state: Store<PreviewState>): Unsubscribe {
  const { database, project, key } = access;
  const base = `reviews/${project}`;
  const known = (): readonly Remark[] => state.get('remarks') ?? [];
  // The rules let in what comes with the key, which lies beside the remarks and not in them, and was not sent before.
  const write = (id: string, value: object): Promise<void> => {
    const at = serverTimestamp();
    const { key: once } = push(ref(database));
    return update(ref(database), {
      [`reviewKeys/${project}`]: { key: `${key}/${id}/${once}`, id, once, at },
      [`${base}/${id}`]: { ...value, at },
    });
  };

  async function add(remark: Pick<Remark, 'path' | 'text' | 'by'>): Promise<void> {
    const id = freeId(known());
    if (id === undefined) throw new Error(NO_ROOM);
    try {
      await write(id, remark);
    } catch (error) {
      // Somebody else was faster: their remark has arrived under this name.
      if (!isDenied(error) || !known().some((other) => other.id === id)) throw error;
      await add(remark);
    }
  }
  async function resolve(id: string, by: string): Promise<void> {
    try {
      await write(`${id}/resolved`, { by });
    } catch (error) {
      // Somebody else was faster.
      if (known().find((remark) => remark.id === id)?.resolved === undefined) throw error;
    }
  }

  state.set('remarkWrites', { add, resolve });
  return onValue(
    keyedQuery(access, base),
    (snapshot) => state.set('remarks', parseRemarks(snapshot.val())),
    // Older rules, without remarks, deny this read.
    () => state.set('remarks', undefined),
  );
}
