import { createContext, type ReactNode } from 'react';

/**
 * Renders the placeholder of a screen whose records have not arrived; takes the id of the screen. Only the
 * preview provides one: the published site has all records from the start.
 */
export const PendingScreenContext = createContext<((id: string) => ReactNode) | undefined>(undefined);
