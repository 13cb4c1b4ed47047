/**
 * Applies the late style sheet (lib/pipeline/export/sheets.ts) as soon as it is loaded. Until then it has
 * `media="print"`, so that it does not delay the first paint.
 * @param event The `load` event of any element.
 */
export function applyLateStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && 'late' in target.dataset) target.media = 'all';
}
