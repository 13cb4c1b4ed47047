import type { SiteData } from '@/lib/content/site-data';
import { SITE_NAME } from '@/lib/content/site-name';
import { plainText } from '@/lib/html/plain-text';
import { routeId, TABS } from '@/lib/route/route';
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

function otherPages(records: Records): WantedPage[] {
  const about = records['pagine/chi_siamo'];
  const careers = records['pagine/lavora_con_noi'];
  const contacts = records['pagine/contatti'];
  const screen = (
    name: 'chi_siamo' | 'lavora_con_noi' | 'contatti',
    otherwise: string,
    shown: unknown,
    texts: WantedPage['texts'],
  ): WantedPage => ({
    route: routeId({ screen: name }),
    name: labelOf(records, name, otherwise),
    shown,
    texts,
  });
  return [
    ...(about
      ? [screen('chi_siamo', 'Chi siamo', about, [about.testo_introduzione, about.testo_chi_siamo])]
      : []),
    ...(careers
      ? [screen('lavora_con_noi', 'Lavora con noi', careers, [careers.introduzione.descrizione])]
      : []),
    ...(contacts ? [screen('contatti', 'Contatti', contacts, [contacts.testo_introduttivo])] : []),
  ];
}

/** Returns the page of Home, which is the entry. */
export function homePage({ snapshot }: SiteContent): WantedPage {
  const route = routeId({ screen: 'home' });
  return { route, name: SITE_NAME, texts: [], shown: snapshot.records['pagine/home'] };
}

/** Returns the pages of the screens without Home. */
export function screenPages({ snapshot: { records } }: SiteContent): readonly WantedPage[] {
  return [...tabPages(records), ...otherPages(records)];
}
