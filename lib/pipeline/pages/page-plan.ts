import { SITE_NAME } from '@/lib/content/site-name';
import { positionOf } from '@/lib/content/site-page';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import type { PageRegister, RegisteredPage } from './page-register';
import type { PlannedPage } from './planned-page';
import { plannedPositions } from './position-plan';
import { plannedHome, plannedScreens, type SiteContent } from './screen-plan';

/** The pages of a release with their addresses. */
export interface PagePlan {
  /** The entry, whose address is the root. */
  readonly home: PlannedPage;
  readonly pages: readonly PlannedPage[];
  readonly register: PageRegister;
}

const SUBTITLE_LENGTH = 80;
/** How many earlier addresses are kept. */
const MOVED_LIMIT = 1000;

/**
 * Sets the titles, each different from all others: positions of the same name have their subtitle, or else a
 * number.
 */
function withTitles(pages: readonly PlannedPage[], data: SiteContent): PlannedPage[] {
  const count = new Map<string, number>();
  const whole = ({ name, within }: PlannedPage): string =>
    within === undefined ? name : `${name} — ${within}`;
  for (const page of pages) count.set(whole(page), (count.get(whole(page)) ?? 0) + 1);
  const used = new Set<string>([SITE_NAME]);
  return pages.map((page) => {
    const position = (count.get(whole(page)) ?? 0) > 1 ? positionOf(page, data) : undefined;
    const subtitle = position ? plainText(position.sottotitolo) : '';
    const name = subtitle === '' ? whole(page) : `${page.name}, ${shorten(subtitle, SUBTITLE_LENGTH)}`;
    let title = `${name} — ${SITE_NAME}`;
    for (let number = 2; used.has(title); number += 1) title = `${name} (${number}) — ${SITE_NAME}`;
    used.add(title);
    return { ...page, title };
  });
}

/** Returns every earlier address of a page that has another address now. */
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

/**
 * Plans the pages of a release and their addresses. A page keeps its address until its own title changes.
 * @param data The content of the site.
 * @param before The register of the last release.
 * @param now The time of this release, ISO 8601.
 */
export function planPages(data: SiteContent, before: PageRegister, now: string): PagePlan {
  const screens = plannedScreens(data, before.pages, now);
  const pages = withTitles([...screens, ...plannedPositions(data, before.pages, now)], data);
  const home = plannedHome(data, before.pages, now);
  const registered = [home, ...pages].map(({ id, path, wanted, content, body, changed }) => {
    return { id, path, wanted, content, body, changed };
  });
  return { home, pages, register: { pages: registered, moved: movedAddresses(before, registered) } };
}
