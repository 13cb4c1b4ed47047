import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { sanitisePlain, LIMITS } from 'still-live/html/plain-sanitiser';
import { plainText } from 'still-live/html/plain-text';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { htmlish } from '@/__tests__/hostile/arbitrary';
import { hostileCorpus } from '@/__tests__/hostile/corpus';
import { faults } from '@/__tests__/hostile/judge';

// The limits are tried with megabytes, on machines that do other things too.
jest.setTimeout(60_000);

const sanitiser = siteSanitiser();
const { document } = new JSDOM('').window;

const CONTAINERS = { flow: ['div'], phrasing: ['h2', 'a', 'button', 'p', 'div'] } as const;

/** What is wrong with the output for some HTML: what could act, and what changes when it is sanitised again. */
function wrong(kind: 'flow' | 'phrasing', html: string): string[] {
  const output = sanitiser[kind](html);
  const unstable = sanitiser[kind](output) === output ? [] : ['changes when sanitised again'];
  return [...CONTAINERS[kind].flatMap((container) => faults(output, kind, container)), ...unstable];
}

describe.each(['flow', 'phrasing'] as const)('the %s sanitiser', (kind) => {
  test('leaves nothing of the hostile corpus that could act, and changes nothing the second time', () => {
    expect(hostileCorpus.filter(({ html }) => wrong(kind, html).length > 0)).toEqual([]);
  });

  test('gives safe, stable HTML, whatever goes in', () => {
    fc.assert(fc.property(htmlish, (html) => expect(wrong(kind, html)).toEqual([])));
  });

  test('reads simple HTML without a parser as if one had been asked', () => {
    // The attribute sends the whole text through the parser; the space belongs to no word before it.
    const asked = '<b lang="it"> x</b>';
    fc.assert(
      fc.property(htmlish, (html) => {
        const output = sanitiser[kind](html.replace(/<(\w+)[^>]*>/g, '<$1>'));
        expect(sanitiser[kind](output + asked)).toBe(output + asked);
      }),
    );
  });
});

test.each([
  '<h2></tbody>',
  '<h2><div>',
  '<h1><caption>',
  '<p></td>',
  '<p><td>',
  '<p>a<p>b</p><h2></p>',
  '<table><tr><td><h2><td>',
])('a typed entry of a list is one also after tags that are left out: %s', (tags) => {
  expect(wrong('flow', `${tags}·&nbsp;&nbsp; x`)).toEqual([]);
  expect(sanitiser.flow(`${tags}·&nbsp;&nbsp; x`)).toContain('<ul><li>x</li></ul>');
});

test('plain text is what a parser reads in the sanitised HTML, white space apart', () => {
  fc.assert(
    fc.property(htmlish, (html) => {
      const output = sanitiser.phrasing(html);
      const element = document.createElement('div');
      element.innerHTML = output.replace(/<br[^>]*>/g, ' ');
      expect(plainText(output)).toBe(element.textContent.replace(/\s+/g, ' ').trim());
    }),
  );
});

test('a text without markup, which the page reads without a parser, is what the parser makes of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      const text = any.replace(/[<&]/g, '');
      // A comment forces the way through the parser.
      expect([sanitiser.flow(`<!---->${text}`), sanitiser.phrasing(`<!---->${text}`)]).toEqual(
        Array(2).fill(sanitisePlain(text)),
      );
    }),
  );
  expect(['<b>x</b>', 'a & b', '3 < 4'].map(sanitisePlain)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['levels of divisions', '<div>'.repeat(10_000) + 'fine' + '</div>'.repeat(10_000)],
  [
    'formatting that multiplies',
    Array.from({ length: 12_000 }, (_, i) => `<b title=${i}><p>`).join('') + 'fine',
  ],
  ['more elements than fit', '<p>parola <b>e</b></p>'.repeat(5_500)],
  ['less-than signs', '<'.repeat(205_000)],
  ['comments that never close', '<!--'.repeat(60_000)],
  ['attributes', `<p ${'a=b '.repeat(60_000)}>fine`],
  ['references', `<p title="${'&amp;'.repeat(700)}">${'&amp;'.repeat(205_000)}`],
  ['accents on one letter', `e${'\u0301\u0323'.repeat(110_000)}`],
  [
    'hidden elements, and end tags that end nothing',
    '<b><i hidden><u></s>'.repeat(50_000) + '</b>'.repeat(50_000),
  ],
  ['elements that XML closes in their tags', '<script/><svg/><style/>'.repeat(30_000)],
  ['spaces that do not break', 'a<b>&nbsp;</b>'.repeat(20_000)],
])('the limits hold for %s: the output is bounded and sanitising it again changes nothing', (_name, html) => {
  const output = sanitiser.flow(html);
  expect(output.length).toBeLessThan(2_500_000);
  expect(sanitiser.flow(output)).toBe(output);
});

test('beyond the depth and the ten-thousandth element the tags go, and their text stays', () => {
  const deep = sanitiser.flow('<div>'.repeat(10_000) + 'fine');
  expect(deep).toContain('fine');
  expect(faults(deep, 'flow', 'div')).toEqual([]);
  const many = sanitiser.flow('<p>a<b>b</b></p>'.repeat(5_100) + 'fine');
  expect(many.match(/<[a-z]/g)).toHaveLength(10_000);
  expect(many.endsWith('ab ab ab fine')).toBe(true);
});

test('a text ends at the limit, never through a character', () => {
  const output = sanitiser.flow(`<p>x${'👍'.repeat(LIMITS.characters)}</p>`);
  expect(output).toBe(`<p>x${'👍'.repeat(LIMITS.characters / 2 - 1)}</p>`);
  expect(sanitiser.phrasing(`<b>x${'👍'.repeat(LIMITS.characters)}`)).toBe(output.replaceAll('p>', 'b>'));
});

test('a picture of a megabyte is left out, and the text after it stays', () => {
  const pasted = `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}"><p>dopo</p>`;
  expect(sanitiser.flow(pasted)).toBe('<p>dopo</p>');
});
