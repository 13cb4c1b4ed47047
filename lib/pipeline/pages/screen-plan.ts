import { fingerprint } from '@/lib/content/fingerprint';
import type { TabCode } from '@/lib/content/model';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import type { SiteData } from '@/lib/content/site-data';
import { SITE_NAME } from '@/lib/content/site-name';
import { plainText } from '@/lib/html/plain-text';
import { type Route, routeId, TABS } from '@/lib/route/route';
import { freeSlug, slugOf } from '@/lib/route/slug';
import { describe, type PlannedPage } from './planned-page';
import { lastChanged, type RegisteredPage } from './page-register';

/** The data from which pages are planned. */
export type SiteContent = Pick<SiteData, 'snapshot'>;

type Records = SiteContent['snapshot']['records'];

/** A screen without its address. */
interface Screen {
  readonly route: Route;
  readonly name: string;
  readonly within?: string;
  readonly texts: readonly (SafeHtml | SafeInline)[];
  /** Everything that the screen shows. */
  readonly content: unknown;
}

const NAMES = { 1: 'Servizi', 2: 'Prodotti', 3: 'Welfare' } as const;
const FOLDER = '/cosa_facciamo/';

function labelOf(records: Records, screen: string, otherwise: string): string {
  const label = records['impostazioni/etichette/menu']?.find(({ page }) => page === screen)?.label;
  return (label && plainText(label)) || otherwise;
}

function tabScreens(records: Records): (Screen & { readonly tab: TabCode; readonly label: string })[] {
  const heads = records['pagine/cosa_facciamo'];
  if (!heads) return [];
  return ([1, 2, 3] as const).map((tab) => {
    const head = heads[TABS[tab]];
    const content = records[`pagine/cosa_facciamo/${TABS[tab]}`];
    const label = plainText(head.etichetta) || NAMES[tab];
    return {
      tab,
      label,
      route: { screen: 'cosa_facciamo', tab },
      name: label,
      within: labelOf(records, 'cosa_facciamo', 'Cosa facciamo'),
      texts: content ? [content.testo_introduttivo] : [],
      content: [head, content],
    };
  });
}

function otherScreens(records: Records): Screen[] {
  const about = records['pagine/chi_siamo'];
  const careers = records['pagine/lavora_con_noi'];
  const contacts = records['pagine/contatti'];
  const screen = (
    name: 'chi_siamo' | 'lavora_con_noi' | 'contatti',
    otherwise: string,
    content: unknown,
    texts: Screen['texts'],
  ): Screen => ({ route: { screen: name }, name: labelOf(records, name, otherwise), content, texts });
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

function planned(
  { route, name, within, texts, content }: Screen,
  address: Pick<PlannedPage, 'path' | 'wanted'>,
  before: RegisteredPage | undefined,
  now: string,
): PlannedPage {
  const print = fingerprint(content);
  const id = routeId(route);
  return {
    ...address,
    id,
    route: id,
    name,
    ...(within !== undefined && { within }),
    title: name,
    description: describe(texts, name),
    content: print,
    body: '',
    changed: lastChanged(before, print, now),
    shown: content,
  };
}

/** Plans the entry. Parameters as for `plannedScreens`. */
export function plannedHome(data: SiteContent, before: readonly RegisteredPage[], now: string): PlannedPage {
  const content = data.snapshot.records['pagine/home'];
  const old = before.find(({ id }) => id === '/');
  const home = { route: { screen: 'home' }, name: SITE_NAME, texts: [], content } as const;
  return planned(home, { path: '/', wanted: '/' }, old, now);
}

/**
 * Plans the pages of the screens without Home, which is the entry. The address of a tab comes from its label.
 * @param data The data of the site.
 * @param before The pages of the last release.
 * @param now The time of this release, ISO 8601.
 */
export function plannedScreens(
  data: SiteContent,
  before: readonly RegisteredPage[],
  now: string,
): PlannedPage[] {
  const { records } = data.snapshot;
  const known = new Map(before.map((page) => [page.id, page]));
  const wishes = tabScreens(records).map((screen) => {
    const old = known.get(routeId(screen.route));
    const wanted = slugOf(screen.label, TABS[screen.tab]);
    const kept = old?.wanted === wanted ? old.path.slice(FOLDER.length, -1) : undefined;
    return { screen, old, wanted, kept };
  });
  // All kept ones first: a new label must not take the address of a tab whose own label is the same as before.
  const taken = new Set(wishes.flatMap(({ kept }) => kept ?? []));
  const tabs = wishes.map(({ screen, old, wanted, kept }) => {
    const slug = kept ?? freeSlug(wanted, taken);
    taken.add(slug);
    return planned(screen, { path: `${FOLDER}${slug}/`, wanted }, old, now);
  });
  const others = otherScreens(records).map((screen) => {
    const id = routeId(screen.route);
    return planned(screen, { path: `${id}/`, wanted: id }, known.get(id), now);
  });
  return [...tabs, ...others];
}
