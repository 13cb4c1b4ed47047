import type { Token } from './tokens';

/** Elements of HTML that have no content, and so no end tag. */
export const WITHOUT_CONTENT: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Returns where each element ends, by where it begins: without an end tag nowhere, and without content at once. */
export function endsOf(all: readonly Token[]): ReadonlyMap<number, number> {
  const open = new Map<string, number[]>();
  const ends = new Map<number, number>();
  for (const [place, token] of all.entries()) {
    if (token.type === 'text') continue;
    const places = open.get(token.name) ?? [];
    open.set(token.name, places);
    if (token.type === 'close') ends.set(places.pop() ?? place, place);
    else if (WITHOUT_CONTENT.has(token.name)) ends.set(place, place);
    else places.push(place);
  }
  return ends;
}
