import { slugTaker } from 'still-live/route/slug';
import type { RegisteredPage } from './page-register';

export interface AddressWish {
  readonly screen: string | undefined;
  readonly folder: string;
  readonly wanted: string;
  readonly content: string;
  readonly body: string;
}

export interface StableAddress {
  readonly id: string;
  readonly path: string;
  readonly before: RegisteredPage | undefined;
}

type Comparable = Pick<RegisteredPage, 'content' | 'body' | 'wanted'>;

// By these values an entry is recognised, the surest first. Empty values do not count.
const SIGNS: readonly ((one: Comparable) => string)[] = [
  ({ content }) => content,
  ({ wanted, body }) => (body === '' ? '' : `${wanted} ${body}`),
  ({ wanted }) => wanted,
  ({ body }) => body,
];

function matchBefore(
  wishes: readonly AddressWish[],
  before: readonly RegisteredPage[],
): ReadonlyMap<AddressWish, RegisteredPage> {
  const matches = new Map<AddressWish, RegisteredPage>();
  const byId = new Map(before.map((page) => [page.id, page]));
  for (const wish of wishes) {
    const page = byId.get(wish.screen ?? '');
    if (page && wish.screen !== undefined) matches.set(wish, page);
  }
  const left = new Set(before.filter(({ id }) => !id.startsWith('/')));
  for (const sign of SIGNS) {
    // By their sign, the last one first.
    const same = new Map<string, RegisteredPage[]>();
    for (const page of [...left].reverse()) {
      const pages = same.get(sign(page)) ?? [];
      pages.push(page);
      same.set(sign(page), pages);
    }
    for (const wish of wishes) {
      if (wish.screen !== undefined || matches.has(wish) || sign(wish) === '') continue;
      const page = same.get(sign(wish))?.pop();
      if (!page) continue;
      matches.set(wish, page);
      left.delete(page);
    }
  }
  return matches;
}

/**
 * A page keeps its address, wherever it is in the list, until its title gives another slug. A screen is recognised by
 * its route; an entry by everything, else by title and texts, by title, or by texts.
 */
export function pageAddresses<Wish extends AddressWish>(
  wishes: readonly Wish[],
  before: readonly RegisteredPage[],
): readonly (Wish & StableAddress)[] {
  const matches = matchBefore(wishes, before);
  const kept = wishes.map((wish) => {
    const page = matches.get(wish);
    return page?.wanted === wish.wanted ? page.path.slice(0, -1) : undefined;
  });
  // Kept addresses come first: a new title must not take the address of a page whose own title is the same as before.
  const takeAddress = slugTaker(new Set(kept.flatMap((address) => address ?? [])));
  const ids = new Set(before.map(({ id }) => id));
  const takeId = slugTaker(ids);
  return wishes.map((wish, index) => {
    const page = matches.get(wish);
    const address = kept[index] ?? takeAddress(wish.folder + wish.wanted);
    const id = wish.screen ?? page?.id ?? takeId(address.slice(wish.folder.length));
    ids.add(id);
    return { ...wish, id, path: `${address}/`, before: page };
  });
}
