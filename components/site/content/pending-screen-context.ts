import { createContext, type ReactNode } from 'react';

/**
 * Renders what stands in place of a screen whose records have not arrived; takes the id of its section. Only the preview gives any:
 * the published site has all its screens from the start.
 */
export const PendingScreenContext = createContext<((id: string) => ReactNode) | undefined>(undefined);
