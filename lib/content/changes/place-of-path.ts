import { POSITIONS_LIST } from '@/lib/content/records';
import { encodeKey } from '@/lib/route/route';

const TAB_CODES: Readonly<Record<string, string>> = { servizi: '1', prodotti: '2', welfare: '3' };

/**
 * Returns the hash route on which some content is shown: `/cosa_facciamo/2`, `/contatti`.
 * @param path Path below the base path.
 * @returns The route; `undefined` for content of every page (menu, footer, visibility).
 */
export function placeOfPath(path: string): string | undefined {
  const [top, page = '', part = ''] = path.split('/');
  if (top !== 'pagine' || path.endsWith('/_visibility')) return undefined;
  if (page === 'home') return '/';
  if (page === 'cosa_facciamo') return `/cosa_facciamo/${TAB_CODES[part] ?? '1'}`;
  if (!path.startsWith(`${POSITIONS_LIST}/`)) return `/${page}`;
  const [key = '', field] = path.slice(POSITIONS_LIST.length + 1).split('/');
  // Title and subtitle are in the list too; only the detail shows the other fields.
  return field === 'titolo' || field === 'sottotitolo'
    ? `/${page}`
    : `/lavora_con_noi_dettaglio/${encodeKey(key)}`;
}
