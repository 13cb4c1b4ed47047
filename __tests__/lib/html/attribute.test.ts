import fc from 'fast-check';
import { attributeValue, siteAddresses } from '@/lib/html/attribute';

const judge = (tag: string, name: string, value: string) => attributeValue(tag, name, value, siteAddresses());

test.each([
  ['a', 'href', 'chi_siamo', './#/chi_siamo'],
  ['a', 'href', ' https://a.example/x y ', 'https://a.example/x%20y'],
  ['a', 'href', 'MAILTO:a@b.example?subject=x', 'MAILTO:a@b.example?subject=x'],
  ['a', 'href', 'tel:+39 02', 'tel:+39 02'],
  ['img', 'src', '/media/a.jpg', '/media/a.jpg'],
  ['img', 'src', 'HTTPS://a.example/a.png', 'https://a.example/a.png'],
  ['img', 'width', ' 640 ', '640'],
  ['img', 'alt', `x${' y'.repeat(600)}`, `x${' y'.repeat(499)}`],
  ['td', 'colspan', '3', '3'],
  ['th', 'scope', 'ROW', 'ROW'],
  ['ol', 'start', '-2', '-2'],
  ['p', 'lang', 'it-IT', 'it-IT'],
  ['p', 'dir', 'rtl', 'rtl'],
  ['p', 'title', ' a\u0000b\r\n ', 'ab'],
  ['time', 'datetime', '2024-05-01T10:00+02:00', '2024-05-01T10:00+02:00'],
])('<%s %s=%j> keeps %j', (tag, name, value, kept) => {
  expect(judge(tag, name, value)).toBe(kept);
});

test.each([
  ['a', 'href', ''],
  ['a', 'href', 'javascript:1'],
  ['a', 'href', ' \tjava\nscript:1'],
  ['a', 'href', '\u0001javascript:1'],
  ['a', 'href', 'data:text/html,x'],
  ['a', 'href', 'ftp://a.example'],
  ['a', 'href', 'x-app://a'],
  ['a', 'href', 'http://['],
  ['a', 'href', 'https:'],
  ['a', 'target', '_top'],
  ['a', 'id', 'x'],
  ['p', 'href', 'x'],
  ['p', 'class', 'x'],
  ['p', 'onclick', '1'],
  ['p', 'constructor', '1'],
  ['img', 'src', '//a.example/x'],
  ['img', 'src', 'data:image/png,x'],
  ['img', 'srcset', '/x.png 1x'],
  ['img', 'width', '100%'],
  ['td', 'colspan', '100'],
  ['td', 'colspan', '0'],
  ['p', 'lang', 'x" y'],
  ['p', 'dir', 'up'],
  ['constructor', 'x', 'y'],
])('<%s %s=%j> is dropped', (tag, name, value) => {
  expect(judge(tag, name, value)).toBeUndefined();
});

const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ' ',
        '\t',
        '\ud800',
        ...'http https: mailto: javascript : // / . # ? % %2 a é @ \\ [ " <'.split(' '),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

test('an address once judged is judged the same again', () => {
  fc.assert(
    fc.property(address, (value) => {
      for (const [tag, name] of [
        ['a', 'href'],
        ['img', 'src'],
      ] as const) {
        const kept = judge(tag, name, value);
        if (kept !== undefined) expect(judge(tag, name, kept)).toBe(kept);
      }
    }),
    { numRuns: 5000 },
  );
});
