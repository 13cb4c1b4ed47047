import { sanitisePlain } from 'still-live/html/plain-sanitiser';
import { createSanitiser, siteSanitiser } from 'still-live/html/sanitiser';
import { type Benign, benignCorpus, benignLabels } from '@/__tests__/hostile/benign';
import { faults } from '@/__tests__/hostile/judge';
import { pasted } from '@/__tests__/hostile/pasted';
import { bindOwnSite } from '../own-site';

bindOwnSite();

/* What holds for any HTML, and the limits, are in sanitiser-properties.test.ts. */

const sanitiser = siteSanitiser();

const OUTSIDE = 'rel="noopener noreferrer" target="_blank"';
const PHOTO = '<img alt="Noi" decoding="async" loading="lazy" src="/a.jpg">';

const changed: readonly Benign[] = [
  {
    name: 'of attributes those with a value that is allowed',
    html: '<p lang=\'x" y\' dir="up" class="x" constructor="1">a</p><table><tr><td colspan="0" rowspan="100">b<td colspan="3">c</table>',
    expected: '<p>a</p><table><tbody><tr><td>b</td><td colspan="3">c</td></tr></tbody></table>',
  },
  {
    name: 'of styles those that are allowed, the last of a kind',
    html: '<p style="color:#FFF;color:#123456;font-size:18px;font-size:4.5em;position:fixed;font-style:url(x);text-align:left !important;--x:red;TEXT-ALIGN : Right ;constructor:x">a</p>',
    expected: '<p style="color: #123456; text-align: right">a</p>',
  },
  {
    name: 'the text around what is taken out',
    html: '<p>prima<script>x</script><x-y>dentro</x-y><svg><b>s</b></svg>dopo</p>',
    expected: '<p>primadentrodopo</p>',
  },
  {
    name: 'the line end of a clipboard between two words, which were pasted together, and not behind the last',
    html: 'uno<br class="Apple-interchange-newline">due<br class="Apple-interchange-newline">',
    expected: 'uno<br>due',
  },
  {
    name: 'the text after an element that is never closed',
    html: 'a<svg><select>b<p>c',
    expected: 'ab<p>c</p>',
  },
  {
    name: 'halves of a reference as halves, when a tag between them is taken out',
    html: '&l<foo>t;script&g</foo>t;',
    expected: '&amp;lt;script&amp;gt;',
  },
  {
    name: 'references as a browser reads them in a text',
    html: '<p>&eacute;&rsquo;&nbsp;&#128;&#0;&bogus;&notit;</p>',
    expected: '<p>é’&nbsp;€\ufffd&amp;bogus;¬it;</p>',
  },
  {
    name: 'references as a browser reads them in an attribute',
    html: '<p title="&notit; &not; &lt;b&gt;">x</p>',
    expected: '<p title="&amp;notit; ¬ &lt;b&gt;">x</p>',
  },
  {
    name: 'the words of links that lead nowhere, and no picture that cannot be shown',
    html: '<a href="javascript:x">a</a><a>b</a><a href="">c</a><img src="data:x" alt="d">',
    expected: 'abc',
  },
  {
    name: 'the words alone of links within the document that a text was copied from: they would lead to Home',
    html: '<a href="#_ftn1">[1]</a> <a href="#heading=h.a">b</a> <a href="#contatti">c</a>',
    expected: '[1] b <a href="./#/contatti">c</a>',
  },
  {
    name: 'no link that shows nothing, as word processors leave them: the keyboard would stop at it',
    html: '<p><a href="contatti"></a>a<a href="contatti"> <b>&nbsp;</b></a>b<a href="contatti">&#8203;</a></p>',
    expected: '<p>a <b>&nbsp;</b>b\u200b</p>',
  },
  {
    name: 'no such link at the beginning of code, whose first line break no parser keeps',
    html: '<pre><a href="contatti">\n</a>\nx</pre>',
    expected: '<pre>x</pre>',
  },
  {
    name: 'a link that shows a picture',
    html: '<a href="contatti"><img src="/a.jpg" alt="Noi"></a>',
    expected: `<a href="./#/contatti">${PHOTO}</a>`,
  },
  {
    name: 'letters with separate accents as one letter',
    html: '<p title="la\u0300">perche\u0301 <b lang="it">la\u0300</b> piu&#x300; e<i>\u0301</i></p>',
    expected: '<p title="là">perché <b lang="it">là</b> più e<i>\u0301</i></p>',
  },
  {
    name: 'pictures at one form of their address',
    html: '<img src="/perche\u0301 no.jpg" alt="Noi">',
    expected: PHOTO.replace('/a.jpg', '/perch%C3%A9%20no.jpg'),
  },
  {
    name: 'external links in a new window whatever their author wrote',
    html: '<a href="https://a.example/" target="_top" rel="opener">x</a>',
    expected: `<a href="https://a.example/" ${OUTSIDE}>x</a>`,
  },
];

test.each([...benignCorpus, ...changed])('a text keeps $name', ({ html, expected }) => {
  expect(sanitiser.flow(html)).toBe(expected);
  expect(sanitiser.flow(expected)).toBe(expected);
  expect(faults(expected, 'flow', 'div')).toEqual([]);
});

test.each(pasted)('what comes from $source is what was meant', ({ html, meant }) => {
  expect(sanitiser.flow(html)).toBe(meant);
  expect(sanitiser.flow(meant)).toBe(meant);
  expect(faults(meant, 'flow', 'div')).toEqual([]);
});

const COMMENTED =
  `<p class=MsoNormal>Testo<a style='mso-comment-reference:MR_1;mso-comment-date:20260101T1000'> importante</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[MR1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span></p>` +
  `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Togliamo questa frase?</p></div></div></div><p>Fine</p>`;

test.each([
  [
    '<p style="display:none">Bozza interna</p><p hidden>Nota</p>a<span style="display:none;mso-hide:all">segreto</span>b',
    'ab',
  ],
  [
    '<div style="font-size:1px;DISPLAY : none !important;max-height:0">In anteprima</div><p>Ciao</p>',
    '<p>Ciao</p>',
  ],
  [
    '<table><tr><td style="visibility:hidden">a<table><tr><td>b</td></tr></table></td><td>c</td></tr><tr hidden><td>d</td></tr></table>',
    '<table><tbody><tr><td>c</td></tr></tbody></table>',
  ],
  [COMMENTED, '<p>Testo importante<span><span></span></span></p><p>Fine</p>'],
  [
    '<p>Costa <del cite="mailto:Mario%20Rossi" datetime="2026-01-01T10:00">90</del><del>80</del> 70</p>',
    '<p>Costa <s>80</s> 70</p>',
  ],
  [
    '<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><p>Ciao</p>',
    '<p>Ciao</p>',
  ],
])('what its source hides, %s, stays hidden: %s', (html, shown) => {
  expect(sanitiser.flow(html)).toBe(shown);
  expect(sanitiser.flow(shown)).toBe(shown);
});

test.each([
  // Nobody knows where these end.
  ['<p hidden>a<p>b</p>', '<p>a</p><p>b</p>'],
  ['<div>a<b hidden>b</div>c', '<div>a<b>b</b></div>c'],
  ['<div><div hidden>a<div>b</div></p></b>c</div>d</div>', '<div>d</div>'],
  ['a<input hidden><img src="/a.jpg" alt="" style="display:none">b<br hidden>c', 'abc'],
  ['uno<p hidden>x</p>due', 'uno due'],
  // Only Outlook leaves out the second, which is the button for all other programs.
  ['<b style="display:none;display:block">a</b> <b style="mso-hide:all">b</b>', '<b>a</b> <b>b</b>'],
  ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
])('what follows a hidden element, or is not hidden, is shown: %s becomes %s', (html, shown) => {
  expect(sanitiser.flow(html)).toBe(shown);
});

test.each([
  ['<p>Prima</p><iframe src="https://www.youtube.com/embed/x"/><p>Dopo</p>', '<p>Prima</p><p>Dopo</p>'],
  ['<p>a</p><video src="/a.mp4"/><p>b</p><video src="/b.mp4"></video><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
  ['<style />a<iframe/>b<iframe>c</iframe>d', 'abd'],
  ['<script/>alert(1)</script>a', 'a'],
  ['<script/>alert(1)', 'alert(1)'],
  ['<script/><img src=x onerror=alert(1)><svg/><b onclick=x>a', '<b>a</b>'],
  ['<script/><script>alert(1)</script><p>a</p>', '<p>a</p>'],
  // Here the `/` belongs to the address.
  ['<iframe src=https://a.example/>a</iframe>b', 'b'],
])('after an element that XML closes in its tag, %s, the text stays, sanitised: %s', (html, shown) => {
  expect(sanitiser.flow(html)).toBe(shown);
  expect(faults(sanitiser.flow(html), 'flow', 'div')).toEqual([]);
});

const TYPED_SIGN = 'mso-char-type:symbol;mso-symbol-font-family:Wingdings';

test.each([
  [
    `Prima <span style='font-family:Wingdings;mso-ascii-font-family:Calibri;${TYPED_SIGN}'><span style='${TYPED_SIGN}'>à</span></span> dopo`,
    'Prima <span><span>→</span></span> dopo',
  ],
  [
    `<span style="font-family:&quot;Wingdings&quot;">J</span> <span style='${TYPED_SIGN}'>&uuml;&nbsp;\uf0fb</span>`,
    '<span>☺</span> <span>✓&nbsp;✗</span>',
  ],
  [
    `<p><span style='font-family:Wingdings;${TYPED_SIGN}'>à</span>&nbsp;Scopri <b>à la carte</b></p>`,
    '<p><span>→</span>&nbsp;Scopri <b>à la carte</b></p>',
  ],
  // Words, a sign that is not known, and another font.
  [
    `<span style="font-family:Wingdings">Ciao</span><span style='${TYPED_SIGN}'>z</span><span style="font-family:'Wingdings 2'">J</span>`,
    '<span>Ciao</span><span>z</span><span>J</span>',
  ],
])('arrows, ticks and faces that Word writes as letters of Wingdings, %s, are signs: %s', (html, shown) => {
  expect(sanitiser.flow(html)).toBe(shown);
});

const SYSTEM_FONTS = `font-family:system-ui,'Segoe UI Symbol'`;

test.each([
  '<p class="MsoListParagraph">051&nbsp;000&nbsp;0000</p>',
  '<p class="MsoListParagraph">(051)&nbsp;&nbsp; 000000</p>',
  '<p class="MsoListParagraph">È&nbsp;possibile anche da remoto.</p>',
  '<p class="MsoListParagraph">24&nbsp;ore su 24, Sig.&nbsp;Rossi</p>',
  '<p class="MsoListParagraph">Sig.&nbsp;Rossi</p>',
  '<p style="mso-list:l0 level1 lfo1">È&nbsp;possibile</p>',
  `<p><span style="${SYSTEM_FONTS}">15&nbsp;anni di lavoro</span></p>`,
  `<p><span style="${SYSTEM_FONTS}">A<span>&nbsp;</span><strong>Milano</strong> lavoriamo</span></p>`,
  '<p><span style="font-size:10.7pt">I&nbsp;nostri servizi</span></p>',
  '<p><span style="font-size:7pt">I&nbsp;nostri servizi</span></p>',
  `<p><span style="font-family:'Courier New'">È&nbsp;vero</span></p>`,
  `<p><span style="font-family:'Courier New'">15</span>&nbsp;anni</p>`,
  '<p><span style="font-family:Symbol">a</span>&nbsp;= 5</p>',
  '<p>€&nbsp;&nbsp;20,00 al mese</p>',
  '<p>✔&nbsp;&nbsp; Pranzo incluso</p>',
  '<p>✘&nbsp;&nbsp; Trasporto</p>',
  '<p>12.10.&nbsp;&nbsp; Concerto</p>',
  '<p>Tel.&nbsp;&nbsp; 051</p>',
])('what Word does not call a marker is text: %s', (html) => {
  const words = html.replace(/ (?:class|style)="[^"]*"/g, '').replaceAll('&nbsp;', ' ');
  expect(sanitiser.flow(html).replaceAll('&nbsp;', ' ')).toBe(words);
});

test.each([
  '<span style="font-weight:bold;font-weight:400"><i style="font-weight:400">x</i></span>',
  '<a href="contatti" style="font-weight:700"> <i style="font-weight:400"> </i></a>',
  '<h2>·&nbsp;&nbsp; <span style="font-weight:700"><b style="font-weight:400">·&nbsp;&nbsp; ',
  '<b style="font-weight:400">x</b><strong style="font-weight:normal">y</strong>',
  '<p style="font-weight:800"><b>x<p><i style="font-weight:400">y</i></b></p>',
])('what is bold and what is not stays so when it is sanitised again: %s', (html) => {
  const output = sanitiser.flow(html);
  expect(sanitiser.flow(output)).toBe(output);
});

test('words of a typed entry that are bold end where they did, within the text of Google Docs', () => {
  const html = '<b style="font-weight:normal"><p><b>·&nbsp;&nbsp; uno</b> due</p></b>';
  expect(sanitiser.flow(html)).toBe('<ul><li><b>uno</b> due</li></ul>');
});

test('pictures stay before wide spaces, and go where Word shows them as bullets', () => {
  const spaces = '&nbsp;&nbsp; uno';
  expect(sanitiser.flow(`<p><img src="/a.jpg" alt="Noi" width="600">${spaces}</p>`)).toBe(
    `<p>${PHOTO.replace(/>$/, ' width="600">')}${spaces}</p>`,
  );
  expect(sanitiser.flow(`<p><img src="/a.jpg" alt="Noi" width="16">${spaces}</p>`)).toContain('<img');
  const list = '<ul><li>uno</li></ul>';
  expect(sanitiser.flow(`<p><img src="image001.gif" alt="*" width="11">${spaces}</p>`)).toBe(list);
  const word = `<span style='mso-list:Ignore'><img src="/a.gif" alt="" width=11><span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span>`;
  expect(sanitiser.flow(`<p style='mso-list:l0 level1 lfo1'>${word}uno</p>`)).toBe(list);
});

test.each([
  ['·&nbsp;uno', 'ul'],
  ['1.&nbsp;uno', 'ol'],
  ['<span style="font-family:Wingdings">ü</span>&nbsp;uno', 'ul'],
  ['<span style="font-family:&quot;Courier New&quot;">o</span>&nbsp;uno', 'ul'],
  [
    `<span style="font-family:Wingdings">ü<span style="font-family:'Times New Roman'">&nbsp; </span></span>uno`,
    'ul',
  ],
  ['1<span style="font-size: 7.0pt">&nbsp;</span>uno', 'ol'],
  ['<b>➢&nbsp;</b>uno', 'ul'],
  ['\uf0d8&nbsp; uno', 'ul'],
])('in a list paragraph of Word, %s is an entry of <%s>', (html, list) => {
  expect(sanitiser.flow(`<p class="MsoListParagraph">${html}</p>`)).toBe(`<${list}><li>uno</li></${list}>`);
});

test.each(benignLabels)('a label is made of $name', ({ html, expected }) => {
  expect(sanitiser.phrasing(html)).toBe(expected);
  expect(sanitiser.phrasing(expected)).toBe(expected);
});

test('the address of a preview is no picture', () => {
  for (const start of ['https://www.feeling.example', '', '.'])
    expect(sanitiser.flow(`x<img src="${start}/?draft=true&amp;projectApiKey=K#/a">`)).toBe('x');
});

test('internal links keep the query of a preview, and stay themselves', () => {
  const preview = siteSanitiser('./?draft=true');
  const output = preview.flow('<a href="contatti">x</a>');
  expect(output).toBe('<a href="./?draft=true#/contatti">x</a>');
  expect(preview.flow(output)).toBe(output);
});

test.each(['javascript:1', 'https:x', '//evil.example/#/', 'data:x'])(
  'no resolver is believed that answers with a script or a foreign address: %s',
  (href) => {
    const gullible = createSanitiser({ link: () => ({ kind: 'internal', href }), media: () => href });
    expect(gullible.flow('<a href="x">a</a><img src="y">')).toBe('a');
  },
);

test.each([
  ['Via Roma\u20281\u2029Milano', 'Via Roma\n1\nMilano'],
  ['chi\u0003siamo\u000boggi\ufffcqui\u0007là', 'chi siamo oggi qui là'],
  ['infor\u0002mazioni, socie\u001ftà, Emilia\u001eRomagna', 'informazioni, società, Emilia\u2011Romagna'],
  ['l\u0092azienda \u0093viva\u0094 \u0096 10\u0080', 'l’azienda “viva” – 10€'],
  ['\uf0b7 uno \uf0a7 due \uf0d8 tre', '• uno • due • tre'],
  // The letters of a PDF file that no font of a site has, and form C, of any script.
  ['e\ufb03cienza, \ufb02uido', 'efficienza, fluido'],
  ['И\u0306ога, Α\u0301λφα, \u1112\u1161\u11ab', 'Йога, Άλφα, 한'],
])('what other programs leave in %j joins no words: %j', (text, shown) => {
  expect(sanitisePlain(text)).toBe(shown);
  expect(sanitiser.flow(`<p>${text}</p>`)).toBe(`<p>${shown}</p>`);
});

// Form C makes one sign of `>` and a mark behind it, and then a tag would not end.
test.each([
  '&#824;',
  '\u0338',
  '\u0327\u0338',
  '\u0338\u0301',
  '\u0301\u0327',
  '\u0344',
  '\u{1d165}'.repeat(20) + '\u0327',
])('a mark (%j) behind a tag, or behind a sign that is escaped, becomes no part of it', (mark) => {
  for (const html of [
    `<b>${mark} onfocus=alert(1) style=position:fixed;inset:0 id=menu x</b>`,
    `a<b>${mark} x="</b> b`,
    `<p>${mark}</p><br>${mark}`,
    `1 &lt;${mark} 2 &gt;${mark} 3`,
  ])
    for (const kind of ['flow', 'phrasing'] as const) {
      const output = sanitiser[kind](html);
      expect(faults(output, kind, 'div')).toEqual([]);
      expect(output).not.toMatch(/[\u226e\u226f]/);
      expect(sanitiser[kind](output)).toBe(output);
    }
  expect(sanitiser.flow(`<b>${mark} id=menu x</b>`)).toMatch(/^<b>[^<>]* id=menu x<\/b>$/);
});

test('a ligature takes the accent behind it', () => {
  expect(sanitiser.flow('<p>\ufb01\u0301</p>')).toBe('<p>fí</p>');
});

test('a long style of Word is read in linear time', () => {
  const html = `<p class="MsoListParagraph" style="${'margin:'.repeat(150_000)}">·&nbsp;&nbsp; uno</p>`;
  expect(sanitiser.flow(html)).toBe('<ul><li>uno</li></ul>');
});

test('a text whose spaces do not break, as Quill 2 writes it, breaks at its words', () => {
  const quill =
    'Siamo\u00a0a\u00a0Milano,\u00a020\u00a0km\u00a0da\u00a0Monza:\u00a010\u00a0000\u00a0€,\u00a0il\u00a05\u00a0%';
  const shown = 'Siamo a Milano, 20&nbsp;km da Monza: 10&nbsp;000&nbsp;€, il 5&nbsp;%';
  expect(sanitisePlain(quill)).toBe(shown);
  expect(sanitiser.phrasing(`<p>${quill}</p>`)).toBe(shown);
  const bold = (text: string): string => text.replace(/Milano|da/g, '<b>$&</b>');
  expect(sanitiser.flow(`<p>Una riga</p><p>${bold(quill)}</p>`)).toBe(`<p>Una riga</p><p>${bold(shown)}</p>`);
  // An author's own stay.
  const own = 'Via S.&nbsp;Maria in Porto&nbsp;d’Ascoli: il Sig.&nbsp;Rossi';
  expect(sanitiser.flow(`<p>${own}</p><p>&nbsp;</p><p>Uno &nbsp;due</p>`)).toBe(
    `<p>${own}</p><p>&nbsp;</p><p>Uno &nbsp;due</p>`,
  );
});
