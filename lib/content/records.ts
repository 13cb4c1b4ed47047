import type {
  AboutPage,
  CareersIntroduction,
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

/** Path of one position below the base path, with its index in the list. */
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
  /** For the screen of a position, which shows the address to apply to. */
  'pagine/lavora_con_noi/introduzione': CareersIntroduction;
  'pagine/contatti': ContactsPage;
  'impostazioni/etichette/menu': readonly MenuEntry[];
  /** `null` when there is no such position. */
  [path: PositionPath]: Position | null;
  [path: VisibilityPath]: boolean;
}

/** The path of a record, which is also its key in the store. */
export type RecordPath = keyof Records;

/** A record with a fixed path. */
export type FixedPath = Exclude<RecordPath, PositionPath | VisibilityPath>;

/** Path of the list of positions, below the base path. */
export const POSITIONS_LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';

/**
 * Returns the path of a position.
 * @param key Its index in the list.
 */
export function positionPath(key: string): PositionPath {
  return `${POSITIONS_LIST}/${key}`;
}

/**
 * Returns the path of the visibility flag of a page.
 * @param page Key of the page, such as `chi_siamo`.
 */
export function visibilityPath(page: string): VisibilityPath {
  return `pagine/${page}/_visibility`;
}
