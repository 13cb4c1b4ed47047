import { parsePage } from 'still-live/build/export/exported-page';
import { charactersOf, fontTexts } from 'still-live/build/export/fonts/site-fonts';

function shown(body: string, style: string): string {
  const page = parsePage(`<html><body>${body}</body></html>`);
  return charactersOf(fontTexts(page, style).get('Brand Display') ?? []);
}

test.each([
  ['a class', '.a', 'A'],
  ['one of several selectors', '.x,.b', 'B'],
  ['a tag inside a class', '.box h2', 'C'],
  ['one of several tags', '.box>:is(h2,h3)', 'CD'],
  ['a first child', '.box>p:first-child', 'E'],
  ['any first child', '.row>*>:first-child', 'F'],
])('what a rule names by %s is found, also in a media query', (_name, selector, characters) => {
  const body =
    '<p class="a x1">A</p><p class="b">B</p><h2>no</h2><div class="row"><i></i><div><i>F</i><b>no</b></div></div>' +
    '<div class="box"><p>E</p><p>no</p><h2>C</h2><h3>D</h3></div>';
  const rule = `${selector}{font-family:var(--font-display);color:red}`;
  for (const style of [`p{color:red}${rule}`, `@media print{${rule}}`])
    expect(shown(body, style)).toBe(`-${characters}\u2010…`);
});

test('an element with a style of its own is found; the text of scripts, and signs that no font shows, are not', () => {
  const body = '<h1 style="font-family:var(--font-display)">H\ni<script>no</script></h1><p>no</p>';
  expect(shown(body, '')).toBe('-Hi\u2010…');
});

test('a font that no property names shows all text', () => {
  const page = parsePage('<html><head><title>no</title></head><body><p>tà</p><p>a</p></body></html>');
  expect(charactersOf(fontTexts(page, '').get('Brand Text') ?? [])).toBe('-atà\u2010…');
});

test('characters of two units are found whole, also beside a half that stands alone', () => {
  expect(charactersOf(['a😀a', '\ud83d', '😀😁'])).toBe('-a\u2010…\ud83d😀😁');
});
