import { LIMITS } from '@/lib/html/policy';
import { createSanitiser } from '@/lib/html/sanitiser';
import { siteAddresses } from '../../hostile/addresses';
import { benignCorpus, benignLabels } from '../../hostile/benign';
import { hostileCorpus } from '../../hostile/corpus';
import { faults } from '../../hostile/judge';

// The limits are tried with megabytes, on machines that do other things too.
jest.setTimeout(60_000);

const sanitiser = createSanitiser(siteAddresses);

describe('the flow sanitiser', () => {
  test.each(benignCorpus)('keeps what editors need: $name', ({ html, expected }) => {
    expect(sanitiser.flow(html)).toBe(expected);
    expect(sanitiser.flow(expected)).toBe(expected);
    expect(faults(expected, 'flow', 'div')).toEqual([]);
  });

  test('leaves nothing of the hostile corpus that could act, and changes nothing the second time', () => {
    const failures = hostileCorpus.flatMap(({ name, html }) => {
      const output = sanitiser.flow(html);
      const unstable = sanitiser.flow(output) === output ? [] : ['changes when sanitised again'];
      return [...faults(output, 'flow', 'div'), ...unstable].map((fault) => `${name}: ${fault}`);
    });
    expect(failures).toEqual([]);
  });

  test('keeps the text around what it removes', () => {
    expect(sanitiser.flow('<p>prima<script>x</script><x-y>dentro</x-y><svg><b>s</b></svg>dopo</p>')).toBe(
      '<p>primadentrodopo</p>',
    );
  });

  test('keeps the text after an element that is never closed', () => {
    expect(sanitiser.flow('a<svg><select>b<p>c')).toBe('ab<p>c</p>');
  });

  test('reads references piece by piece, so that a removed tag never joins two halves to one', () => {
    expect(sanitiser.flow('&l<foo>t;script&g</foo>t;')).toBe('&amp;lt;script&amp;gt;');
    expect(sanitiser.flow('<p>&eacute;&rsquo;&nbsp;&#128;&#0;&bogus;&notit;</p>')).toBe(
      '<p>é’&nbsp;€\ufffd&amp;bogus;¬it;</p>',
    );
    expect(sanitiser.flow('<p title="&notit; &not; &lt;b&gt;">x</p>')).toBe(
      '<p title="&amp;notit; ¬ &lt;b&gt;">x</p>',
    );
  });

  test('unwraps links that lead nowhere and drops pictures that cannot be shown', () => {
    expect(
      sanitiser.flow('<a href="javascript:x">a</a><a>b</a><a href="">c</a><img src="data:x" alt="d">'),
    ).toBe('abc');
  });

  test('takes out links that show nothing, as word processors leave them: the keyboard would stop at them', () => {
    expect(
      sanitiser.flow(
        '<p><a href="contatti"></a>a<a href="contatti"> <b>&nbsp;</b></a>b<a href="contatti">&#8203;</a></p>',
      ),
    ).toBe('<p>a <b>&nbsp;</b>b\u200b</p>');
    const picture = '<a href="contatti"><img src="/a.jpg" alt="Noi"></a>';
    expect(sanitiser.flow(picture)).toMatch(/^<a href="[^"]+"><img .*><\/a>$/);
    const code = sanitiser.flow('<pre><a href="contatti">\n</a>\nx</pre>');
    expect(sanitiser.flow(code)).toBe(code);
    expect(code).toBe('<pre>x</pre>');
  });

  test('joins letters with separate accents, in the texts but not in the addresses', () => {
    expect(sanitiser.flow('<p>perche\u0301 <b>la\u0300</b> piu&#x300; e<i>\u0301</i></p>')).toBe(
      '<p>perché <b>là</b> più e<i>\u0301</i></p>',
    );
    const address = 'https://example.it/perche\u0301.jpg';
    expect(
      sanitiser.flow(`<p><img src="${address}" alt=""> citta\u0300 <b lang="it">e\u0300</b></p>`),
    ).toMatch(/src="https:\/\/example\.it\/perche(?:\u0301|%CC%81)\.jpg"> città <b lang="it">è<\/b>/);
  });

  test('opens external links in a new window whatever their author wrote', () => {
    expect(sanitiser.flow('<a href="https://a.example/" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://a.example/" rel="noopener noreferrer" target="_blank">x</a>',
    );
  });

  test('keeps the query of a preview in internal links and stays itself', () => {
    const link = (raw: string) => ({
      kind: 'internal' as const,
      href: `./?draft=true#/${raw.replace(/^[^#]*#\/?/, '')}`,
    });
    const preview = createSanitiser({ ...siteAddresses, link });
    const output = preview.flow('<a href="contatti">x</a>');
    expect(output).toBe('<a href="./?draft=true#/contatti">x</a>');
    expect(preview.flow(output)).toBe(output);
  });

  test('believes no resolver that answers with a script or a foreign address', () => {
    for (const href of ['javascript:1', 'https:x', '//evil.example/#/', 'data:x']) {
      const gullible = createSanitiser({
        link: () => ({ kind: 'internal', href }),
        media: () => href,
      });
      expect(gullible.flow('<a href="x">a</a><img src="y">')).toBe('a');
    }
  });
});

describe('the phrasing sanitiser', () => {
  test.each(benignLabels)('makes a label of $name', ({ html, expected }) => {
    expect(sanitiser.phrasing(html)).toBe(expected);
    expect(sanitiser.phrasing(expected)).toBe(expected);
  });

  test('leaves nothing of the hostile corpus that could act, in any container', () => {
    const failures = hostileCorpus.flatMap(({ name, html }) => {
      const output = sanitiser.phrasing(html);
      const found = ['h2', 'a', 'button', 'p', 'div'].flatMap((container) =>
        faults(output, 'phrasing', container),
      );
      const unstable = sanitiser.phrasing(output) === output ? [] : ['changes when sanitised again'];
      return [...found, ...unstable].map((fault) => `${name}: ${fault}`);
    });
    expect(failures).toEqual([]);
  });
});

describe('limits', () => {
  const huge: readonly (readonly [string, string])[] = [
    ['levels of divisions', '<div>'.repeat(10_000) + 'fine' + '</div>'.repeat(10_000)],
    ['levels of lists', '<ul><li>'.repeat(10_000) + 'fine'],
    ['levels of tables', '<table><td>'.repeat(10_000) + 'fine'],
    [
      'formatting that multiplies',
      Array.from({ length: 12_000 }, (_, i) => `<b title=${i}><p>`).join('') + 'fine',
    ],
    ['misnested formatting', '<b><i><u><s>x</b>'.repeat(2_500)],
    ['a megabyte of text', 'parola '.repeat(150_000)],
    ['more elements than fit', '<p>parola <b>e</b></p>'.repeat(5_500)],
    ['a megabyte of less-than signs', '<'.repeat(1_000_000)],
    ['quotes that never close', '<a x="'.repeat(30_000)],
    ['elements that never close', '<svg><select>'.repeat(80_000)],
    ['comments that never close', '<!--'.repeat(250_000)],
    ['spaces in a tag', `<p${' '.repeat(500_000)}x${' '.repeat(500_000)}`],
    ['attributes', `<p ${'a=b '.repeat(250_000)}>fine`],
    ['references', `<p title="${'&amp;'.repeat(700)}">${'&amp;'.repeat(250_000)}`],
    ['titles', `<p title="${'>'.repeat(900)}">x</p>`.repeat(1200)],
    ['empty attributes', '<td lang="it" dir="ltr" title="" style="color:red">'.repeat(20_000)],
  ];

  test.each(huge)(
    'hold for %s: the output is bounded and sanitising it again changes nothing',
    (_name, html) => {
      for (const sanitise of [sanitiser.flow, sanitiser.phrasing]) {
        const output = sanitise(html);
        expect(output.length).toBeLessThan(2_500_000);
        expect(sanitise(output)).toBe(output);
      }
    },
  );

  test('keep the text of what is nested too deep', () => {
    expect(sanitiser.flow('<div>'.repeat(10_000) + 'fine')).toContain('fine');
    expect(faults(sanitiser.flow('<div>'.repeat(10_000) + 'fine'), 'flow', 'div')).toEqual([]);
  });

  test('drop the tags past the ten-thousandth element and keep their text', () => {
    const output = sanitiser.flow('<p>a<b>b</b></p>'.repeat(5_100) + 'fine');
    expect(output.match(/<[a-z]/g)).toHaveLength(10_000);
    expect(output.endsWith('ab ab ab fine')).toBe(true);
  });

  test('end a text at the limit, never through a character', () => {
    const output = sanitiser.flow(`<p>x${'👍'.repeat(LIMITS.characters)}</p>`);
    expect(output).toBe(`<p>x${'👍'.repeat(LIMITS.characters / 2 - 1)}</p>`);
  });

  test('leave out a picture of megabytes and keep the text after it', () => {
    expect(sanitiser.flow(`<img src="data:image/png;base64,${'A'.repeat(5_000_000)}"><p>dopo</p>`)).toBe(
      '<p>dopo</p>',
    );
  });
});
