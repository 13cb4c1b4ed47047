import { exampleRoutes } from '@/lib/tools/example-routes';
import type { Company } from './company';

/** One address for every screen, tab and state that a visitor can reach: hash, and id of the element it shows. */
export const EVERY_ROUTE: readonly (readonly [hash: string, id: string])[] = exampleRoutes('3', '999').map(
  (id) => [`#${id}`, id],
);

/** Other spellings of an address, and the screen that each shows. */
export const ALIASES = [
  ['', '/'],
  ['#/sconosciuta', '/'],
  ['#/cosa_facciamo', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/', '/cosa_facciamo/1'],
  ['#/lavora_con_noi_dettaglio', '/lavora_con_noi_dettaglio'],
] as const;

/** Home, a screen, a tab, a position, and an address that does not exist. */
export const ONE_OF_EACH: ReadonlySet<string> = new Set([
  '#/',
  '#/chi_siamo',
  '#/cosa_facciamo/2',
  '#/lavora_con_noi_dettaglio/3',
  '#/sconosciuta',
]);

/** The addresses of a company, without those that it has no content for: they show another screen. */
export function routesOf({ lacks }: Company): readonly (typeof EVERY_ROUTE)[number][] {
  return EVERY_ROUTE.filter(([, id]) => !lacks.includes(id));
}
