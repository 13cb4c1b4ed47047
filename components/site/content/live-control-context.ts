import { createContext, type ReactNode } from 'react';

/** The control that pauses live updates, for the footer; `null` until there is a connection. */
export const LiveControlContext = createContext<ReactNode>(null);
