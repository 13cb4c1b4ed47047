import { name as SITE_NAME } from '@/brand/brand';
import { fingerprint } from '@/lib/content/fingerprint';
import { own } from '@/lib/content/raw-tree';
import { positionPath } from '@/lib/content/schema/records';
import type { SafeHtml, SafeInline } from '@/lib/html/safe-html';
import { PAGES } from '@/lib/site/content';
import type { Group } from '@/lib/content/schema/field';
import { POSITIONS_FOLDER, type SiteData } from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import { routeId, SINGLE_SCREENS, type SingleScreen, TABS } from '@/lib/route/route';
import { slugOf } from '@/lib/route/slug';
import { wording } from '@/lib/site/wording';
import type { AddressWish } from './page-addresses';

/** The data from which pages are planned. */
export type SiteContent = Pick<SiteData, 'snapshot'>;

/** A page that the content asks for, before it has an address. */
export interface WantedPage extends AddressWish {
  /** The route of the same screen in the entry. */
  readonly route: string;
  readonly name: string;
  /** The name of the screen that contains it. */
  readonly within?: string;
  /** The first that is not empty describes the page. */
  readonly texts: readonly (SafeHtml | SafeInline)[];
  readonly shown: unknown;
  /** What its address comes from, if that is not its route, and the path of that in the content. */
  readonly titled?: { readonly title: string; readonly source: string };
}

type Records = SiteData['snapshot']['records'];

const { services, products, welfare, whatWeDo } = wording.screens;
const NAMES = { 1: services, 2: products, 3: welfare } as const;

function labelOf(records: Records, screen: string, otherwise: string): string {
  const label = records['impostazioni/etichette/menu']?.find(({ page }) => page === screen)?.label;
  return (label && plainText(label)) || otherwise;
}

/** A screen is recognised by its route, which is its address unless that comes from a title. */
function screenPage<Page extends Pick<WantedPage, 'route' | 'shown'>>(page: Page) {
  const { route, shown } = page;
  return { screen: route, folder: '', wanted: route, content: fingerprint(shown), body: '', ...page };
}

/** Returns the pages of the tabs. The address of each comes from its label. */
function tabPages(records: Records): WantedPage[] {
  const heads = records['pagine/cosa_facciamo'];
  if (!heads) return [];
  return ([1, 2, 3] as const).map((tab) => {
    const [name, path] = [TABS[tab], `pagine/cosa_facciamo/${TABS[tab]}`] as const;
    const content = records[path];
    const label = plainText(heads[name].etichetta) || NAMES[tab];
    return screenPage({
      route: routeId({ screen: 'cosa_facciamo', tab }),
      folder: '/cosa_facciamo/',
      wanted: slugOf(label, name),
      name: label,
      within: labelOf(records, 'cosa_facciamo', whatWeDo),
      texts: content ? [content.testo_introduttivo] : [],
      shown: [heads[name], content],
      titled: { title: label, source: `${path}/etichetta_${name}` },
    });
  });
}

function textsOf({ parts }: Group, record: unknown): SafeHtml[] {
  return Object.entries(parts).flatMap(([key, part]): SafeHtml[] => {
    const value = own(record, part.as ?? key);
    if (part.kind === 'group') return textsOf(part, value);
    // The parser has made it of this field.
    return part.kind === 'html' && typeof value === 'string' ? [value as SafeHtml] : [];
  });
}

function singlePage(records: Records, screen: SingleScreen): WantedPage[] {
  const shown = records[`pagine/${screen}`];
  if (!shown) return [];
  const { name } = PAGES[screen];
  const texts = textsOf(PAGES[screen], shown);
  return [screenPage({ route: routeId({ screen }), name: labelOf(records, screen, name), shown, texts })];
}

export function homePage({ snapshot }: SiteContent): WantedPage {
  const route = routeId({ screen: 'home' });
  return screenPage({ route, name: SITE_NAME, texts: [], shown: snapshot.records['pagine/home'] });
}

/** Returns the pages of the screens that the company has, without Home. */
export function screenPages({ snapshot: { records, lacks = [] } }: SiteContent): readonly WantedPage[] {
  const pages = [...tabPages(records), ...SINGLE_SCREENS.flatMap((screen) => singlePage(records, screen))];
  return pages.filter(({ route }) => !lacks.includes(route));
}

/** Longer titles are cut, in characters. */
const NAME_LENGTH = 110;

export function positionPages({ snapshot: { records } }: SiteContent): readonly WantedPage[] {
  const cards = records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  return cards.flatMap(({ key }): readonly WantedPage[] => {
    const position = records[positionPath(key)];
    if (!position) return [];
    const { introduzione, descrizione_posizione, sottotitolo } = position;
    const body = `${introduzione}${descrizione_posizione}`.trim();
    const title = plainText(position.titolo);
    return [
      {
        route: routeId({ screen: 'lavora_con_noi_dettaglio', key }),
        name: shorten(title === '' ? wording.screens.position : title, NAME_LENGTH),
        texts: [introduzione, descrizione_posizione, sottotitolo],
        shown: position,
        screen: undefined,
        folder: POSITIONS_FOLDER,
        wanted: slugOf(title, 'posizione'),
        content: fingerprint(position),
        body: body === '' ? '' : fingerprint(body),
        titled: { title, source: `${positionPath(key)}/titolo` },
      },
    ];
  });
}
