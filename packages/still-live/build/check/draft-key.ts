import { decodeHTML } from 'entities/decode';
import { wordsOf } from 'still-live/html/words-of';
import { isTree } from 'still-live/content/raw-tree';
import { randomBytes } from 'node:crypto';
import { OperatorError } from 'still-live/settings/operator-error';
import type { Settings } from 'still-live/settings/settings';

// A shorter key is looked for only as the parameter of an address: `1` stands in every text.
const SHORTEST = 8;

// An address in an address in an attribute needs three rounds.
const ROUNDS = 4;

// A `%` or `&` that was itself encoded, once or often: `%252541`, `&amp;amp;#45;`.
const NESTED_PERCENT = /%(?:25)+(?=[\da-f]{2})/gi;
// The hyphen of a key in a mail, JSON, a style sheet, or an address that a mail filter rewrote. It may also be a part of a
// key that has another hyphen, so the text is looked through with it and without it.
const OTHER_HYPHEN = /(?:[-=]|\\u00|\\)2d/gi;
const NESTED_AMPERSAND = /&(?:amp;|#0*38;|#x0*26;)+/gi;

function byteText(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    // The bytes are no UTF-8, but a key of ASCII letters may stand among them.
    return bytes.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
}

function decodedOnce(text: string): string {
  const plain = text.replace(NESTED_PERCENT, '%').replace(/(?:%[\da-f]{2})+/gi, byteText);
  return decodeHTML(plain.replace(NESTED_AMPERSAND, '&'));
}

// Leaves out what an address or a page leaves out. The result is in small letters of usual width, which is all that the
// name of a host keeps, and has one hyphen for all those that programs write in its place.
function comparable(text: string): string {
  const plain = text.replace(/[\s+\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '').toLowerCase();
  // Characters are normalised one by one: a whole text with many accents takes the square of the time.
  return plain.replace(/\P{ASCII}/gu, (character) => character.normalize('NFKC')).replace(/\p{Pd}/gu, '-');
}

function soughtOf(key: unknown): string | undefined {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const text = comparable(String(key));
  return text.length >= SHORTEST || text === '' ? text || undefined : `projectapikey=${text}`;
}

function holds(text: string, sought: string): boolean {
  let [written, words] = [text, wordsOf(text)];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const forms = [written, words].flatMap((form) => [form, form.replace(OTHER_HYPHEN, '-')]);
    if (forms.some((form) => comparable(form).includes(sought))) return true;
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
 * Returns where in a tree the key of the preview stands, however an address, a mail or HTML writes it. Where it is in a
 * name, this is the path of what has a part of that name, so that the path itself never holds the key.
 */
export function placeOfKey(tree: unknown, key: unknown): string | undefined {
  const sought = soughtOf(key);
  return sought === undefined ? undefined : placeOf(tree, '', sought)?.replace(/^\//, '');
}

// The key of the demo's draft. It is not a secret.
const DEMO_KEY = 'demo-anteprima-2026';

export function newDraftKey(): string {
  return randomBytes(16).toString('hex');
}

// The number of characters, and of different ones.
const LEAST = { length: 16, different: 8 } as const;

/**
 * Refuses content that holds a key of the preview, because everybody can read it. The message says where the key is,
 * and never what it is.
 * @throws {OperatorError}
 */
export function requireNoKey(content: unknown, basePath: string, keys: readonly unknown[]): void {
  const place = keys.map((key) => placeOfKey(content, key)).find((found) => found !== undefined);
  if (place === undefined) return;
  throw new OperatorError(
    `${basePath}/${place}`,
    'holds the key of the preview (projectApiKey), which would open the draft to everybody; nothing was published or built',
    'take it out there; of a link to this site only the page is needed, such as contatti',
  );
}

function weakness(key: unknown, isReal: boolean): string | undefined {
  if (!isReal && (key === DEMO_KEY || key === null || key === undefined)) return undefined;
  if (typeof key !== 'string' || key === '') return 'is not a text, so nobody can open the draft';
  if (key.toLowerCase().includes(DEMO_KEY)) return 'is that of the demo, which everybody knows';
  const { length } = Array.from(key);
  if (length < LEAST.length) return `has ${length} characters; ${LEAST.length} are needed`;
  return new Set(key).size < LEAST.different ? 'is easy to guess: it repeats few characters' : undefined;
}

/**
 * Draft, history, schedule and remarks are open to everybody who guesses the key.
 * @throws {OperatorError} when the key can be guessed, or is that of the demo on a real site.
 */
export function requireStrongKey(key: unknown, { project, emulatorHost }: Settings): void {
  const what = weakness(key, emulatorHost === undefined);
  if (what === undefined) return;
  const remedy = 'npm run doctor -- --new-key writes one there';
  throw new OperatorError(`drafts/${project}/projectApiKey`, what, remedy);
}
