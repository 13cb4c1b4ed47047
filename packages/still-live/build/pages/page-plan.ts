import { declared } from 'still-live/declaration';
import type { SitePage } from 'still-live/content/site-data';
import { plainText } from 'still-live/html/plain-text';
import { shorten } from 'still-live/html/words-of';
import { slugOf } from 'still-live/route/slug';
import { type StableAddress, pageAddresses } from './page-addresses';
import type { PageRegister, RegisteredPage } from './page-register';
import { entryPages, homePage, screenPages, type SiteContent, type StaticPage } from './static-pages';

export interface PlannedPage extends RegisteredPage, SitePage, StaticPage {}

export interface PagePlan {
  readonly home: PlannedPage;
  readonly pages: readonly PlannedPage[];
  readonly register: PageRegister;
  /**
   * A line for each page whose title gives no address: the path of the title, and the address that the page has
   * instead.
   */
  readonly warnings: readonly string[];
}

const DESCRIPTION_LENGTH = 160;
const SUBTITLE_LENGTH = 80;
// This many earlier addresses are kept.
const MOVED_LIMIT = 1000;

// No two titles are the same: entries of the same name get their subtitle, or else a number.
function withTitles(pages: readonly PlannedPage[]): PlannedPage[] {
  const count = new Map<string, number>();
  const whole = ({ name, within }: PlannedPage): string =>
    within === undefined ? name : `${name} — ${within}`;
  for (const page of pages) count.set(whole(page), (count.get(whole(page)) ?? 0) + 1);
  const { name: siteName } = declared('brand');
  const used = new Set<string>([siteName]);
  // The next number of each name.
  const numbers = new Map<string, number>();
  return pages.map((page) => {
    const { subtitle = '' } = (count.get(whole(page)) ?? 0) > 1 ? page : {};
    const name = subtitle === '' ? whole(page) : `${page.name}, ${shorten(subtitle, SUBTITLE_LENGTH)}`;
    let title = `${name} — ${siteName}`;
    let number = numbers.get(name) ?? 2;
    for (; used.has(title); number += 1) title = `${name} (${number}) — ${siteName}`;
    numbers.set(name, number);
    used.add(title);
    return { ...page, title };
  });
}

function movedAddresses(before: PageRegister, pages: readonly RegisteredPage[]): PageRegister['moved'] {
  const paths = new Set(pages.map(({ path }) => path));
  const ids = new Set(pages.map(({ id }) => id));
  const left = [...before.moved, ...before.pages.map(({ path, id }) => [path, id] as const)];
  const moved = new Map<string, string>();
  for (const [path, id] of left) {
    moved.delete(path);
    if (!paths.has(path) && ids.has(id)) moved.set(path, id);
  }
  return [...moved].slice(-MOVED_LIMIT);
}

// For search engines: the first text that is not empty, shortened.
function descriptionOf({ texts, name }: StaticPage): string {
  const text = texts.map(plainText).find((words) => words !== '');
  // The name of the site alone would say nothing.
  return shorten(text ?? (name === declared('brand').name ? '' : name), DESCRIPTION_LENGTH);
}

function warningsOf({ titled, path }: PlannedPage): readonly string[] {
  if (titled === undefined || slugOf(titled.title, '') !== '') return [];
  const what = titled.title === '' ? 'is empty' : 'has no Latin letter or digit';
  return [
    `${titled.source}: the title ${what}, so its page is at ${path}; write a title with Latin letters to choose the address`,
  ];
}

/** A page keeps its address until its own title changes. */
export function planPages(data: SiteContent, before: PageRegister, now: string): PagePlan {
  const planned = ({ before: old, ...page }: StaticPage & StableAddress): PlannedPage => {
    // The last release may have been built while the clock was ahead.
    const changed = old?.content === page.content && old.changed < now ? old.changed : now;
    return { ...page, changed, title: page.name, description: descriptionOf(page) };
  };
  const wishes = [...screenPages(data), ...entryPages(data)];
  const pages = withTitles(pageAddresses(wishes, before.pages).map(planned));
  const address = { id: '/', path: '/', before: before.pages.find(({ id }) => id === '/') };
  const home = planned({ ...homePage(data), ...address });
  const registered = [home, ...pages].map(({ id, path, wanted, content, body, changed }) => {
    return { id, path, wanted, content, body, changed };
  });
  return {
    home,
    pages,
    register: { pages: registered, moved: movedAddresses(before, registered) },
    warnings: pages.flatMap(warningsOf),
  };
}
