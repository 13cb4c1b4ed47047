/** The rule of a face that is part of the style sheet, as the build writes it (lib/pipeline/export/fonts/page-fonts.ts). */
const FACE_RULE =
  /font-family:([^;]+);src:url\(data:[^,]+,([^)]+)\)[^}]*font-weight:([^;]+);[^}]*unicode-range:([^;}]+)/;

/**
 * Makes the brand's face for headings ready before the first layout. The browser alone decodes a face of the
 * style sheet after the first layout has asked for it; on a slow device the first paint comes in between, and
 * a heading changes its lines afterwards. From bytes it is ready at once. Without this script the rule of the
 * style sheet brings the same face.
 */
export function loadHeadingFace(): void {
  const text = document.querySelector('style')?.textContent ?? '';
  const [, family = '', data = '', weight = '', unicodeRange = ''] = FACE_RULE.exec(text) ?? [];
  if (data === '') return;
  const characters = atob(data);
  // `Uint8Array.from` would take 4 ms of a slow processor, before the first paint.
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange }));
}
