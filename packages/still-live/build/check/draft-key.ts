import { randomBytes } from 'node:crypto';
import { placeOfKey } from 'still-live/content/stored-key';
import { OperatorError } from 'still-live/settings/operator-error';
import type { Settings } from 'still-live/settings/settings';

/** Key of the demo's draft, as in its content. It is not a secret. */
const DEMO_KEY = 'demo-anteprima-2026';

export function newDraftKey(): string {
  return randomBytes(16).toString('hex');
}

/** In characters, and in different ones. */
const LEAST = { length: 16, different: 8 } as const;

/**
 * What everybody can read must not hold a key of the preview. The message says where, and never what.
 * @throws {OperatorError} when it does.
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
 * Draft, history, schedule and remarks hang on the key.
 * @throws {OperatorError} when it can be guessed, or is that of the demo on a real site.
 */
export function requireStrongKey(key: unknown, { project, emulatorHost }: Settings): void {
  const what = weakness(key, emulatorHost === undefined);
  if (what === undefined) return;
  const remedy = 'npm run doctor -- --new-key writes one there';
  throw new OperatorError(`drafts/${project}/projectApiKey`, what, remedy);
}
