/**
 * Matches the `@font-face` rule that contains font data, as the build writes it
 * (lib/pipeline/export/fonts/page-fonts.ts).
 */
const FACE_RULE =
  /font-family:([^;]+);src:url\(data:[^,]+,([^)]+)\)[^}]*font-weight:([^;]+);[^}]*unicode-range:([^;}]+)/;

/**
 * Loads the brand's font face for headings before the first layout. The browser alone decodes a font in the
 * style sheet only after the first layout has requested it. On a slow device the first paint comes in
 * between, and a heading then breaks its lines differently. A `FontFace` made from bytes is ready at once.
 * Without this script the rule in the style sheet loads the same face.
 */
export function loadHeadingFace(): void {
  const text = document.querySelector('style')?.textContent ?? '';
  const [, family = '', data = '', weight = '', unicodeRange = ''] = FACE_RULE.exec(text) ?? [];
  if (data === '') return;
  const characters = atob(data);
  // `Uint8Array.from` would take 4 ms on a slow processor, before the first paint.
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange }));
}
