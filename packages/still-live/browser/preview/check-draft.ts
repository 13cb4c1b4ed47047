// The draft that the key in the address opens, or why there is none. `failed`: a read failed without being denied.
type DraftCheck<Draft> =
  | { readonly state: 'open' | 'sealed'; readonly draft: Draft }
  | { readonly state: 'unavailable' | 'failed' };

export interface DraftCheckOptions<Draft> {
  readonly key: string;
  readonly readKey: () => Promise<unknown>;
  readonly openDraft: () => Draft;
  /** Reads a sealed draft with a query that contains the key. Rejects when the query is denied. */
  readonly openSealed: () => Promise<Draft>;
}

/** An empty key is never right. A stored number is compared by its digits. */
export function isRightKey(key: string, stored: unknown): boolean {
  return key !== '' && (typeof stored === 'string' || typeof stored === 'number') && String(stored) === key;
}

export function isDenied(error: unknown): boolean {
  return error instanceof Error && /permission[ _]denied/i.test(error.message);
}

function failure(error: unknown) {
  return { state: isDenied(error) ? 'unavailable' : 'failed' } as const;
}

/**
 * Reads the stored key once. If the rules of the database deny that, the draft is sealed, and is read by a query with
 * the key. Never rejects, and has no time limit: an answer may come late.
 */
export async function checkDraft<Draft>({
  key,
  readKey,
  openDraft,
  openSealed,
}: DraftCheckOptions<Draft>): Promise<DraftCheck<Draft>> {
  try {
    if (!isRightKey(key, await readKey())) return { state: 'unavailable' };
    return { state: 'open', draft: openDraft() };
  } catch (error) {
    if (key === '' || !isDenied(error)) return failure(error);
  }
  return openSealed().then((draft) => ({ state: 'sealed', draft }), failure);
}
