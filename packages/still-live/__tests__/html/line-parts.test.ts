import { asLabel, withBreaks, withParts } from 'still-live/html/line-parts';
import { safe } from '@/__tests__/components/samples';

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
