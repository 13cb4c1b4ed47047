import { createContext, useContext } from 'react';
import { PUBLISHED_BASE } from '@/lib/route/link';

/** Address before the `#` of internal links; the site root gives another one in preview, where it carries the query. */
export const LinkBaseContext = createContext<string>(PUBLISHED_BASE);

/** The address before the `#` of internal links, from the nearest `LinkBaseContext`. */
export function useLinkBase(): string {
  return useContext(LinkBaseContext);
}
