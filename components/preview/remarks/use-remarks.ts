import { useContext, useEffect } from 'react';
import { PreviewStateContext, usePreviewState } from '@/components/preview/preview-state';
import type { UnsentRemark } from '@/lib/browser/preview/preview-state';
import { MOST_LETTERS, NO_ROOM, type Remark } from '@/lib/content/remarks';

interface Remarks {
  /** All remarks; `undefined` when they cannot be read. */
  readonly remarks: readonly Remark[] | undefined;
  readonly reviewer: string;
  readonly setReviewer: (name: string) => void;
  /** What is typed about some content and not yet in the database. */
  readonly unsent: (path: string) => UnsentRemark;
  readonly type: (path: string, text: string) => void;
  readonly send: (path: string) => void;
  /** Resolves a remark. Rejects when the database refuses. */
  readonly resolve: (id: string) => Promise<void>;
}

/** Returns what is wrong with a name or a text; `undefined` when it can be sent. */
export function lengthError(text: string, most: number): string | undefined {
  const { length } = text.trim();
  if (length === 0) return 'Manca.';
  const count = (letters: number): string => letters.toLocaleString('it-IT');
  return length <= most ? undefined : `Troppo lungo: ${count(length)} caratteri, al massimo ${count(most)}.`;
}

/**
 * Returns the remarks and what is typed. A text is kept in the state of the preview, whatever becomes of the dialog
 * in which it was typed, until the database has it.
 */
export function useRemarks(): Remarks {
  const state = useContext(PreviewStateContext);
  const remarks = usePreviewState('remarks');
  const reviewer = usePreviewState('reviewer') ?? '';
  const writes = usePreviewState('remarkWrites');
  const texts = usePreviewState('unsent');
  const keep = (path: string, remark: UnsentRemark): void =>
    state.set('unsent', new Map(state.get('unsent')).set(path, remark));

  function send(path: string): void {
    const { text, state: last } = texts?.get(path) ?? { text: '' };
    const isWrong = [lengthError(text, MOST_LETTERS.text), lengthError(reviewer, MOST_LETTERS.by)].some(
      Boolean,
    );
    if (isWrong || last === 'sending' || !writes) return;
    keep(path, { text, state: 'sending' });
    writes.add({ path, text: text.trim(), by: reviewer.trim() }).then(
      () => keep(path, { text: '' }),
      (error: unknown) =>
        keep(path, { text, state: error instanceof Error && error.message === NO_ROOM ? 'full' : 'refused' }),
    );
  }
  return {
    remarks,
    reviewer,
    setReviewer: (name) => state.set('reviewer', name),
    unsent: (path) => texts?.get(path) ?? { text: '' },
    type: (path, text) => keep(path, { text }),
    send,
    resolve: async (id) => writes?.resolve(id, reviewer.trim()),
  };
}

/** Lets the browser ask before the page is left while a remark is not in the database. */
export function useUnsentGuard(): void {
  const texts = usePreviewState('unsent');
  const isUnsent = [...(texts?.values() ?? [])].some(({ text }) => text.trim() !== '');
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
