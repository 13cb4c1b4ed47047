import fc from 'fast-check';
import { sanitisePlain } from '@/lib/html/plain-sanitiser';
import { LIMITS } from '@/lib/html/limits';
import { siteSanitiser } from '@/lib/html/sanitiser';

const sanitiser = siteSanitiser();

test.each(['', 'Chi siamo', ' Perché\n“noi” \t', 'a "b" \'c\' = `d`', '👩‍👩‍👧 \u2028 \u202e'])(
  'text without markup comes back unchanged: %j',
  (text) => {
    expect(sanitisePlain(text)).toBe(text);
  },
);

test.each(['<b>x</b>', 'a & b', '&amp;', '3 < 4', '</', '\u0000<'])('%j needs the full sanitiser', (html) => {
  expect(sanitisePlain(html)).toBeUndefined();
});

test('what a parser or a serialiser would change is changed here too', () => {
  expect(sanitisePlain('a\0b\r\nc\rd\fe\u00a0f > g\ud800')).toBe('ab\nc\nd e&nbsp;f &gt; g\ufffd');
  expect(sanitisePlain('perche\u0301 la\u0300, Łu\u0308')).toBe('perché là, Łü');
  expect(sanitisePlain('x'.repeat(LIMITS.characters + 1))).toHaveLength(LIMITS.characters);
});

test('any text written as references gives the same as written plainly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = sanitisePlain(text.replace(/[<&]/g, ''));
      // A comment forces the way through the parser.
      expect(sanitiser.flow(`<!---->${text.replace(/[<&]/g, '')}`)).toBe(plain);
      expect(sanitiser.phrasing(`<!---->${text.replace(/[<&]/g, '')}`)).toBe(plain);
    }),
    { numRuns: 500 },
  );
});
