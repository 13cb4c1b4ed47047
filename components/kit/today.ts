import { useContext, useSyncExternalStore } from 'react';
import { PageDataContext } from './page-data';

const neverChanges = (): (() => void) => () => undefined;

function localDay(): string {
  const now = new Date();
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** Returns today, `YYYY-MM-DD`; while the export is rendered and hydrated, the day on which it was made. */
export function useToday(): string {
  const { builtOn } = useContext(PageDataContext);
  return useSyncExternalStore(neverChanges, localDay, () => builtOn ?? localDay());
}
