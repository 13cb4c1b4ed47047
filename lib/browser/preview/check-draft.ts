/** Result of the check of the key in the address. `draft` is the source of the draft. */
type DraftCheck<Draft> =
  | { readonly state: 'enabled'; readonly access: 'open' | 'sealed'; readonly draft: Draft }
  /** The key is not the stored one. */
  | { readonly state: 'unavailable' }
  /** The read failed for another reason than a denial. */
  | { readonly state: 'failed' };

export interface DraftCheckOptions<Draft> {
  /** The key in the address; empty when there is none. */
  readonly key: string;
  /** Reads the stored key once. Rejects when the read is denied. */
  readonly readKey: () => Promise<unknown>;
  readonly openDraft: () => Draft;
  /** Reads a sealed draft with a query that contains the key. Rejects when the query is denied. */
  readonly openSealed: () => Promise<Draft>;
}

/** An empty key is never right. A stored number is compared by its digits. */
export function isRightKey(key: string, stored: unknown): boolean {
  return key !== '' && (typeof stored === 'string' || typeof stored === 'number') && String(stored) === key;
}

/** Returns whether a read failed because the rules deny it, and not for another reason. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && /permission[ _]denied/i.test(error.message);
}

async function check<Draft>(options: DraftCheckOptions<Draft>): Promise<DraftCheck<Draft>> {
  try {
    if (!isRightKey(options.key, await options.readKey())) return { state: 'unavailable' };
    return { state: 'enabled', access: 'open', draft: options.openDraft() };
  } catch (error) {
    if (!isDenied(error)) throw error;
    if (options.key === '') return { state: 'unavailable' };
    return { state: 'enabled', access: 'sealed', draft: await options.openSealed() };
  }
}

/**
 * Reads the stored key once (design, section 4); if that is denied, the draft is sealed, and is read with the key. Never
 * rejects, and has no time limit: an answer may come late.
 */
export async function checkDraft<Draft>(options: DraftCheckOptions<Draft>): Promise<DraftCheck<Draft>> {
  return check(options).catch((error: unknown): DraftCheck<Draft> => ({
    state: isDenied(error) ? 'unavailable' : 'failed',
  }));
}
