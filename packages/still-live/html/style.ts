const COLOUR = /^(?:[a-z]{3,24}|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d.%, /+-]{1,40}\))$/;

// Each property with the grammar of its values. The only functions are `rgb()` and `hsl()`: no `url()`, `var()`,
// `expression()`. Sizes are relative, because fixed ones would ignore the page's fluid text size and the visitor's
// zoom.
const PROPERTIES: ReadonlyMap<string, RegExp> = new Map([
  ['text-align', /^(?:left|right|center|justify|start|end)$/],
  ['color', COLOUR],
  ['background-color', COLOUR],
  ['font-weight', /^(?:normal|bold|bolder|lighter|[1-9]00)$/],
  ['vertical-align', /^(?:super|sub)$/],
  ['font-style', /^(?:normal|italic|oblique)$/],
  [
    'text-decoration',
    /^(?:none|(?:underline|line-through|overline)(?: (?:underline|line-through|overline))*)$/,
  ],
  ['font-size', /^(?:smaller|larger|(?:0?\.[5-9]\d?|[1-3](?:\.\d{1,2})?|4)r?em|(?:[5-9]\d|[1-3]\d\d|400)%)$/],
]);

// What mail programs mean by these keywords. They write `small` or `medium` for any text, so those two mean nothing here
// and are left out.
const RELATIVE: ReadonlyMap<string, string> = new Map([
  ['x-small', '.75em'],
  ['large', '1.25em'],
  ['x-large', '1.5em'],
  ['xx-large', '2em'],
]);

// What Chrome, Safari and Word write for the properties above.
const SAME: ReadonlyMap<string, string> = new Map([
  ['text-decoration-line', 'text-decoration'],
  ['background', 'background-color'],
]);
// They also write how such a line looks.
const LINES = /none|underline|line-through|overline/g;

/**
 * Reads the style as text, because the CSSOMs of browsers and jsdom write the same style differently. The last value of
 * each property stays.
 */
export function safeStyle(style: string): string | undefined {
  const kept = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const written = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const property = SAME.get(written) ?? written;
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase()
      .replace(/\s+/g, ' ');
    const lines = property === 'text-decoration' ? value.match(LINES)?.join(' ') : undefined;
    const meant = lines ?? (property === 'font-size' ? (RELATIVE.get(value) ?? value) : value);
    if (PROPERTIES.get(property)?.test(meant)) kept.set(property, meant);
  }
  if (kept.size === 0) return undefined;
  return Array.from(kept, ([property, value]) => `${property}: ${value}`).join('; ');
}
