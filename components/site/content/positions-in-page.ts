import { createContext } from 'react';

/** Keys of the positions that the page holds; `undefined` when it holds all of them. */
export const PositionsInPageContext = createContext<readonly string[] | undefined>(undefined);
