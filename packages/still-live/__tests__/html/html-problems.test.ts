import fc from 'fast-check';
import { htmlProblems } from 'still-live/html/html-problems';

function problems(html: string, kind: 'flow' | 'phrasing' = 'flow'): object {
  const { removed, unclosed, unfinished } = htmlProblems(html, kind);
  return { removed, unclosed, ...(unfinished !== undefined && { unfinished }) };
}

test.each([
  '',
  'Ciao & buongiorno, 3 < 4',
  '<p class="MsoNormal" id="x" data-y="1">Ciao<br>a <b>tutti</b>',
  '<ul><li>uno<li>due</ul><table><tr><td>a<td>b</table>',
  '<a href="chi_siamo" target="_blank" rel="x">noi</a> <img src="/demo/a.jpg" alt="">',
  // What Word writes for itself, and no browser shows.
  '<p class="MsoNormal" style="text-align: center; mso-margin-top-alt: auto">Ciao<o:p></o:p> <o:p/></p>',
  // A list of Word, and a sign before a single line.
  '<p class="MsoListParagraph" style="margin-left: 36pt; text-indent: -18pt"><span style="font-family: Symbol">·<span style="font-size: 7pt">&nbsp;&nbsp; </span></span>uno</p>',
  // Lists of Google Docs, Outlook and CKEditor, and what a clipboard begins with.
  '<meta charset="utf-8"><ul style="margin-top:0;padding-inline-start:48px" type="disc"><li style="list-style-type:disc;margin-left:0cm" contenteditable="false">uno</li></ul><ol style="list-style-type:lower-latin"><li>due</li></ol>',
  // Chrome copies along what nobody sees.
  '<p style="--tw-ring-inset: ; -webkit-text-stroke-width: 0px; font-variant-caps: normal; letter-spacing: normal; orphans: 2; white-space-collapse: preserve; line-height: 1.38; text-transform: none; vertical-align: baseline; text-decoration-style: initial">Ciao</p>',
  '<p align="center">– Ciao</p><p>Mario <mario@feeling.example></p>',
  '<center><h1 style="text-align: center; color: red">Titolo</h1></center>',
  // Tables of Excel, Google Sheets and Google Docs: the site sets how its tables look.
  '<html xmlns:x="urn:x"><head><meta charset="utf-8"><title></title><link rel="File-List" href="a.xml"></head><body link="#0563C1" vlink="#954F72"><table xmlns="x" border="0" cellpadding="0" cellspacing="0" width="128" style="border-collapse:collapse;table-layout:fixed;width:96pt"><colgroup><col width="64" span="2"></colgroup><tr height="20" style="height:15.0pt"><td height="20" width="64" nowrap valign="top" style="border:1px solid;overflow:hidden;padding:2px 3px;vertical-align:bottom;font-family:Arial;font-size:10pt">a</td></tr></table></body></html>',
  // Outlook, Apple Mail, LibreOffice and Word for the browser.
  '<div style="font-family: Aptos; font-size: 12pt; margin: 0px; word-wrap: break-word; line-break: after-white-space"><a href="https://a.example" originalsrc="https://a.example" shash="x">a</a><br clear="all"></div><p paraid="1" paraeid="2" xml:lang="IT-IT" style="margin-bottom:0.25cm;font-size:16px"><st1:PersonName>b</st1:PersonName></p>',
  // Chrome, Safari and Pages say of every text what is usual.
  '<span style="font:12px Helvetica;display:inline !important;float:none;min-height:14px;direction:ltr;unicode-bidi:embed;text-wrap:wrap;border-width:0px;border-style:solid;border-color:red;outline:none;caret-color:red">a</span><table><tr><td x:num="5">5</td></tr></table><b itemscope itemtype="x">c</b><hr size="1" width="33%">',
  // Pictures of web pages, of which the site makes its own sizes.
  '<picture><source srcset="/a.webp" type="image/webp"><img src="/a.jpg" alt="" srcset="/b.jpg 2x" sizes="1px" fetchpriority="high"></picture>',
])('nothing is wrong with %s', (html) => {
  expect(problems(html)).toEqual({ removed: [], unclosed: [] });
});

test.each([
  ['<script>alert(1)</script>ciao', ['<script>']],
  ['<p onclick="x()">ciao</p>', ['onclick (<p>)']],
  ['<iframe src="https://a.example"></iframe><video></video>', ['<iframe>', '<video>']],
  ['<a href="javascript:alert(1)">ciao</a>', ['href (<a>)']],
  ['<img src="data:image/png,x" alt="">', ['src (<img>)']],
  ['<p style="position: fixed; color: red; top: 0">ciao</p>', ['position (<p>)', 'top (<p>)']],
  ['<b onfocus=1>a</b><b onfocus=2>b</b>', ['onfocus (<b>)']],
  ['<font color="red">ciao</font>', ['<font>']],
  // What changes the meaning or the look is told, also of a table.
  ['<p style="margin-left:36pt;font-size:24pt">a</p>', ['margin-left (<p>)', 'font-size (<p>)']],
  [
    '<table bgcolor="red"><tr><td style="display:block">a</td></tr></table>',
    ['bgcolor (<table>)', 'display (<td>)'],
  ],
  ['<div style="border:1px solid red;width:50%">a</div>', ['border (<div>)', 'width (<div>)']],
  [
    '<p style="direction:rtl;font:bold 12px Arial;float:left">a</p>',
    ['direction (<p>)', 'font (<p>)', 'float (<p>)'],
  ],
])('of %s is taken out: %s', (html, removed) => {
  expect(problems(html)).toEqual({ removed, unclosed: [] });
});

test('in a label a link is taken out, and the paragraph around its words is no loss', () => {
  expect(problems('<p>Vai <a href="contatti">qui</a></p>', 'phrasing')).toEqual({
    removed: ['<a>'],
    unclosed: [],
  });
});

test.each([
  ['<b>ciao', ['<b>']],
  ['<p>uno <strong>due<p>tre', ['<strong>']],
  ['<b><i>ciao</b></i>', ['<i>']],
  ['ciao</em>', ['</em>']],
  ['<b><b></i></i>', ['</i>', '<b>']],
  ['ciao <!-- mai finito', ['<!--']],
])('%s does not close %s', (html, unclosed) => {
  expect(problems(html)).toEqual({ removed: [], unclosed });
});

test.each([
  ['a <script>alert(1) ciao', '<script>'],
  ['<style>p {} <!-- b', '<style>'],
  ['ciao <!-- mai finito', '<!--'],
  ['<p>ciao</p><iframe src="x"/>', undefined],
  ['<p>ciao</p><svg>a <script>b</script>', undefined],
])('of %s, the tag from which nothing is shown is %s', (html, lost) => {
  expect(htmlProblems(html, 'flow').lost).toBe(lost);
});

test('a script that never ends is told as taken out and not closed: all after it is lost', () => {
  expect(problems('<script>alert(1) ciao')).toEqual({ removed: ['<script>'], unclosed: ['<script>'] });
});

test.each([
  ['<p>ciao</p><a href="contatti" title="una pagina', '<a href="contatti" title'],
  ['ciao</B', '</B'],
  ['<a '.repeat(20), '<a '.repeat(8)],
])('of %s, a tag that never ends, the beginning is told', (html, unfinished) => {
  expect(problems(html)).toEqual({ removed: [], unclosed: [], unfinished });
});

test('of what its source hides the words are told, and nothing else', () => {
  const html =
    '<div style="display:none"><p onclick=x>Bozza:<br> prezzo</p><a href="a1">90 € {{ iva }} </a><img src="/a.jpg"></div>' +
    '<p hidden>&nbsp;</p><img style="display:none" src="b.gif"><xml><w:View>0</w:View></xml><p>a</p><i hidden>Nota</i><i hidden>b';
  const found = htmlProblems(html, 'flow');
  expect(found).toMatchObject({
    hidden: ['Bozza: prezzo 90 € {{ iv', 'Nota'],
    removed: ['hidden (<i>)'],
    unclosed: ['<i>'],
  });
  expect(found).toMatchObject({ links: [], pictures: [], commands: [], undescribed: 0 });
});

test.each(['\uf0b7', '➢', '✓', '■', '○', '∙'])('lines that begin with %j are a typed list', (sign) => {
  const bullet = sign === '\uf0b7' ? '•' : sign;
  expect(htmlProblems(`<p>${sign} uno<br>${sign} due</p>`, 'flow').typedList).toBe(`${bullet} uno`);
});

test.each([
  ['QualitÃ\u00a0 e cittÃ\u00a0', ['Ã\u00a0', 'Ã']],
  ['la qualitÃ e', ['Ã']],
  ['prezzo:Â\u00a020Â°', ['Â\u00a0', 'Â°']],
  ['prezzo:Â 20', ['Â']],
  ['cosÃ¬', ['Ã¬']],
  ['IRMÃ E MÃE, MANHÃ 3, Âncora, ÂNGULO', []],
])('of %j the letters in a wrong encoding are told: %j', (text, commands) => {
  expect(htmlProblems(`<p>${text}</p>`, 'flow').commands).toEqual(commands);
});

test.each([
  [
    'Fonte:contentReference[oaicite:2]{index=2} e 【12†source】',
    [':contentReference[oaicite:2]{index=2}', '【12†source】'],
  ],
  ['Vero [cite: 1, 2] \ue200cite\ue202turn0search1\ue201', ['[cite: 1, 2]', '\ue200', '\ue202', '\ue201']],
  ['Impiegato [part-time], [full-time] o [sic]', []],
  ['[contact_form] e [contact-form-7 id="1"]', ['[contact_form]', '[contact-form-7 id="1"]']],
])('of %j the marks of other programs are told: %j', (text, commands) => {
  expect(htmlProblems(`<p>${text}</p>`, 'flow').commands.toSorted()).toEqual(commands.toSorted());
});

test.each([
  ['| Voce | Prezzo |<br>| --- | ---: |<br>| a | 5 € |', ['| --- | ---: |']],
  ['```html<br>a<br>```', ['```html', '```']],
  ['a | b | c, |x| e ``', []],
])('of %j the marks of Markdown are told: %j', (text, commands) => {
  expect(htmlProblems(`<p>${text}</p>`, 'flow').commands).toEqual(commands);
});

const PDF = [
  'La nostra azienda nasce nel 1998 a Milano, con l’idea di',
  'offrire servizi di qualità alle imprese che vogliono crescere,',
  'e oggi ha tre sedi.',
];

test.each(['<br>', '</p><p>', '</div>\n<div>'])(
  'lines of a PDF file, cut in their sentences by %s, are told',
  (end) => {
    expect(htmlProblems(`<p>${PDF.join(end)}</p>`, 'flow').cutLine).toBe('a Milano, con l’idea di');
  },
);

test.each([
  `<p>${PDF.join('\n')}</p>`,
  `<ul><li>${PDF.join('</li><li>')}</li></ul>`,
  `<p>${PDF.join(' ')}</p><p>${PDF.join('.</p><p>')}</p>`,
  `<p>${PDF.slice(1).join('<br>')}</p>`,
  '<p>uno di noi<br>due di noi<br>tre di noi</p>',
])('no line is cut in %s', (html) => {
  expect(htmlProblems(html, 'flow').cutLine).toBeUndefined();
});

test.each([
  ['Uno\n\nDue\n<h2>Titolo</h2>\nTre', true],
  ['<h2>Titolo</h2>\nUno <b>due</b> \n \n<em>Tre</em>', true],
  ['<p>Uno</p>\n\n<p>Due\ntre</p>\n\nQuattro\n\n<p>Cinque</p>', false],
  ['<pre>Uno\n\nDue</pre>', false],
  ['<div style="white-space:pre-wrap">Uno\n\nDue</div>', false],
])('in %j a blank line that the page does not show is told: %s', (html, isTold) => {
  expect(htmlProblems(html, 'flow').hasLooseLines).toBe(isTold);
});

test('a picture whose description is the name of a file has none', () => {
  const html = ['', 'Noi', 'IMG_1234.JPG', 'logo-2 (1).png'].map((alt) => `<img src="/a.jpg" alt="${alt}">`);
  expect(htmlProblems(html.join(''), 'flow').undescribed).toBe(2);
});

test('the addresses of links and pictures are given as written, each once', () => {
  const html =
    `<a class="x" href='a1'>a</a> <A HREF=a2>b</A> <a href="a1">c</a> <a data-href="a3">d</a>` +
    `<img src="/a.jpg"><img src="https://b.example/b.jpg?x=1&amp;y=2"><a href="a4>e</a>`;
  const { links, pictures } = htmlProblems(html, 'flow');
  expect(links).toEqual(['a1', 'a2', '"a4']);
  expect(pictures).toEqual(['/a.jpg', 'https://b.example/b.jpg?x=1&y=2']);
});

test('it never throws, and words without a tag have no problem', () => {
  const piece = fc.constantFrom('<', '>', '</', '<b', '<p>', '</b>', '"', '=', ' on', '<!--', 'x', '&#106;');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(() => problems(pieces.join(''))).not.toThrow();
      expect(problems(pieces.join('').replaceAll('<', ''))).toEqual({ removed: [], unclosed: [] });
    }),
  );
});
