import type {
  AboutPage,
  CareersPage,
  ContactsPage,
  Footer,
  HomePage,
  MenuEntry,
  Position,
  ProductsTab,
  ServicesTab,
  WelfareTab,
  WhatWeDo,
} from './model';

/** Path of one position below the base path; `key` is its index in the list. */
type PositionPath = `pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/${string}`;

/** Path of a page's visibility flag below the base path. */
type VisibilityPath = `pagine/${string}/_visibility`;

/** Every record the site reads, by its path below the base path (specification, section 7). */
export interface Records {
  'pagine/home': HomePage;
  footer: Footer;
  'pagine/cosa_facciamo': WhatWeDo;
  'pagine/cosa_facciamo/servizi': ServicesTab;
  'pagine/cosa_facciamo/prodotti': ProductsTab;
  'pagine/cosa_facciamo/welfare': WelfareTab;
  'pagine/chi_siamo': AboutPage;
  'pagine/lavora_con_noi': CareersPage;
  'pagine/contatti': ContactsPage;
  'impostazioni/etichette/menu': readonly MenuEntry[];
  /** `null` when there is no such position. */
  [path: PositionPath]: Position | null;
  [path: VisibilityPath]: boolean;
}

/** The path of a record, which is also its key in the store. */
export type RecordPath = keyof Records;

/** Where the positions are listed, below the base path. */
export const POSITIONS_LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';

/** The record path of a position. Takes the position's index; gives the path below the base path. */
export function positionPath(key: string): PositionPath {
  return `${POSITIONS_LIST}/${key}`;
}

/** The record path of a page's visibility flag. Takes the page key, such as `chi_siamo`. */
export function visibilityPath(page: string): VisibilityPath {
  return `pagine/${page}/_visibility`;
}
