import { useContext, useEffect } from 'react';
import { PreviewStateContext, usePreviewState } from 'still-live/preview/preview-state';
import type { UnsentRemark } from 'still-live/browser/preview/preview-state';
import { MOST_CHARACTERS, NO_ROOM } from 'still-live/browser/preview/remarks';

export function lengthError(text: string, most: number): string | undefined {
  const { length } = text.trim();
  if (length === 0) return 'Manca.';
  const count = (letters: number): string => letters.toLocaleString('it-IT');
  return length <= most ? undefined : `Troppo lungo: ${count(length)} caratteri, al massimo ${count(most)}.`;
}

export function useRemarks() {
  const state = useContext(PreviewStateContext);
  const remarks = usePreviewState('remarks');
  const reviewer = usePreviewState('reviewer') ?? '';
  const writes = usePreviewState('remarkWrites');
  const texts = usePreviewState('unsent');
  const keep = (path: string, remark: UnsentRemark): void =>
    state.set('unsent', new Map(state.get('unsent')).set(path, remark));

  function send(path: string): void {
    const { text, state: last } = texts?.get(path) ?? { text: '' };
    const isWrong = [lengthError(text, MOST_CHARACTERS.text), lengthError(reviewer, MOST_CHARACTERS.by)].some(
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
    setReviewer: (name: string) => state.set('reviewer', name),
    unsent: (path: string): UnsentRemark => texts?.get(path) ?? { text: '' },
    type: (path: string, text: string) => keep(path, { text }),
    send,
    // Rejects when the database refuses.
    resolve: async (id: string) => writes?.resolve(id, reviewer.trim()),
  };
}

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
