import fc from 'fast-check';
import { createSanitiser } from '@/lib/html/sanitiser';
import { plainText } from '@/lib/html/plain-text';
import { siteAddresses } from '../../hostile/addresses';
import { htmlish } from '../../hostile/arbitrary';
import { faults } from '../../hostile/judge';
import { JSDOM } from 'jsdom';

jest.setTimeout(60_000);

const sanitiser = createSanitiser(siteAddresses);
const { document } = new JSDOM('').window;

test('whatever goes in, the flow sanitiser gives safe, stable HTML', () => {
  fc.assert(
    fc.property(htmlish, (html) => {
      const output = sanitiser.flow(html);
      expect(faults(output, 'flow', 'div')).toEqual([]);
      expect(sanitiser.flow(output)).toBe(output);
    }),
    { numRuns: 250 },
  );
});

test('whatever goes in, the phrasing sanitiser gives safe, stable HTML', () => {
  fc.assert(
    fc.property(htmlish, (html) => {
      const output = sanitiser.phrasing(html);
      for (const container of ['h2', 'a', 'button'])
        expect(faults(output, 'phrasing', container)).toEqual([]);
      expect(sanitiser.phrasing(output)).toBe(output);
    }),
    { numRuns: 150 },
  );
});

test('plain text is what a parser reads in the sanitised HTML, white space apart', () => {
  fc.assert(
    fc.property(htmlish, (html) => {
      const output = sanitiser.phrasing(html);
      const element = document.createElement('div');
      element.innerHTML = output.replace(/<br[^>]*>/g, ' ');
      expect(plainText(output)).toBe(element.textContent.replace(/\s+/g, ' ').trim());
    }),
    { numRuns: 150 },
  );
});

test('simple HTML, which no parser is asked about, comes out as if one had been', () => {
  // The attribute sends the whole text through the parser.
  const asked = '<b lang="it">x</b>';
  fc.assert(
    fc.property(htmlish, (html) => {
      for (const kind of ['flow', 'phrasing'] as const) {
        const output = sanitiser[kind](html.replace(/<(\w+)[^>]*>/g, '<$1>'));
        expect(sanitiser[kind](output + asked)).toBe(output + asked);
      }
    }),
    { numRuns: 150 },
  );
});
