import { isGallery } from 'still-live/content/schema/field';
import { allNodes } from 'still-live/content/schema/content-tree';
import { entryRecordOf, tabRecord } from 'still-live/content/schema/records';
import { parseRoute } from 'still-live/route/route';
import { SCREENS } from '@/lib/site/site';
import { exampleRoutes } from '@/__tests__/tools/example-routes';
import type { TestDatabase } from '../fixtures';
import { DEMO } from '../live-records';
import type { Visitor } from './visitor';

/** The record that a route shows. */
function recordOf(id: string): string {
  const route = parseRoute(id);
  return tabRecord(route) ?? entryRecordOf(route) ?? SCREENS[route.screen].record;
}

/** Every gallery of the demo by the route that shows it, of each list that of the first entry: the others are the same code. */
const GALLERIES: Readonly<Record<string, readonly string[]>> = (() => {
  const records = exampleRoutes('1').map((id) => [id, recordOf(id)] as const);
  const inside = ([, record]: (typeof records)[number], path: string): boolean =>
    path.startsWith(`${record}/`);
  // A gallery in a record inside of another one is shown with the inner one.
  const routeOf = (path: string): string | undefined =>
    records
      .filter((row) => inside(row, path))
      .sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
  const galleries = allNodes(DEMO).filter(({ field, isEntry }) => field && isGallery(field) && !isEntry);
  const firsts = new Map(
    galleries.toReversed().map(({ path }) => [path.replaceAll(/_list\/\d+/g, '_list'), path] as const),
  );
  const paths = [...firsts.values()].toReversed();
  const rows = records.map(([id]) => [id, paths.filter((path) => routeOf(path) === id)] as const);
  return Object.fromEntries(rows.filter(([, shown]) => shown.length > 0));
})();

type Item = readonly [file: string, mediaType: string];
const FILM: Item = ['petali.mp4', 'video/mp4'];
const PICTURES: readonly Item[] = ['parco', 'scale', 'libri'].map((name) => [`${name}.jpg`, 'image/jpeg']);

/** Fills a gallery below a base path with the items given; each is named by the gallery's path and its number. */
async function fill(
  database: TestDatabase,
  base: string,
  path: string,
  items: readonly Item[],
): Promise<void> {
  const entries = items.map(([file, _mediaType], index) => ({
    _id: index + 1,
    _order: index + 1,
    immagine: { _value: `/demo/${file}`, _mediaType, _alt: `${path} ${index + 1}` },
  }));
  await database.put(`${base}/${path}`, { _list: [{ _id: 0 }, ...entries] });
}

const itemOf = (path: string): string => `:is(img[alt^="${path} "], video[aria-label^="${path} "])`;

/** A visitor looks for so long before scrolling on, in milliseconds: a page that moves shows no change. */
const LOOK_MS = 250;

/** Counts the times that a gallery was looked for. */
let searches = 0;

/**
 * Scrolls on until an item of a gallery is seen: what is far from the view holds its place only. It begins where the gallery was seen
 * before.
 */
async function reach(visitor: Visitor, path: string): Promise<void> {
  searches += 1;
  await visitor.until(
    `an item of ${path}`,
    (selector, lookMs, search) => {
      const visit = window as unknown as {
        scrolledAt?: number;
        search?: number;
        places?: Map<string, number>;
      };
      const places = (visit.places ??= new Map<string, number>());
      const item = [...document.querySelectorAll(selector)].find(
        (found) => found.getClientRects().length > 0,
      );
      item?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (item) {
        places.set(selector, scrollY);
        return true;
      }
      if (performance.now() - (visit.scrolledAt ?? -Infinity) < lookMs) return false;
      visit.scrolledAt = performance.now();
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const known = visit.search === search ? undefined : places.get(selector);
      visit.search = search;
      window.scrollTo({ top: known ?? (isAtEnd ? 0 : scrollY + 400), behavior: 'instant' });
      return false;
    },
    itemOf(path),
    LOOK_MS,
    searches,
  );
}

/** The slider has all its slides, turns by itself, and goes where its bullets say. */
async function turns(visitor: Visitor, path: string, count: number): Promise<void> {
  await reach(visitor, path);
  await visitor.until(
    `${path} is alive with ${count} slides`,
    (selector, slides) => {
      const slider = document.querySelector(selector)?.closest('[aria-roledescription="carosello"]');
      const engine = slider?.querySelector('.swiper-initialized') as
        | { swiper?: { autoplay: { running: boolean } } }
        | null
        | undefined;
      return (
        slider?.querySelectorAll('.swiper-slide').length === slides &&
        engine?.swiper?.autoplay.running === true
      );
    },
    itemOf(path),
    count,
  );
  await visitor.until(
    `the last bullet of ${path} leads to the last slide`,
    (selector) => {
      const slider = document.querySelector(selector)?.closest('[aria-roledescription="carosello"]');
      // A slider in a cell has bullets that only show where it is.
      const bullets =
        slider?.querySelectorAll<HTMLElement>('button[aria-label^="Vai alla diapositiva"]') ?? [];
      const bullet = [...bullets].at(-1);
      bullet?.click();
      return (
        bullet === undefined ||
        slider?.querySelector('.swiper-slide:last-child')?.hasAttribute('inert') === false
      );
    },
    itemOf(path),
  );
}

/** The film plays, or its place is empty where the browser has no decoder for it (never in Chromium). */
async function plays(visitor: Visitor, path: string): Promise<void> {
  const isChromium = visitor.engine.name === 'chromium';
  if (isChromium) await reach(visitor, path);
  await visitor.until(
    `the film of ${path} plays`,
    (selector, mustPlay) => {
      const film = document.querySelector<HTMLVideoElement>(selector);
      film?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return film ? !film.paused : !mustPlay;
    },
    itemOf(path),
    isChromium,
  );
}

/** The route with the most galleries: it has each kind, a cover, one of an entry, and one with a text beside it. */
export const EACH_KIND = Object.keys(GALLERIES)
  .sort((one, other) => (GALLERIES[other]?.length ?? 0) - (GALLERIES[one]?.length ?? 0))
  .slice(0, 1);

/** How many items a gallery gets one after the other; one is a film, more are pictures. */
const EVERY_COUNT = [0, 1, 3, 0, 2];

/**
 * Goes through galleries, gives each one number of items after the other, and waits each time until it is alive.
 * @param base Base path of the content that the page shows.
 * @param routes Routes whose galleries are tried.
 */
export async function tryGalleries(
  visitor: Visitor,
  database: TestDatabase,
  base: string,
  routes: readonly string[] = Object.keys(GALLERIES),
  counts: readonly number[] = EVERY_COUNT,
): Promise<void> {
  for (const route of routes) {
    const paths = GALLERIES[route] ?? [];
    await visitor.tab.evaluate((hash) => (location.hash = hash), `#${route}`);
    await visitor.seesScreen(route);
    for (const count of counts) {
      const items = count === 1 ? [FILM] : PICTURES.slice(0, count);
      for (const path of paths) await fill(database, base, path, items);
      for (const path of paths) {
        if (count === 0) await visitor.seesNo(itemOf(path));
        else if (count === 1) await plays(visitor, path);
        else await turns(visitor, path, count);
      }
    }
  }
}

/** Empties all galleries below a base path. */
export async function emptyGalleries(database: TestDatabase, base: string): Promise<void> {
  for (const path of Object.values(GALLERIES).flat()) await fill(database, base, path, []);
}
