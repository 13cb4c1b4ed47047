import { cutCharacters } from '@/lib/html/characters';

/** Longer addresses are cut, in characters: a pasted picture is an address of megabytes (`data:`). */
const LONGEST = 120;

/** Quotes an address as an editor wrote it, for a message. */
export function quoted(address: string): string {
  const cut = cutCharacters(address, LONGEST);
  return cut === address ? `«${address}»` : `«${cut}…»`;
}
