import { createContext, type ReactNode } from 'react';

/**
 * Provides the function that renders the placeholder of a screen whose records have not arrived; its argument
 * is the id of the screen. Only the preview provides one: the published site has all records from the start.
 */
export const PendingScreenContext = createContext<((id: string) => ReactNode) | undefined>(undefined);
