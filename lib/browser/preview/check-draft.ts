/** How the check of the key in the address ended; `draft` is what the draft is read from. */
type DraftCheck<Draft> =
  | { readonly state: 'enabled'; readonly access: 'open' | 'sealed'; readonly draft: Draft }
  /** The key is not the stored one. */
  | { readonly state: 'unavailable' }
  /** The database did not answer in time, or answered with something else than a value or a denial. */
  | { readonly state: 'failed' };

/** What the check works with. */
export interface DraftCheckOptions<Draft> {
  /** The key of the address; empty when there is none. */
  readonly key: string;
  /** Reads the stored key once. Rejects when the read is denied. */
  readonly readKey: () => Promise<unknown>;
  /** The draft of an open database. */
  readonly openDraft: () => Draft;
  /** Asks for the draft with the key as part of the query. Rejects when it is denied. */
  readonly openSealed: () => Promise<Draft>;
  /** How long the whole check may take, in milliseconds. */
  readonly timeLimitMs: number;
}

/**
 * Whether the key of the address is the stored one. An empty key is never right; a number counts as its
 * digits.
 */
export function isRightKey(key: string, stored: unknown): boolean {
  return key !== '' && (typeof stored === 'string' || typeof stored === 'number') && String(stored) === key;
}

/** Whether a read failed because the rules deny it, and not because it could not be made. */
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
 * Decides whether the draft may be shown (design, section 4): the stored key is read once; equal to the key
 * of the address → enabled, different → unavailable. When that read is denied, the draft is sealed and is
 * asked for with the key. Never rejects and never waits longer than the time limit.
 */
export async function checkDraft<Draft>(options: DraftCheckOptions<Draft>): Promise<DraftCheck<Draft>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<DraftCheck<Draft>>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'failed' }), options.timeLimitMs);
  });
  const outcome = check(options).catch((error: unknown): DraftCheck<Draft> =>
    isDenied(error) ? { state: 'unavailable' } : { state: 'failed' },
  );
  try {
    return await Promise.race([outcome, limit]);
  } finally {
    clearTimeout(timer);
  }
}
