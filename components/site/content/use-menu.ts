import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { MenuEntry } from '@/lib/content/model';
import { visibilityPath } from '@/lib/content/records';
import { MENU_READ } from '@/lib/route/reads';
import { RecordStoreContext, useRecord } from './record-store';

const NO_ENTRIES: readonly MenuEntry[] = [];

/** The menu entries to show, in order: those whose page is visible. */
export function useMenu(): readonly MenuEntry[] {
  const store = useContext(RecordStoreContext);
  const menu = useRecord(MENU_READ) ?? NO_ENTRIES;

  const subscribe = useMemo(
    () => (listener: () => void) => {
      const undo = menu.map(({ page }) => store.subscribe(visibilityPath(page), listener));
      return () => undo.forEach((unsubscribe) => unsubscribe());
    },
    [store, menu],
  );
  // One text for all flags, so that an equal state is an equal snapshot.
  const flags = useSyncExternalStore(
    subscribe,
    () => menu.map(({ page }) => (store.get(visibilityPath(page)) === true ? '1' : '0')).join(''),
    () => menu.map(({ page }) => (store.initial(visibilityPath(page)) === true ? '1' : '0')).join(''),
  );
  return useMemo(() => menu.filter((_entry, index) => flags[index] === '1'), [menu, flags]);
}
