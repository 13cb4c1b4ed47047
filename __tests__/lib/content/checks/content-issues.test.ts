import fc from 'fast-check';
import { CONTENT } from '@/lib/content/schema/content';
import type { Field } from '@/lib/content/schema/field';
import { stepsTo } from '@/lib/content/schema/find-field';
import { contentIssues } from '@/lib/content/checks/content-issues';
import { parseIssueForEditors } from '@/lib/content/checks/editor-issue';

const value = (text: string): object => ({ _value: text });
const home = (parts: object): object => ({ pagine: { home: parts } });
const offer = (parts: object): object => home({ blocco_servizi_e_prodotti: { _list: [{}, parts] } });
const block = (parts: object): object => home({ blocchi_immagine_testo_cta: { _list: [{}, parts] } });
const OFFER = 'pagine/home/blocco_servizi_e_prodotti/_list/1';
const BLOCK = 'pagine/home/blocchi_immagine_testo_cta/_list/1';
/** The other screens of the site, without anything to report, so that links to them lead somewhere. */
const SCREENS = {
  cosa_facciamo: { servizi: { testo_introduttivo: 'a' }, prodotti: { testo_introduttivo: 'b' } },
  chi_siamo: { testo_introduzione: 'c' },
  lavora_con_noi: { posizioni_aperte: { titolo: 'd' } },
  contatti: { testo_introduttivo: 'e' },
};
function withScreens(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  return { ...tree, pagine: { ...SCREENS, ...('pagine' in tree && (tree.pagine as object)) } };
}
const found = (tree: unknown): string[] =>
  contentIssues(withScreens(tree)).map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
const picture = (parts: object): object =>
  home({ immagini_di_copertina: { _list: [{}, { _id: 1, _order: 1, immagine: parts }] } });
const PICTURE = 'pagine/home/immagini_di_copertina/_list/1/immagine';

test('a finished page has no issues', () => {
  const cta = { etichetta: value('Vai'), link: value('contatti') };
  const jpeg = { _value: '/a.jpg', _mediaType: 'image/jpeg', _alt: 'Una mano' };
  expect(found(block({ cta, gallery_immagini: { _list: [{}, { _id: 1, immagine: jpeg }] } }))).toEqual([]);
  expect(found(offer({ titolo_blocco: value('A'), link: value('contatti') }))).toEqual([]);
});

test('a text where a list belongs is a picture in a gallery only', () => {
  expect(found(home({ immagini_di_copertina: 'foto.jpg' }))).toEqual([
    expect.stringMatching(/^error pagine\/home\/immagini_di_copertina: L’indirizzo dell’immagine «foto.jpg»/),
    'warning pagine/home/immagini_di_copertina/_alt: Immagine senza testo alternativo',
  ]);
  expect(found(home({ blocchi_immagine_testo_cta: 'testo' }))).toEqual([]);
  expect(found({ impostazioni: { etichette: { menu: 'testo' } } })).toEqual([]);
  expect(found(careers({ posizioni_aperte: { posizioni: value('testo') } }))).toEqual([]);
});

const COMPANY = {
  sede: 'a',
  registro_imprese: 'b',
  rea: 'c',
  capitale_sociale: 'd',
  partita_iva: '00000000000',
};

const cta = (label: string, link: string): object =>
  block({ cta: { etichetta: value(label), link: value(link) } });
const careers = (parts: object): object => ({ pagine: { lavora_con_noi: parts } });
const contacts = (titolo_cta: string, link_cta: string): object => ({
  pagine: { contatti: { cta: { titolo_cta: value(titolo_cta), link_cta: value(link_cta) } } },
});
const social = (nome_social: string, link_social: string): object => ({
  footer: { dati_societari: COMPANY, colonna_social: { _list: [{}, { nome_social, link_social }] } },
});

test.each([
  [cta('Vai', ' '), `error ${BLOCK}/cta/link: Pulsante senza link: non compare`],
  [cta('', 'contatti'), `error ${BLOCK}/cta/etichetta: Pulsante senza etichetta: non compare`],
  [
    careers({
      introduzione: { informativa_candidati: value('/#/'), cta_candidatura: { titolo: value('Scrivici') } },
    }),
    'error pagine/lavora_con_noi/introduzione/cta_candidatura/cta_link: Pulsante senza link: non compare',
  ],
  [
    careers({ blocco_candidatura: { etichetta: value('Scrivici') } }),
    'error pagine/lavora_con_noi/blocco_candidatura/link: Scheda senza link: compare, ma non porta da nessuna parte',
  ],
  [
    careers({ blocco_candidatura: { link: 'a@b.example' } }),
    'error pagine/lavora_con_noi/blocco_candidatura/etichetta: Scheda senza etichetta: non compare',
  ],
  [
    contacts('Scriveteci', ''),
    'error pagine/contatti/cta/link_cta: Scheda senza link: compare, ma non porta da nessuna parte',
  ],
  [contacts('', 'a@b.example'), 'error pagine/contatti/cta/titolo_cta: Scheda senza etichetta: non compare'],
  [
    offer({ titolo_blocco: value('Servizi') }),
    `error ${OFFER}/link: Blocco senza link: compare, ma non porta da nessuna parte`,
  ],
  [
    offer({ titolo_blocco: value(''), link: value('contatti') }),
    `error ${OFFER}/titolo_blocco: Blocco senza titolo: compare con la freccia e la descrizione soltanto`,
  ],
  [
    social('linkedin', ''),
    'error footer/colonna_social/_list/1/link_social: Social senza link: l’icona compare, ma non porta da nessuna parte',
  ],
  [
    social('', 'https://a.example'),
    'error footer/colonna_social/_list/1/nome_social: Social senza nome: compare un’icona generica',
  ],
])(
  'a link without a label, or a label without a link, is an error at the missing field (%#)',
  (tree, issue) => {
    expect(found(tree)).toEqual([issue]);
  },
);

test('a button with neither is no issue: the editor left it out', () => {
  expect(found(cta('', ''))).toEqual([]);
});

test('a number counts as a label', () => {
  expect(found(block({ cta: { etichetta: 24, link: 'contatti' } }))).toEqual([]);
});

test('a dead link is an error, in a link field and inside a text', () => {
  expect(found(cta('Vai', 'novita'))).toEqual([
    `error ${BLOCK}/cta/link: Il link «novita» non porta a nessuna pagina: si apre la Home`,
  ]);
  expect(found(cta('Vai', 'www.a.example/b'))[0]).toContain('; un indirizzo esterno comincia con https://');
  expect(found(cta('Vai', '+39 051 000000'))[0]).toContain('; un numero di telefono comincia con tel:');
  expect(found(cta('Vai', 'lavora_con_noi_dettaglio/9'))[0]).toContain('porta a una posizione che non c’è');
  expect(found(cta('Vai', 'mailto:'))[0]).toContain('non è un indirizzo valido');
  const text = `<p><a class="x" href='bad1'>a</a> <A HREF=bad2>b</A> <a href="contatti">c</a></p>`;
  expect(found(home({ testo_chi_siamo: value(text) })).map((line) => line.slice(0, 53))).toEqual([
    'error pagine/home/testo_chi_siamo: Il link «bad1» non',
    'error pagine/home/testo_chi_siamo: Il link «bad2» non',
  ]);
});

test('of a text is told what the site takes out and what is not closed', () => {
  expect(found(home({ testo_chi_siamo: '<p onclick="x()">a <script>b</script><b>c</p>' }))).toEqual([
    'warning pagine/home/testo_chi_siamo: Nel testo c’è qualcosa che il sito toglie: onclick (<p>), <script>',
    'warning pagine/home/testo_chi_siamo: HTML non chiuso: <b>; il sito lo chiude a modo suo',
  ]);
  expect(found(home({ testo_chi_siamo: 'a <a href="contatti' }))).toEqual([
    'error pagine/home/testo_chi_siamo: HTML interrotto: da «<a href="contatti» in poi si legge il codice',
  ]);
  expect(found(cta('Vai <a href="contatti">qui</a>', 'contatti'))).toEqual([
    `warning ${BLOCK}/cta/etichetta: Nel testo c’è qualcosa che il sito toglie: <a>`,
  ]);
});

test('of a text are told the links that no site opens and the pictures that cannot be shown', () => {
  const path = 'pagine/home/testo_chi_siamo';
  expect(found(home({ testo_chi_siamo: '<a href="file:///C:/listino.doc">listino</a>' }))).toEqual([
    `error ${path}: Il link «file:///C:/listino.doc» non si può aprire da un sito: ne restano le parole`,
  ]);
  const remedy = 'non è permesso: deve cominciare con https:// o con /; l’immagine non compare';
  expect(found(home({ testo_chi_siamo: '<img src="cid:image001.png" alt="">' }))).toEqual([
    `error ${path}: L’indirizzo dell’immagine «cid:image001.png» ${remedy}`,
  ]);
  expect(found(home({ testo_chi_siamo: '<img src="/a.jpg"><img src="/b.jpg" alt="">' }))).toEqual([
    `warning ${path}: Immagine nel testo senza testo alternativo`,
  ]);
  expect(found(cta('<a href="file:///a">x</a><img src="cid:b">', 'contatti'))).toEqual([
    `warning ${BLOCK}/cta/etichetta: Nel testo c’è qualcosa che il sito toglie: <a>, <img>`,
  ]);
});

test('a message holds the beginning of a pasted picture, not all of its megabytes', () => {
  const pasted = `data:image/png;base64,${'A'.repeat(3_000_000)}`;
  const messages = [
    ...found(picture({ _value: pasted, _alt: '' })),
    ...found(home({ testo_chi_siamo: `<img src="${pasted}" alt="">` })),
    ...found(cta('Vai', pasted)),
  ];
  expect(messages).toHaveLength(3);
  for (const message of messages) {
    expect(message).toContain('«data:image/png;base64,AAA');
    expect(message.length).toBeLessThan(400);
  }
});

test('a gallery entry without a picture is an error, a picture without a text alternative a warning', () => {
  expect(found(picture({ _alt: 'x' }))).toEqual([`error ${PICTURE}: Immagine mancante: la voce non compare`]);
  expect(found(picture({ _value: '/a.jpg', _mediaType: 'image/jpeg' }))).toEqual([
    `warning ${PICTURE}/_alt: Immagine senza testo alternativo`,
  ]);
  expect(found(picture({ _value: '/a.mp4', _mediaType: 'video/mp4' }))).toEqual([]);
  expect(found(picture({ _value: 'https://youtu.be/abc', _mediaType: 'youtube' }))).toEqual([]);
});

test.each([
  ['ftp://a.example/a.jpg', 'image/jpeg', 'L’indirizzo dell’immagine «ftp://a.example/a.jpg» non è permesso'],
  ['data:image/png,x', 'image/png', 'L’indirizzo dell’immagine «data:image/png,x» non è permesso'],
  ['//a.example/a.mp4', 'video/mp4', 'L’indirizzo del video «//a.example/a.mp4» non è permesso'],
  [
    'https://youtu.be/abc',
    'video/mp4',
    '«https://youtu.be/abc» è un video di YouTube, ma il tipo non è youtube',
  ],
  [
    'https://youtu.be/abc',
    'image/jpeg',
    '«https://youtu.be/abc» è un video di YouTube, ma il tipo non è youtube',
  ],
  ['https://vimeo.com/1', 'youtube', '«https://vimeo.com/1» non è un video di YouTube'],
])('the address %s of %s is an error', (url, _mediaType, message) => {
  const issues = found(picture({ _value: url, _mediaType, _alt: 'x' }));
  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain(`error ${PICTURE}: ${message}`);
});

test('a picture that stands alone in place of a gallery is looked at too', () => {
  expect(found(home({ immagini_di_copertina: { _value: 'ftp://x', _alt: 'x' } }))[0]).toContain(
    'error pagine/home/immagini_di_copertina: L’indirizzo',
  );
});

test('a footer column needs its title to be shown', () => {
  const columns = { colonna_1: { testo: value('x') }, colonna_2: { titolo: value('y') } };
  expect(found({ footer: { dati_societari: COMPANY, ...columns } })).toEqual([
    'warning footer/colonna_1/titolo: Colonna senza titolo: non compare',
    'warning footer/colonna_2/testo: Colonna senza testo: resta vuota',
  ]);
});

test('what the law wants a company to say of itself, and a VAT number that is none, are told', () => {
  const footer = (dati_societari: object): object => ({ footer: { dati_societari } });
  expect(found(footer(COMPANY))).toEqual([]);
  expect(found(footer({ ...COMPANY, rea: ' ', partita_iva: '00000000001' }))).toEqual([
    'warning footer/dati_societari: Dati che la legge vuole nel sito (art. 2250 c.c., art. 35 DPR 633/1972), mancanti: Numero REA',
    'warning footer/dati_societari/partita_iva: Partita IVA «00000000001» non valida: undici cifre, l’ultima è di controllo',
  ]);
});

test('without the privacy notice for applicants an editor is told', () => {
  expect(found(careers({ introduzione: { titolo: value('x') } }))).toEqual([
    'warning pagine/lavora_con_noi/introduzione/informativa_candidati: Manca l’informativa sulla privacy per chi si candida (GDPR, art. 13): accanto a «Candidati» non c’è',
  ]);
});

test('a position without a title is told', () => {
  const list = { posizioni: { _list: [{}, { sottotitolo: 'x', retribuzione: { minimo: 1 } }] } };
  expect(found(careers({ posizioni_aperte: list }))).toEqual([
    'warning pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/1/titolo: Posizione senza titolo: compare come «Posizione aperta»',
    'warning pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/1/titolo: La posizione non comparirà tra le offerte di lavoro di Google: mancano il titolo, la descrizione, la data di pubblicazione, la città (o che si lavora da remoto), il paese',
  ]);
});

test.each(['-OabC', 'a b', '01', '\ud83d'])(
  'a position with the key %j is told, for it is not shown',
  (key) => {
    const list = {
      posizioni: { _list: { [key]: { titolo: value('Cuoca') }, 2: { titolo: value('Sarta') } } },
    };
    const errors = found(careers({ posizioni_aperte: list })).filter((issue) => issue.startsWith('error'));
    expect(errors).toEqual([
      `error pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/${key}/titolo: La chiave «${key}» non è un numero: la posizione non compare`,
    ]);
  },
);

test('a label or title that an editing program left without words counts as missing', () => {
  const left = '<p><br></p>';
  const menu = { diario: { value: '<p>&nbsp;</p>', url: 'contatti' } };
  const tree = {
    pagine: { diario: { _visibility: true } },
    footer: { dati_societari: COMPANY, colonna_1: { titolo: left, testo: value('x') } },
    impostazioni: { etichette: { menu } },
  };
  const messages = contentIssues(tree).map(({ message }) => message);
  expect(messages).toContain('Colonna senza titolo: non compare');
  expect(messages).toContain('Voce di menu senza etichetta: non compare');
  for (const unseen of ['&nbsp;', '<p>\u200b</p>', '&#8203;']) {
    expect(found(cta(unseen, 'contatti'))).toEqual([
      `error ${BLOCK}/cta/etichetta: Pulsante senza etichetta: non compare`,
    ]);
  }
  expect(found(careers({ posizioni_aperte: { posizioni: { _list: [{}, { titolo: left }] } } }))[0]).toContain(
    'Posizione senza titolo: compare come «Posizione aperta»',
  );
});

test('a position that search engines would show has no issue; one that is over is told', () => {
  const job = {
    titolo: 'Cuoco',
    descrizione_posizione: '<p>x</p>',
    data_pubblicazione: { _value: '1/2/2026' },
    luogo: { paese: 'Italia', remoto: true },
    retribuzione: { minimo: 30_000 },
  };
  const list = (position: object) => careers({ posizioni_aperte: { posizioni: { _list: [{}, position] } } });
  expect(found(list(job))).toEqual([]);
  const place = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/1';
  expect(found(list({ ...job, data_scadenza: '2020-03-01' }))).toEqual([
    `warning ${place}/data_scadenza: Scaduta il 1º marzo 2020: la pagina lo dice, Google non la mostra`,
  ]);
  expect(found(list({ ...job, descrizione_posizione: '<p><b>CUOCO</b></p>' }))).toEqual([
    `warning ${place}/descrizione_posizione: La posizione non comparirà tra le offerte di lavoro di Google: manca una descrizione che non sia il titolo`,
  ]);
  expect(found(list({ ...job, titolo: '<b>🎉</b>&nbsp;' }))).toEqual([
    `warning ${place}/titolo: Titolo senza lettere: l’indirizzo della pagina sarà «posizione»`,
  ]);
  expect(found(list({ ...job, descrizione_posizione: '<p>&nbsp;</p>' }))).toEqual([
    `warning ${place}/descrizione_posizione: La posizione non comparirà tra le offerte di lavoro di Google: manca la descrizione`,
  ]);
  expect(found(list({ ...job, retribuzione: {} }))).toEqual([
    `warning ${place}/retribuzione: Manca la retribuzione: chi si candida deve conoscerla prima del colloquio (direttiva UE 2023/970, art. 5)`,
  ]);
  expect(found(list({ ...job, retribuzione: { massimo: 3000 } }))).toEqual([]);
  const pay = { minimo: 3000, valuta: { _value: 'franchi' }, periodo: 'a chiamata' };
  expect(found(list({ ...job, retribuzione: pay }))).toEqual([
    `warning ${place}/retribuzione/valuta: Valuta «franchi» non riconosciuta: compare l’euro; scrivi il codice, come CHF`,
    `warning ${place}/retribuzione/periodo: Periodo «a chiamata» non riconosciuto: compare «l’anno»; scrivi anno, mese, settimana, giorno o ora`,
  ]);
  expect(found(list({ ...job, retribuzione: { minimo: 3000, valuta: '$', periodo: 'Mese' } }))).toEqual([]);
  expect(found(list({ ...job, luogo: { citta: 'Bari' } }))).toEqual([
    `warning ${place}/luogo: La posizione non comparirà tra le offerte di lavoro di Google: manca il paese`,
  ]);
});

test('menu entries count only when their page is visible', () => {
  const tree = (_visibility: unknown, entry: object): object => ({
    pagine: { diario: { _visibility } },
    impostazioni: { etichette: { menu: { _nota: { url: 'bad' }, diario: { order: 1, ...entry } } } },
  });
  const bad = { _value: '', url: 'bad_page' };
  const ENTRY = 'impostazioni/etichette/menu/diario';
  expect(found(tree(false, bad))).toEqual([]);
  expect(found(tree(true, bad))).toEqual([
    `error ${ENTRY}: Voce di menu senza etichetta: non compare`,
    `error ${ENTRY}/url: Il link «bad_page» non porta a nessuna pagina: si apre la Home`,
  ]);
  expect(found(tree(true, { _value: 'Diario' }))).toEqual([
    `error ${ENTRY}/url: Voce di menu senza indirizzo: porta alla Home`,
  ]);
});

test('templates, and fields that the site does not read, are not looked at', () => {
  const list = { _list: [{ cta: { etichetta: value('x') } }, { descrizione: value('y') }] };
  expect(found(home({ blocchi_immagine_testo_cta: list, altro: { link: 'bad' } }))).toEqual([]);
});

test('an issue of a parser is said in the words of editors', () => {
  expect(parseIssueForEditors({ path: 'footer/colonna_1', expected: 'record', found: 'text' })).toEqual({
    path: 'footer/colonna_1',
    severity: 'error',
    message: 'Formato sbagliato: qui serve un gruppo di campi, c’è un testo',
  });
});

test('a long hostile text is read in time', () => {
  expect(found(home({ testo_chi_siamo: value('<a '.repeat(200_000)) }))).toHaveLength(1);
});

/** Content of the model's shape in which any field may be missing, good or bad. */
function anyOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'list')
    return fc.dictionary(fc.constantFrom('1', '2', 'home'), anyParts(field.parts), { maxKeys: 2 });
  if (field.kind === 'group') return anyParts(field.parts);
  const texts = fc.constantFrom<unknown>(null, '', 'bad', '<b>x', '<script>', 'ftp://x', true, 3);
  return fc.oneof(
    texts,
    fc.record({ _value: texts, _mediaType: fc.constantFrom('image/png', 'youtube', 'video/mp4') }),
  );
}
function anyParts(parts: Readonly<Record<string, Field>>): fc.Arbitrary<object> {
  const arbitraries = Object.entries(parts).map(([name, part]) => [name, anyOf(part)] as const);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] });
}

test('every reported path is one of the content model, whatever is missing or wrong', () => {
  const reported = new Set<string>();
  fc.assert(
    fc.property(anyParts(CONTENT), (tree) => {
      for (const { path } of contentIssues(tree)) {
        reported.add(path.replace(/\/[\dh][a-z]*(?=\/)/g, '/1'));
        if (stepsTo(path) === undefined) throw new Error(`the content model has no ${path}`);
      }
    }),
    { numRuns: 300, seed: 12 },
  );
  expect(reported.size).toBeGreaterThan(50);
});

test('for any tree it never throws', () => {
  const keys = [
    '_value',
    '_list',
    '_id',
    'immagine',
    'etichetta',
    'link',
    'menu',
    'home',
    '0',
    '1',
    '__proto__',
  ];
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(null, 0, 1, true, 'bad', '<a href=bad>'),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('tree')),
    ),
  }));
  fc.assert(
    fc.property(tree, (part) => {
      const trees = [part, { pagine: part, footer: part, impostazioni: { etichette: part } }];
      expect(trees.flatMap((any) => contentIssues(any)).every(({ message }) => message !== '')).toBe(true);
    }),
  );
});

test('a link to a screen or a tab that the company lacks is an error, and its entry of the menu a warning', () => {
  const menu = { contatti: { value: 'Contatti', url: 'contatti' } };
  const pagine = { contatti: { _visibility: true }, home: { testo_chi_siamo: '<a href="#/contatti">a</a>' } };
  expect(found({ pagine, impostazioni: { etichette: { menu } } })).toEqual([
    'error pagine/home/testo_chi_siamo: Il link «#/contatti» non porta a nessuna pagina: si apre la Home',
    'warning impostazioni/etichette/menu/contatti: La pagina non ha contenuti: la voce di menu non compare',
  ]);
  expect(found(cta('Vai', 'cosa_facciamo/3'))).toEqual([
    `error ${BLOCK}/cta/link: Il link «cosa_facciamo/3» porta a una scheda che non c’è: si apre la prima di «Cosa facciamo»`,
  ]);
});
