import { POSITIONS_FOLDER } from '@/lib/content/site-page';
import { freeSlug, slugOf } from '@/lib/route/slug';
import type { RegisteredPage } from './page-register';

/** The facts on which the address of a position depends. */
export interface PositionFacts {
  readonly title: string;
  /** Fingerprint of everything that its page shows. */
  readonly content: string;
  /** Fingerprint of its texts without the title; empty when there are none. */
  readonly body: string;
}

/** The address of a position, and the page of the last release that it continues. */
interface PositionAddress {
  readonly id: string;
  readonly path: string;
  readonly wanted: string;
  readonly before: RegisteredPage | undefined;
}

type Comparable = Pick<RegisteredPage, 'content' | 'body' | 'wanted'>;

/**
 * By which values a position is recognised from the last release, the surest first. Empty values do not
 * count.
 */
const SIGNS: readonly ((one: Comparable) => string)[] = [
  ({ content }) => content,
  ({ wanted, body }) => (body === '' ? '' : `${wanted} ${body}`),
  ({ wanted }) => wanted,
  ({ body }) => body,
];

function matchBefore(
  positions: readonly Comparable[],
  before: readonly RegisteredPage[],
): ReadonlyMap<Comparable, RegisteredPage> {
  const matches = new Map<Comparable, RegisteredPage>();
  const used = new Set<RegisteredPage>();
  for (const sign of SIGNS) {
    const waiting = new Map<string, RegisteredPage[]>();
    for (const page of before) {
      if (used.has(page) || sign(page) === '') continue;
      const group = waiting.get(sign(page));
      if (group) group.push(page);
      else waiting.set(sign(page), [page]);
    }
    for (const position of positions) {
      const page = matches.has(position) ? undefined : waiting.get(sign(position))?.shift();
      if (!page) continue;
      matches.set(position, page);
      used.add(page);
    }
  }
  return matches;
}

/**
 * Returns the address of every position. A position keeps its address, wherever it is in the list, until its
 * title gives another slug. It is recognised as the same by everything, else by title and texts, by title, or
 * by texts.
 * @param positions The positions of the snapshot, in order.
 * @param before The positions of the last release.
 * @returns One address for each, all different.
 */
export function positionAddresses(
  positions: readonly PositionFacts[],
  before: readonly RegisteredPage[],
): readonly PositionAddress[] {
  const wishes = positions.map(({ title, content, body }) => ({
    content,
    body,
    wanted: slugOf(title, 'posizione'),
  }));
  const matches = matchBefore(wishes, before);
  const kept = wishes.map((wish) => {
    const page = matches.get(wish);
    return page?.wanted === wish.wanted ? page.path : undefined;
  });
  const taken = new Set(kept.flatMap((path) => path?.slice(POSITIONS_FOLDER.length, -1) ?? []));
  const ids = new Set(before.map(({ id }) => id));
  return wishes.map((wish, index) => {
    const page = matches.get(wish);
    const slug = kept[index]?.slice(POSITIONS_FOLDER.length, -1) ?? freeSlug(wish.wanted, taken);
    taken.add(slug);
    const id = page?.id ?? freeSlug(slug, ids);
    ids.add(id);
    return { id, path: `${POSITIONS_FOLDER}${slug}/`, wanted: wish.wanted, before: page };
  });
}
