import { createContext, type ReactNode } from 'react';

/** The visitor's hold on the live updates, for the footer; nothing until there is something to hold. */
export const LiveControlContext = createContext<ReactNode>(null);
