import { plainText } from 'still-live/html/plain-text';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { wordsOf, shorten } from 'still-live/html/words-of';
import { isBlank } from 'still-live/html/is-blank';
import { safe } from '@/__tests__/components/samples';
import { asLabel, withBreaks, withParts } from 'still-live/html/line-parts';
import { JSDOM } from 'jsdom';
import { scriptJson } from 'still-live/content/structure';
import { hostileCorpus } from '@/__tests__/hostile/corpus';

const sanitiser = siteSanitiser();

test.each([
  ['<p>Prima</p><p>Seconda</p>', 'Prima Seconda'],
  ['Chi <em>sia</em>mo<br>noi', 'Chi siamo noi'],
  ['3 &lt; 4 &amp;&amp; 5 &gt; 4 "x" &quot;y&quot;', '3 < 4 && 5 > 4 "x" "y"'],
  ['&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['', ''],
])('the words of %j are %j', (html, words) => {
  expect(plainText(sanitiser.flow(html))).toBe(words);
});

test.each([
  ['Perch&eacute; &egrave; cos&igrave;, pi&ugrave; citt&agrave;', 'Perché è così, più città'],
  ['&Egrave; l&rsquo;ora&hellip; &laquo;s&igrave;&raquo; &ndash; 5&nbsp;&euro;', 'È l’ora… «sì» – 5 €'],
  ['l&#8217;8 &#xE8; l&#X2019;altro &#39;s&igrave;&apos;', "l’8 è l’altro 'sì'"],
  ['&ccedil;&ntilde;&uuml;&Aring;&scaron;', 'çñüÅš'],
  ['AT&T &boh; &EGrave; &constructor; & &egrave', 'AT&T &boh; &EGrave; &constructor; & è'],
  ['&#0; &#xD800; &#x110000; &#99999999999;', '\ufffd \ufffd \ufffd \ufffd'],
])('character references as editing programs write them are read: %s', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});

test('a shortened text ends at a space, and a long word in front of a whole character', () => {
  expect(shorten('uno due tre quattro', 13)).toBe('uno due tre…');
  for (let length = 2; length < 20; length += 1) {
    expect(shorten('\u{1f600}'.repeat(20), length)).not.toMatch(/\p{Surrogate}/u);
  }
});

test.each([
  '',
  ' ',
  '&nbsp;',
  '<p></p>',
  '<p><br></p>',
  '<h2><strong> </strong></h2><p>&nbsp;</p>',
  '<table></table>',
  // What editing programs leave in an emptied field: a space without width, a soft hyphen, marks of direction.
  '\u200b',
  '<p>\u200b</p>',
  '<p>&nbsp;\u00ad\ufeff</p><p>\u200e\u2060\u200d</p>',
])('%p shows nothing', (html) => {
  expect(isBlank(safe(html))).toBe(true);
});

test.each([
  'a',
  '0',
  '&lt;',
  '<p>.</p>',
  '<img src="/a.jpg" alt="">',
  '<hr>',
  '<3>',
  'a\u200b',
  '☀\ufe0f',
  ' '.repeat(1001),
])('%p counts as something', (html) => {
  expect(isBlank(safe(html))).toBe(false);
});

const part = (html: string, dot = '<span> · </span>'): string => `<span>${dot}${html}</span>`;

test.each([
  ['Milano · stage', `<span class="p">${part('Milano', '')}${part('stage')}</span>`],
  ['Milano&nbsp;· b', `<span class="p">${part('Milano', '')}${part('b')}</span>`],
  ['<b>Milano</b> · a · b', `<span class="p">${part('<b>Milano</b>', '')}${part('a')}${part('b')}</span>`],
  ['<!--content:a-->Milano · b', `<!--content:a--><span class="p">${part('Milano', '')}${part('b')}</span>`],
  ['<b>Milano · stage</b>', '<b>Milano · stage</b>'],
  ['Col·legi', 'Col·legi'],
])('the parts of “%s” are elements, and the text stays the same', (label, html) => {
  expect(withParts(safe(label), 'p')).toBe(html);
});

test.each([
  ['RAL 34–38.000 € lordi', 'RAL [34–38.000 €] lordi'],
  ['Venerdì, 8.30–17.30.<br>', 'Venerdì, [8.30–17.30.]<br>'],
  ['(28.000–32.000 €), 5 %; &lt;', '([28.000–32.000 €),] [5 %;] &lt;'],
  ['15.400&nbsp;€ o € 950', '[15.400&nbsp;€] o [€ 950]'],
  ['<a title="8–9 €">meno 20 %</a>', '<a title="8–9 €">meno [20 %]</a>'],
  ['Nel 2026, 7 sedi', 'Nel 2026, 7 sedi'],
  ['<p>gomme larghe · 1.100 € · nuova</p>', '<p>gomme [larghe ·] [1.100 € ·] nuova</p>'],
  ['<b>Base</b> · a', '<b>Base</b> · a'],
])('the amounts and dots of “%s” stay on one line', (html, whole) => {
  const marked = whole.replaceAll('[', '<span class="w">').replaceAll(']', '</span>');
  expect(withBreaks(safe(html), 'w')).toBe(marked);
});

test.each([
  ['Scrivi a ciao@feeling.example.', 'Scrivi a ciao@|feeling.|example.'],
  ['<em title="a@b.c">a_b@c-d.e</em> o @noi', '<em title="a@b.c">a_|b@|c-d.|e</em> o @noi'],
  ['<a href="mailto:a@b">Costa 5 €</a>', '<a href="mailto:a@b">Costa <span class="w">5 €</span></a>'],
])('a mail address in “%s” breaks at its signs alone', (html, broken) => {
  expect(withBreaks(safe(html), 'w')).toBe(broken.replaceAll('|', '<wbr>'));
});

test('plain text is a label as it is', () => {
  expect(asLabel('Ricerca & sviluppo <8h>')).toBe('Ricerca &amp; sviluppo &lt;8h&gt;');
});

test('a script element gives back the value that was put in', () => {
  const value = {
    corpus: hostileCorpus.map((payload) => payload.html),
    end: '</script><!--<script>\u2028\u2029]]>',
  };
  const { document } = new JSDOM(
    `<script type="application/json">${scriptJson(value)}</script><p id="after">`,
  ).window;
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual(value);
  expect(document.getElementById('after')).not.toBeNull();
});
