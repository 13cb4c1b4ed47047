import { whenParsed } from '../start/when-parsed';

/**
 * Sets `<html data-parsing>` until the page is parsed. On a slow network the page is painted in pieces: what stands
 * at the bottom or in the middle of its place is hidden until the parser has passed it (`when-whole` in
 * styles/_mixins.scss), because it would move with each piece.
 */
export function markParsing(): void {
  const { dataset } = document.documentElement;
  // First, so that nothing stays hidden when it fails.
  whenParsed(() => delete dataset['parsing']);
  if (document.readyState === 'loading') dataset['parsing'] = '';
}
