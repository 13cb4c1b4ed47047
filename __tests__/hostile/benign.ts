export interface Benign {
  readonly name: string;
  readonly html: string;
  readonly expected: string;
}

const same = (name: string, html: string): Benign => ({ name, html, expected: html });

export const benignCorpus: readonly Benign[] = [
  same('paragraphs', '<p>Prima</p><p>Seconda<br>riga</p><hr>'),
  same('headings', '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>'),
  same(
    'inline formatting',
    '<strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><s>f</s>x<sub>2</sub>y<sup>3</sup><small>g</small><mark>h</mark>',
  ),
  same(
    'phrases',
    '<abbr title="Società a responsabilità limitata">S.r.l.</abbr><q>cit</q><cite>Dante</cite><code>x</code><time datetime="2024-05-01">1 maggio</time><span lang="en">team</span>',
  ),
  same('lists', '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol>'),
  same('definitions', '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>'),
  same(
    'a table',
    '<table><caption>Orari</caption><thead><tr><th scope="col">a</th><th colspan="2" scope="col">b</th></tr></thead><tbody><tr><td>c</td><td rowspan="2">d</td></tr></tbody><tfoot><tr><td>e</td></tr></tfoot></table>',
  ),
  same('quotes and code', '<blockquote><p>a</p></blockquote><pre><code>x &lt; y\n  z</code></pre>'),
  same(
    'a relative picture',
    '<figure><img alt="Il gruppo" decoding="async" height="3" loading="lazy" src="/media/a.jpg" width="4"><figcaption>Noi</figcaption></figure>',
  ),
  same('right-to-left text', '<p dir="rtl" lang="ar">مرحبا</p>'),
  same('accents, emoji and entities', '<p>È così — “perché” 👩‍👩‍👧 &amp; &lt;3&nbsp;€</p>'),
  same('an internal link', '<a href="./#/chi_siamo">Chi siamo</a>'),
  same(
    'mail and telephone',
    '<a href="mailto:info@feeling.example">posta</a> <a href="tel:+39021234">telefono</a>',
  ),
  same(
    'an external link',
    '<a href="https://example.org/a?b=c&amp;d=e#f" rel="noopener noreferrer" target="_blank">fuori</a>',
  ),
  same('styles in canonical form', '<p style="text-align: center; color: #c00">a</p>'),
  same('a link around blocks', '<a href="./#/contatti"><p>a</p><p>b</p></a>'),
  same('empty paragraphs', '<p>Prima</p><p></p><p>&nbsp;</p><p><br></p><p>Dopo</p>'),
  same('line breaks between blocks', '<p>a</p>\n\n<p>b</p>\n'),
  { name: 'a first-level heading', html: '<h1>Titolo</h1>', expected: '<h2>Titolo</h2>' },
  { name: 'a route link', html: '<a href="chi_siamo">x</a>', expected: '<a href="./#/chi_siamo">x</a>' },
  { name: 'a fragment link', html: '<a href="#/contatti">x</a>', expected: '<a href="./#/contatti">x</a>' },
  {
    name: 'an old external link',
    html: '<A HREF="HTTP://Example.org" TARGET="_self">x</A>',
    expected: '<a href="http://example.org/" rel="noopener noreferrer" target="_blank">x</a>',
  },
  {
    name: 'a picture from elsewhere',
    html: '<img src="https://cdn.example/a b.png">',
    expected: '<img alt="" decoding="async" loading="lazy" src="https://cdn.example/a%20b.png">',
  },
  {
    name: 'sections',
    html: '<section class="x"><header>a</header><article>b</article></section>',
    expected: '<div><div>a</div><div>b</div></div>',
  },
  {
    name: 'a word processor’s paste',
    html: '<p class="MsoNormal" style="mso-margin-top-alt:auto;text-align:JUSTIFY;font-family:Calibri"><o:p></o:p><font color="red">Testo</font></p>',
    expected: '<p style="text-align: justify">Testo</p>',
  },
  {
    name: 'styles of a visual editor',
    html: '<span style="color:rgb(176, 0, 32); background-color: RGBA(255,240,150,.5); font-weight:700; font-size:1.5em; font-size:18px; text-decoration: underline line-through">x</span>',
    expected:
      '<span style="color: rgb(176, 0, 32); background-color: rgba(255,240,150,.5); font-weight: 700; font-size: 1.5em; text-decoration: underline line-through">x</span>',
  },
  {
    name: 'unclosed paragraphs and items',
    html: '<p>a<p>b<ul><li>c<li>d</ul>',
    expected: '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>',
  },
  {
    name: 'a table without sections',
    html: '<table><tr><td>a<td>b<tr><td>c</table>',
    expected: '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  },
  { name: 'misnested formatting', html: '<b>a<i>b</b>c</i>', expected: '<b>a<i>b</i></b><i>c</i>' },
  {
    name: 'old formatting',
    html: '<strike>a</strike><ins>b</ins><tt>c</tt>',
    expected: '<s>a</s><u>b</u><code>c</code>',
  },
  { name: 'a comparison', html: 'se a<b e 3 < 5 & 7', expected: 'se a&lt;b e 3 &lt; 5 &amp; 7' },
  { name: 'named references', html: '&Egrave; &euro; &hellip; &nbsp;&copy', expected: 'È € … &nbsp;©' },
  { name: 'comments', html: 'a<!-- nota -->b', expected: 'ab' },
  { name: 'text in a list or table', html: '<ul>a<li>b</ul>', expected: '<ul><li>a</li><li>b</li></ul>' },
  { name: 'a heading with blocks', html: '<h3><div>a</div><div>b</div></h3>', expected: '<h3>a b</h3>' },
];

export const benignLabels: readonly Benign[] = [
  same('a label with emphasis', 'Chi <em>siamo</em> <strong>noi</strong><br>oggi'),
  { name: 'a paragraph', html: '<p>Chi siamo</p>', expected: 'Chi siamo' },
  { name: 'two paragraphs', html: '<p>Chi</p><p>siamo</p>', expected: 'Chi siamo' },
  {
    name: 'blocks on lines of their own',
    html: '<div>Chi</div>\n<div>siamo</div>\n',
    expected: 'Chi\nsiamo\n',
  },
  { name: 'a list', html: '<ul><li>a</li><li>b</li></ul>c', expected: 'a b c' },
  { name: 'a heading', html: '<h1>Titolo</h1><p>testo</p>', expected: 'Titolo testo' },
  { name: 'a table', html: '<table><tr><td>a</td><td>b</td></tr></table>', expected: 'a b' },
  { name: 'a link', html: '<a href="https://x.example"><b>x</b></a>', expected: '<b>x</b>' },
  { name: 'a picture', html: 'a <img src="/x.png" alt="y"> b', expected: 'a  b' },
  { name: 'a rule between words', html: 'a<hr>b', expected: 'a b' },
  { name: 'a block after a line break', html: 'a<br><p>b</p>', expected: 'a<br>b' },
  { name: 'blocks inside emphasis', html: '<b><p>a</p><p>b</p></b>c', expected: '<b>a b</b> c' },
];
