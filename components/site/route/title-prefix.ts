import { createContext } from 'react';

/** What the titles of all pages begin with; only the preview gives anything, so that its tabs are told apart. */
export const TitlePrefixContext = createContext('');
