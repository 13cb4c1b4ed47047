/**
 * Applies the style sheet of later states (lib/pipeline/export/late-sheet.ts) as soon as it is loaded. Until
 * then it is one for paper, which browsers fetch without delaying the first paint.
 * @param event The `load` event of any element.
 */
export function applyLateStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && 'late' in target.dataset) target.media = 'all';
}
