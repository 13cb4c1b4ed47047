import { createContext, useContext, useEffect } from 'react';
import { enhance } from '@/lib/browser/enhance/enhance';

/** Start of the titles of all pages. Only the preview sets it, so that its browser tabs are recognised. */
export const TitlePrefixContext = createContext('');

/**
 * Keeps the title of the document up to date. The early script does everything else that belongs to a change
 * of route (`lib/browser/early/`).
 */
export function useTitle(title: string): void {
  const prefixed = `${useContext(TitlePrefixContext)}${title}`;
  useEffect(() => {
    enhance('title', () => {
      document.title = prefixed;
    });
  }, [prefixed]);
}
