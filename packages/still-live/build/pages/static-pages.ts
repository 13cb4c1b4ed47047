import { fingerprint } from 'still-live/content/fingerprint';
import { own } from 'still-live/content/raw-tree';
import { entryRecord, keysOfEntries, tabRecord } from 'still-live/content/schema/records';
import type { SafeHtml, SafeInline } from 'still-live/html/safe-html';
import type { Field } from 'still-live/content/schema/field';
import { stepsTo } from 'still-live/content/schema/find-field';
import { entriesFolder, type SiteData, titleKeyOf } from 'still-live/content/site-data';
import { plainText } from 'still-live/html/plain-text';
import { shorten } from 'still-live/html/words-of';
import {
  screens,
  entryScreens,
  homeRoute,
  type Route,
  routeId,
  screenNames,
  type ScreenOf,
  tabsOf,
} from 'still-live/route/route';
import { slugOf } from 'still-live/route/slug';
import { declared } from 'still-live/declaration';
import type { AddressWish } from './page-addresses';

export type SiteContent = Pick<SiteData, 'snapshot'>;

export interface StaticPage extends AddressWish {
  readonly route: string;
  readonly name: string;
  readonly within?: string;
  readonly subtitle?: string;
  readonly texts: readonly (SafeHtml | SafeInline)[];
  readonly shown: unknown;
  /** The title that its address is made of, if it has one, and where that stands in the content. */
  readonly titled?: { readonly title: string; readonly source: string };
}

type Records = SiteData['snapshot']['records'];

function labelInMenu(records: Records, screen: string, otherwise: string): string {
  const label = records[declared('menu')]?.find(({ page }) => page === screen)?.label;
  return (label && plainText(label)) || otherwise;
}

function fieldAt(path: string): Field | undefined {
  return stepsTo(path)?.at(-1)?.field;
}

function labelOf(record: unknown, key: string): SafeInline {
  const value = own(record, key);
  return (typeof value === 'string' ? value : '') as SafeInline;
}

function textsOf(field: Field | undefined, record: unknown): SafeHtml[] {
  if (field === undefined || !('parts' in field)) return [];
  return Object.entries(field.parts).flatMap(([key, part]): SafeHtml[] => {
    const value = own(record, part.parsedAs ?? key);
    if (part.kind === 'group') return textsOf(part, value);
    // The parser has made it of this field.
    return part.kind === 'html' && typeof value === 'string' ? [value as SafeHtml] : [];
  });
}

// A screen is recognised by its route, which is its address unless that comes from a title.
function screenPage<Page extends Pick<StaticPage, 'route' | 'shown'>>(page: Page) {
  const { route, shown } = page;
  return { screen: route, folder: '', wanted: route, content: fingerprint(shown), body: '', ...page };
}

// Its address comes from its label, which only the record around it shows.
function tabPage(records: Records, route: Route): StaticPage[] {
  const { record, at } = screens()[route.screen];
  const path = tabRecord(route);
  const [heads, field] = [own(records, record), fieldAt(path ?? '')];
  if (path === undefined || heads === undefined || field?.kind !== 'group') return [];
  const name = path.slice(record.length + 1);
  const [key, { parsedAs = key } = {}] =
    Object.entries(field.parts).find(([, { kind, head }]) => kind === 'label' && head === 'only') ?? [];
  const [head, content] = [own(heads, name), records[path]];
  const label = plainText(labelOf(head, parsedAs ?? '')) || field.name;
  const page = {
    route: routeId(route),
    folder: `${at}/`,
    wanted: slugOf(label, name),
    name: label,
    within: labelInMenu(records, route.screen, fieldAt(record)?.name ?? ''),
    texts: textsOf(field, content),
    shown: [head, content],
    titled: { title: label, source: `${path}/${key}` },
  };
  return [screenPage(page)];
}

function recordPage(records: Records, screen: Route['screen']): StaticPage[] {
  const { record } = screens()[screen];
  const [field, shown] = [fieldAt(record), own(records, record)];
  if (field === undefined || shown === undefined) return [];
  const name = labelInMenu(records, screen, field.name);
  return [screenPage({ route: routeId({ screen }), name, shown, texts: textsOf(field, shown) })];
}

export function homePage({ snapshot: { records } }: SiteContent): StaticPage {
  const { record } = screens()[homeRoute().screen];
  const shown = own(records, record);
  return screenPage({
    route: routeId(homeRoute()),
    name: declared('brand').name,
    texts: textsOf(fieldAt(record), shown),
    shown,
  });
}

export function screenPages({ snapshot: { records, missing = [] } }: SiteContent): readonly StaticPage[] {
  const pages = screenNames()
    .filter((screen) => screen !== homeRoute().screen)
    .flatMap((screen) => {
      if (screens()[screen].kind === 'entries') return [];
      const tabs = tabsOf(screen);
      return tabs.length === 0
        ? recordPage(records, screen)
        : tabs.flatMap((part) => tabPage(records, { screen, part }));
    });
  return pages.filter(({ route }) => !missing.includes(route));
}

// In characters. Longer titles are cut.
const NAME_LENGTH = 110;

function pagesOfEntries(records: Records, screen: ScreenOf<'entries'>): readonly StaticPage[] {
  const { record, list } = screens()[screen];
  const field = fieldAt(record);
  if (field?.kind !== 'list') return [];
  const titleKey = titleKeyOf(screen) ?? '';
  return keysOfEntries(screen, own(records, screens()[list].record)).flatMap((key): readonly StaticPage[] => {
    const at = entryRecord(screen, key);
    const entry = records[at];
    if (!entry) return [];
    const texts = textsOf(field, entry);
    const subtitle = labelOf(entry, field.entry.subtitle ?? '');
    const title = plainText(labelOf(entry, titleKey));
    const body = texts.join('').trim();
    return [
      {
        route: routeId({ screen, part: key }),
        name: shorten(
          title === '' ? (declared('words').entries[screen]?.untitled ?? field.entry.one) : title,
          NAME_LENGTH,
        ),
        subtitle: plainText(subtitle),
        texts: [...texts, subtitle],
        shown: entry,
        screen: undefined,
        folder: entriesFolder(screen) ?? '/',
        wanted: slugOf(title, slugOf(field.entry.one, '')),
        content: fingerprint(entry),
        body: body === '' ? '' : fingerprint(body),
        titled: { title, source: `${at}/${titleKey}` },
      },
    ];
  });
}

export function entryPages({ snapshot: { records } }: SiteContent): readonly StaticPage[] {
  return entryScreens().flatMap((screen) => pagesOfEntries(records, screen));
}
