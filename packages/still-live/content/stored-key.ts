import { decodeHTML } from 'entities/decode';
import { wordsOf } from 'still-live/html/words-of';
import { isTree } from './raw-tree';

/** A shorter key is found only as the parameter of an address: `1` stands in every text. */
const SHORTEST = 8;

/** An address in an address in an attribute needs three rounds. */
const ROUNDS = 4;

/** What encodes the sign of its own encoding, as often as it is there: `%252541`, `&amp;amp;#45;`. */
const NESTED_PERCENT = /%(?:25)+(?=[\da-f]{2})/gi;
const NESTED_AMPERSAND = /&(?:amp;|#0*38;|#x0*26;)+/gi;

function byteText(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    // No UTF-8: a key of ASCII letters may stand among other bytes.
    return bytes.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
}

function decodedOnce(text: string): string {
  const plain = text.replace(NESTED_PERCENT, '%').replace(/(?:%[\da-f]{2})+/gi, byteText);
  return decodeHTML(plain.replace(NESTED_AMPERSAND, '&'));
}

/**
 * Without what an address or a page leaves out, in small letters of usual width, which is all that the name of a host keeps, and with
 * one hyphen for those that programs write in its place.
 */
function comparable(text: string): string {
  const plain = text.replace(/[\s+\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '').toLowerCase();
  // One by one: of a whole text with many accents it takes the square of the time.
  return plain.replace(/\P{ASCII}/gu, (character) => character.normalize('NFKC')).replace(/\p{Pd}/gu, '-');
}

/** Returns what to look for, as `comparable` writes it; `undefined` when no key is stored. */
function soughtOf(key: unknown): string | undefined {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const text = comparable(String(key));
  return text.length >= SHORTEST || text === '' ? text || undefined : `projectapikey=${text}`;
}

function holds(text: string, sought: string): boolean {
  let [written, words] = [text, wordsOf(text)];
  for (let round = 0; round <= ROUNDS; round += 1) {
    if ([written, words].some((form) => comparable(form).includes(sought))) return true;
    [written, words] = [decodedOnce(written), decodedOnce(words)];
  }
  return false;
}

function placeOf(value: unknown, path: string, sought: string): string | undefined {
  if (!isTree(value)) return holds(String(value), sought) ? path : undefined;
  for (const [name, part] of Object.entries(value)) {
    const place = holds(name, sought) ? path : placeOf(part, `${path}/${name}`, sought);
    if (place !== undefined) return place;
  }
  return undefined;
}

/**
 * Returns where in a tree the key of the preview stands, in whatever encoding; where it is in a name, what has a part of that name.
 * The path itself never holds the key. `undefined` when it is nowhere.
 */
export function placeOfKey(tree: unknown, key: unknown): string | undefined {
  const sought = soughtOf(key);
  return sought === undefined ? undefined : placeOf(tree, '', sought)?.replace(/^\//, '');
}
