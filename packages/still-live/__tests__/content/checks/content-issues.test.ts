import { withValueAt } from 'still-live/content/parts';
import { contentIssues } from 'still-live/content/checks/content-issues';
import { parseIssueForEditors } from 'still-live/content/checks/editor-issue';
import { bindOwnSite, POSITIONS } from '../../own-site';
import { testNeededFields } from './needed-fields';

bindOwnSite();

/** Content with nothing to report, so that links to its screens lead somewhere. */
const SITE = {
  pagine: {
    home: { _visibility: true },
    cosa_facciamo: { servizi: { testo_introduttivo: 'a' }, prodotti: { testo_introduttivo: 'b' } },
    chi_siamo: { testo_introduzione: 'c' },
    lavora_con_noi: { posizioni_aperte: { titolo: 'd' } },
    contatti: { testo_introduttivo: 'e' },
  },
  footer: { dati_societari: { sede: 'a' } },
};
const TEXT = 'pagine/home/testo_chi_siamo';
const COVERS = 'pagine/home/immagini_di_copertina';
const PICTURE = `${COVERS}/_list/1/immagine`;
const VIDEO = { _value: 'https://youtu.be/abc', _mediaType: 'youtube' };
const OFFER = 'pagine/home/blocco_servizi_e_prodotti/_list/1';
const CTA = 'pagine/home/blocchi_immagine_testo_cta/_list/1/cta';
const CAREERS = 'pagine/lavora_con_noi';
const POSITIONS_AT = `${CAREERS}/posizioni_aperte/posizioni`;

/** What is told of a site with this content at a path: severity, place below that path, and message. */
const told = (path: string, content: unknown): string[] =>
  contentIssues(withValueAt(SITE, path, content)).map(
    (issue) => `${`${issue.severity} ${issue.path.replace(path, '')}`.trim()}: ${issue.message}`,
  );
const ctaTo = (link: string) => ({ etichetta: 'Vai', link });

test.each([
  ['a finished call to action', CTA, ctaTo('contatti')],
  ['a call to action that an editor has emptied', CTA, { etichetta: '<p><br></p>', link: ' ' }],
  ['a finished picture', PICTURE, { _value: '/a.jpg', _mediaType: 'image/jpeg', _alt: 'Una mano' }],
  ['a video file', PICTURE, { _value: '/a.mp4', _mediaType: 'video/mp4' }],
  ['a video', PICTURE, { _value: '\u200eyoutu.be/abc?t=3', _mediaType: 'youtube' }],
  ['a picture with a long description', PICTURE, { _value: '/a.jpg', _alt: 'Una mano '.repeat(20) }],
  ['a video with a long address of its picture', PICTURE, { ...VIDEO, _poster: `/${'a'.repeat(200)}` }],
  ['a finished block', OFFER, { titolo_blocco: { _value: 'A' }, link: { _value: 'contatti' } }],
  ['a link to the notice for applicants', `${CAREERS}/introduzione`, { informativa_candidati: '/#/' }],
  ['a text in place of blocks', 'pagine/home/blocchi_immagine_testo_cta', 'testo'],
  ['a text in place of positions', POSITIONS_AT, 'testo'],
  ['a text in place of the menu', 'impostazioni/etichette/menu', 'testo'],
  ['the entry of Home, which needs no address', 'impostazioni/etichette/menu/home', { _value: 'Home' }],
  ['a field that the site does not read', 'pagine/home/altro', { link: 'bad' }],
])('of %s nothing is told', (_what, path, content) => {
  expect(told(path, content)).toEqual([]);
});

testNeededFields(told, 'contatti');

test.each([
  [{ _alt: 'x' }, 'error: Immagine mancante: la voce non compare'],
  [{ _value: '/a.jpg' }, 'warning /_alt: Immagine senza testo alternativo'],
  [
    { _value: '/a.jpg', _alt: 'IMG_1234.JPG' },
    'warning /_alt: Il testo alternativo è il nome di un file: scrivi che cosa si vede',
  ],
])('of the picture %j is told what it lacks', (content, issue) => {
  expect(told(PICTURE, content)).toEqual([issue]);
});

test('a label or title that an editing program left without words counts as missing', () => {
  for (const unseen of ['<p><br></p>', '&nbsp;', '<p>\u200b</p>', '&#8203;']) {
    expect(told(CTA, { etichetta: unseen, link: 'contatti' })).toHaveLength(1);
    expect(told('footer/colonna_1', { titolo: unseen, testo: 'x' })).toHaveLength(1);
  }
});

test.each([
  ['bad', '«bad» non porta a nessuna pagina: si apre la Home'],
  ['www.feeling.example', 'si apre la Home; un indirizzo esterno comincia con https://'],
  ['+39 051 000000', '; un numero di telefono comincia con tel:'],
  ['lavora_con_noi_dettaglio/9', `porta a una ${POSITIONS.entry.one.toLowerCase()} che non c’è`],
  ['cosa_facciamo/3', 'porta a una scheda che non c’è: si apre la prima di «Cosa facciamo»'],
  ['mailto:', 'non è un indirizzo valido'],
])('of the link %s is told where it leads, and what it should be', (link, message) => {
  expect(told(CTA, ctaTo(link))).toEqual([expect.stringMatching(/^error \/link: Il link «/)]);
  expect(told(CTA, ctaTo(link))[0]).toContain(message);
});

const TAKEN = 'toglie: ';

test.each([
  [`<a class="x" href='bad1'>a</a> <a href="contatti">c</a>`, 'error', '«bad1» non porta a nessuna pagina'],
  ['<p onclick="x()">a <script>b</script></p>', 'warning', `${TAKEN}<script>, onclick (<p>)`],
  [
    `<p ${'abcdefgh'.replace(/./g, '$&x=1 ')}>a</p><iframe src="https://a.example"></iframe>`,
    'warning',
    `${TAKEN}<iframe>, ax (<p>), bx (<p>), cx (<p>), dx (<p>), ex (<p>), fx (<p>), gx (<p>), altro`,
  ],
  ['<b>c', 'warning', 'HTML non chiuso: <b>'],
  ['<p>• uno</p><p>• due</p>', 'warning', 'elenco scritto a mano, da «• uno»'],
  ['<p>1. <b>uno</b><br>2. due</p>', 'warning', 'elenco scritto a mano, da «1. uno»'],
  ['Via Roma 1\r\n20100 <b>Milano</b>', 'warning', 'righe vanno a capo senza HTML'],
  ['<p>[contact-form-7 id="1" title="x"] e [sic]</p>', 'warning', '«[contact-form-7 id="1" title="x"]»; '],
  ['<p>Ciao {{ nome }}</p>', 'warning', '«{{ nome }}»; '],
  [
    '<p>## Chi siamo</p><p>Un testo **di un’assistente**, [qui](https://a.example) (*) e 5*3*2</p><p>*Da WhatsApp*</p>',
    'warning',
    ' «## Chi siamo», «**di un’assistente**», «[qui](https://a.example)»; ',
  ],
  [
    '&lt;p&gt;Rossi &amp;amp; Figli, l�azienda&lt;/p&gt; è cosÃ¬; a &lt;b e c&gt; &lt;Invio&gt;',
    'warning',
    ' «<p>», «&amp;», «�»; ',
  ],
  ['<p>L’impresa e la sod-<br>disfazione, a medio- e lungo termine</p>', 'warning', ': «sod- disfazione»; '],
  [
    `<p>${'una riga di un file PDF che qualcuno ha copiato,<br>'.repeat(3)}</p>`,
    'warning',
    'interrotte a metà frase, come dopo «qualcuno ha copiato,»',
  ],
  ['<p>𝗡𝘂𝗼𝘃𝗮 sede</p>', 'warning', 'Lettere speciali, come il grassetto di LinkedIn'],
  ['a'.repeat(200_001), 'error', 'ne mostra 200.000 caratteri e 10.000 elementi'],
  ['a <!-- b', 'error', 'HTML non chiuso: da «<!--» in poi il sito non mostra niente'],
  ['a <a href="contatti', 'error', 'HTML interrotto: da «<a href="contatti»'],
  ['<a href="file:///C:/listino.doc">listino</a>', 'error', '«file:///C:/listino.doc» non si può aprire'],
  ['<img src="cid:image001.png" alt="">', 'error', '«cid:image001.png» non è permesso'],
  ['<img src="/a.jpg"><img src="/b.jpg" alt="">', 'warning', 'Immagine nel testo senza testo alternativo'],
  [
    '<p style="display:none">Bozza interna</p><p>a</p>',
    'warning',
    'Testo nascosto, o commento o cancellazione di Word: nel sito non compare «Bozza interna»',
  ],
  ['<p style="color:#000000"><b style="color:#000000">a</b></p>', 'warning', 'colore del testo incollato'],
])('of the text %s is told what visitors do not see', (text, severity, what) => {
  const issues = told(TEXT, text);
  expect(issues).toEqual([expect.stringContaining(what)]);
  expect(issues[0]).toMatch(RegExp(`^${severity}: `));
});

test('of a label is told that links and pictures are taken out, and no more of them', () => {
  const etichetta = '<a href="file:///a">x</a><img src="cid:b">';
  expect(told(CTA, { etichetta, link: 'contatti' })).toEqual([
    expect.stringMatching(`^warning /etichetta: .*${TAKEN}<a>, <img>$`),
  ]);
});

test('a message holds the beginning of a pasted picture, not all of its megabytes', () => {
  const pasted = `data:image/png;base64,${'A'.repeat(3_000_000)}`;
  const messages = [
    ...told(PICTURE, { _value: pasted, _alt: '' }),
    ...told(TEXT, `<img src="${pasted}" alt="">`),
    ...told(CTA, ctaTo(pasted)),
  ];
  expect(messages).toHaveLength(3);
  for (const message of messages) expect(message).toMatch(/^.{1,200}«data:image\/png;base64,AAA.{1,200}$/);
});

const NO_VIDEO = '«https://youtu.be/abc» è un video di YouTube, ma il tipo non è youtube';

test.each([
  ['ftp://a.example/a.jpg', 'image/jpeg', 'L’indirizzo dell’immagine «ftp://a.example/a.jpg» non è permesso'],
  ['data:image/png,x', 'image/png', 'L’indirizzo dell’immagine «data:image/png,x» non è permesso'],
  ['//a.example/a.mp4', 'video/mp4', 'L’indirizzo del video «//a.example/a.mp4» non è permesso'],
  ['https://youtu.be/abc', 'video/mp4', NO_VIDEO],
  ['https://youtu.be/abc', 'image/jpeg', NO_VIDEO],
  ['https://vimeo.com/1', 'youtube', '«https://vimeo.com/1» non è un video di YouTube'],
])('the address %s of %s is an error', (_value, _mediaType, message) => {
  const issues = [expect.stringContaining(`error: ${message}`)];
  expect(told(PICTURE, { _value, _mediaType, _alt: 'x' })).toEqual(issues);
  // A picture that stands alone in place of a gallery is looked at too.
  expect(told(COVERS, { _value, _mediaType, _alt: 'x' })).toEqual(issues);
});

test('of the picture before a video is told that its address cannot work', () => {
  expect(told(PICTURE, { ...VIDEO, _poster: 'poster.jpg' })).toEqual([
    expect.stringMatching(/^error \/_poster: L’indirizzo dell’immagine «poster.jpg» non è permesso: /),
  ]);
});

test.each([
  ['<p>Via Roma 1</p>', 'Qui si scrivono solo parole: nel sito si legge anche «<p>»'],
  ['Rossi &amp; Figli', 'Qui si scrivono solo parole: nel sito si legge anche «&amp;»'],
  ['x'.repeat(121), 'Testo troppo lungo: il sito ne mostra 120 caratteri'],
])('of a short text without HTML, %s is an error', (sede, message) => {
  expect(told('footer/dati_societari', { sede: { _value: sede } })).toEqual([`error /sede: ${message}`]);
});

test('a text in place of a gallery is its one picture', () => {
  expect(told(COVERS, 'foto.jpg')).toEqual([
    expect.stringMatching(/^error: L’indirizzo dell’immagine «foto.jpg»/),
    'warning /_alt: Immagine senza testo alternativo',
  ]);
});

const ENTRY = 'impostazioni/etichette/menu/diario';
const menuOf = (visibility: unknown, entry: object): string[] =>
  contentIssues(
    withValueAt(withValueAt(SITE, ENTRY, { order: 1, ...entry }), 'pagine/diario/_visibility', visibility),
  ).map(({ severity, path, message }) => `${severity} ${path.replace(ENTRY, '')}: ${message}`);

test('menu entries count only when their page is visible', () => {
  expect(menuOf(false, { url: 'bad_page' })).toEqual([]);
  expect(menuOf(true, { value: '<p>&nbsp;</p>', url: 'bad_page' })).toEqual([
    'error : Voce di menu senza etichetta: non compare',
    'error /url: Il link «bad_page» non porta a nessuna pagina: si apre la Home',
  ]);
  expect(menuOf(true, { _value: 'Diario' })).toEqual([
    'error /url: Voce di menu senza indirizzo: porta alla Home',
  ]);
});

test('a link to a screen that the company lacks is an error, and its entry of the menu a warning', () => {
  const etichette = { menu: { contatti: { value: 'Contatti', url: 'contatti' } } };
  const pagine = {
    ...SITE.pagine,
    contatti: { _visibility: true },
    home: { testo_chi_siamo: '<a href="#/contatti">a</a>' },
  };
  const issues = contentIssues({ ...SITE, pagine, impostazioni: { etichette } });
  expect(issues.map(({ severity, path, message }) => `${severity} ${path}: ${message}`)).toEqual([
    `error ${TEXT}: Il link «#/contatti» non porta a nessuna pagina: si apre la Home`,
    'warning impostazioni/etichette/menu/contatti: La pagina non ha contenuti: la voce di menu non compare',
  ]);
});

test('an issue of a parser is said in the words of editors', () => {
  expect(parseIssueForEditors({ path: 'footer/colonna_1', expected: 'record', found: 'text' })).toEqual({
    path: 'footer/colonna_1',
    severity: 'error',
    message: 'Formato sbagliato: qui serve un gruppo di campi, ma c’è un testo',
  });
});
