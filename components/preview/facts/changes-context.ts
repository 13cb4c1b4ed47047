import { createContext } from 'react';
import type { Difference } from '@/lib/content/changes/differences';

/** What differs between draft and published; `undefined` until both have arrived. */
export const ChangesContext = createContext<readonly Difference[] | undefined>(undefined);
