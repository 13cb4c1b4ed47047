import { own } from '@/lib/content/raw-tree';
import type { SafeHtml } from '@/lib/content/safe-html';
import { PAGES } from '@/lib/content/schema/content';
import type { Group } from '@/lib/content/schema/field';
import type { SiteData } from '@/lib/content/site-data';
import { name as SITE_NAME } from '@/brand/brand';
import { plainText } from '@/lib/html/plain-text';
import { routeId, SINGLE_SCREENS, type SingleScreen, TABS } from '@/lib/route/route';
import type { SiteContent, WantedPage } from './wanted-page';

type Records = SiteData['snapshot']['records'];

const NAMES = { 1: 'Servizi', 2: 'Prodotti', 3: 'Welfare' } as const;

function labelOf(records: Records, screen: string, otherwise: string): string {
  const label = records['impostazioni/etichette/menu']?.find(({ page }) => page === screen)?.label;
  return (label && plainText(label)) || otherwise;
}

/** Returns the pages of the tabs. The address of each comes from its label. */
function tabPages(records: Records): WantedPage[] {
  const heads = records['pagine/cosa_facciamo'];
  if (!heads) return [];
  return ([1, 2, 3] as const).map((tab) => {
    const [name, path] = [TABS[tab], `pagine/cosa_facciamo/${TABS[tab]}`] as const;
    const content = records[path];
    const label = plainText(heads[name].etichetta) || NAMES[tab];
    return {
      route: routeId({ screen: 'cosa_facciamo', tab }),
      name: label,
      within: labelOf(records, 'cosa_facciamo', 'Cosa facciamo'),
      texts: content ? [content.testo_introduttivo] : [],
      shown: [heads[name], content],
      titled: {
        folder: '/cosa_facciamo/',
        title: label,
        source: `${path}/etichetta_${name}`,
        otherwise: name,
      },
    };
  });
}

/** Returns the texts of a record, in the order of the schema. */
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
  return [{ route: routeId({ screen }), name: labelOf(records, screen, name), shown, texts }];
}

/** Returns the page of Home, which is the entry. */
export function homePage({ snapshot }: SiteContent): WantedPage {
  const route = routeId({ screen: 'home' });
  return { route, name: SITE_NAME, texts: [], shown: snapshot.records['pagine/home'] };
}

/** Returns the pages of the screens without Home. */
export function screenPages({ snapshot: { records } }: SiteContent): readonly WantedPage[] {
  return [...tabPages(records), ...SINGLE_SCREENS.flatMap((screen) => singlePage(records, screen))];
}
