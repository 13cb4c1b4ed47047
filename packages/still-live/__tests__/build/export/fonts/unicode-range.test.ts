import { rangeWithout, unicodeRange } from 'still-live/build/export/fonts/page-fonts';

test('characters that follow each other are one range, others stand alone, each once', () => {
  expect(unicodeRange('dba c c’')).toBe('U+20,U+61-64,U+2019');
});

test('a character beyond the first 65,536 is one character', () => {
  expect(unicodeRange('😀')).toBe('U+1F600');
});

test.each([
  ['U+61-64', 'b', 'U+61,U+63-64'],
  ['U+61-64', 'ad', 'U+62-63'],
  ['U+61,U+4??', 'a', 'U+400-4FF'],
  ['U+??', '\u0000ÿ', 'U+1-FE'],
  ['U+61-62', 'x', 'U+61-62'],
])('the range %s without "%s" is %s', (range, characters, left) => {
  expect(rangeWithout(range, characters)).toBe(left);
});

test('what is no range is refused', () => {
  expect(() => rangeWithout('none', 'a')).toThrow('"none" is not an entry of a unicode-range');
});
