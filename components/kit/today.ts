import { createContext, useContext, useSyncExternalStore } from 'react';

/** The day on which the export was made, `YYYY-MM-DD`; `undefined` where there is no export. */
export const BuildDayContext = createContext<string | undefined>(undefined);

const neverChanges = (): (() => void) => () => undefined;

function localDay(): string {
  const now = new Date();
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** Returns today, `YYYY-MM-DD`; while the export is rendered and hydrated, the day on which it was made. */
export function useToday(): string {
  const buildDay = useContext(BuildDayContext);
  return useSyncExternalStore(neverChanges, localDay, () => buildDay ?? localDay());
}
