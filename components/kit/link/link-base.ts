import { createContext, useContext } from 'react';
import { PUBLISHED_BASE } from '@/lib/route/link';

/**
 * Address before the `#` of internal links. In preview the site sets another one, which contains the query.
 */
export const LinkBaseContext = createContext<string>(PUBLISHED_BASE);

export function useLinkBase(): string {
  return useContext(LinkBaseContext);
}
