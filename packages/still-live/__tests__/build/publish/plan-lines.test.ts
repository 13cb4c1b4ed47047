import { differences } from 'still-live/content/changes/differences';
import { pathLabel } from 'still-live/content/changes/place';
import { withParts } from 'still-live/content/parts';
import { errorLines, planLines } from 'still-live/build/publish/plan-lines';
import { nodeOf } from '../../content/schema/stored-content';
import { ownTree } from '../../own-data';
import { printed } from '../command/printed';

const value = (text: string): object => ({ _value: text });
const told = (...plan: Parameters<typeof planLines>): readonly string[] => planLines(...plan).slice(0, -2);

test('a draft is told per page, with counts and texts before and after', () => {
  const [from, to] = [ownTree(), ownTree()];
  const { home, cosa_facciamo, lavora_con_noi, contatti } = to.pagine;
  home.testo_chi_siamo = value('Un altro testo');
  delete home.blocchi_immagine_testo_cta._list[1].descrizione;
  home.immagini_di_copertina._list[1]._order = 4;
  cosa_facciamo.servizi.testo_introduttivo = value('Un altro testo');
  cosa_facciamo.servizi.immagini_di_copertina._list.pop();
  lavora_con_noi.posizioni_aperte.posizioni._list.push({ titolo: value('Restauratrice o restauratore') });
  contatti.testo_introduttivo = value('Un altro testo');
  to.impostazioni.etichette.menu.lavora_con_noi._value = 'Lavora qui';
  const lines = told({ differences: differences(from, to), from, to });
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    'home: 1 text changed, 1 text removed, 1 picture moved',
    'cosa_facciamo: 1 text changed, 1 picture removed',
    'lavora_con_noi: 1 entry added',
    'contatti: 1 text changed',
    'menu: 1 menu entry changed',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      `  > ${pathLabel('pagine/home/immagini_di_copertina/_list/1')}`,
      '      at      immagini_di_copertina/1',
      '      moved   from 1 to 3',
      `  ~ ${pathLabel('impostazioni/etichette/menu/lavora_con_noi', to)}`,
      '      at      lavora_con_noi',
      '      before  Lavora con noi',
      '      after   Lavora qui',
      expect.stringMatching(/^ {2}\+ Nuova .*: Restauratrice o restauratore$/),
      '      at      posizioni_aperte/posizioni/4',
      '      new     titolo:',
      '              Restauratrice o restauratore',
    ]),
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
});

const sides = (raw: { readonly before?: unknown; readonly after?: unknown }) =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([side, value]) =>
      value === undefined ? [] : [[side, nodeOf('footer/a', value)]],
    ),
  );
const changed = (before: unknown, after: unknown, kind: 'changed' | 'added' = 'changed') =>
  told({
    differences: [{ path: 'footer/a', isEntry: false, kind, ...sides({ before, after }) }],
    from: {},
    to: {},
  });

test('a link whose address alone changed is shown with both addresses by name', () => {
  const lines = changed(
    '<a href="https://banca.example">IBAN</a>',
    '<a href="https://altra.example">IBAN</a>',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      '      before  <a href="https://banca.example">IBAN</a>',
      '            · link to https://banca.example',
      '      after   <a href="https://altra.example">IBAN</a>',
      '            · link to https://altra.example',
    ]),
  );
});

test('what no reader of the page sees is marked: comments, attributes, characters without a shape', () => {
  const lines = printed(changed('x', '<p title="segreto">a\u202eb<!--nascosto--></p>'));
  expect(lines).toContain('      after   <p title="segreto">a⟨U+202E⟩b<!--nascosto--></p>');
  expect(lines).toContain('            · invisible: attribute title="segreto"');
  expect(lines).toContain('            · invisible: comment nascosto');
});

const LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
const position = {
  titolo: value('Falegname'),
  introduzione: value('a'),
  cta_candidati: { titolo: value('Scrivi') },
};
const published = {
  pagine: {
    home: { testo_chi_siamo: value('casa') },
    lavora_con_noi: { posizioni_aperte: { posizioni: { _list: { 1: position } } } },
  },
};
const draft = {
  pagine: {
    ...published.pagine,
    lavora_con_noi: { posizioni_aperte: { posizioni: { _list: { 1: position, 2: position } } } },
  },
  footer: {
    sezione_contatti: { paragrafo_contatti: value('<a href="lavora_con_noi_dettaglio/2">Vieni</a>') },
  },
};

function plan(...parts: readonly string[]) {
  const to = withParts(published, parts, draft);
  return { from: published, to, parts, differences: differences(published, to) };
}

test('the checks run on the result: a link of the part to what is only in the draft is an error', () => {
  expect(errorLines(plan('footer'), 'drafts/feeling').join('\n')).toMatch(
    /footer.*lavora_con_noi_dettaglio\/2/,
  );
  expect(errorLines(plan('footer', `${LIST}/2`), 'drafts/feeling').join('\n')).not.toContain(
    'lavora_con_noi_dettaglio',
  );
});

test('the differences of the part are shown, and no others', () => {
  expect(planLines(plan('footer'))).toEqual([
    'footer: 1 text added',
    `  + ${pathLabel('footer')}`,
    '      at      footer',
    '      new     sezione_contatti/paragrafo_contatti:',
    '              <a href="lavora_con_noi_dettaglio/2">Vieni</a>',
    '            · link to lavora_con_noi_dettaglio/2',
    '',
    '1 difference',
  ]);
});

const many = <Value>(count: number, part: (index: number) => readonly [string | number, Value]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => part(index + 1)));

test.each<[string, (count: number, text: string) => object]>([
  [
    'entries',
    (count, text) => ({
      lavora_con_noi: {
        posizioni_aperte: {
          posizioni: many(count, (index) => [index, { titolo: `Cuoco ${index}`, introduzione: text }]),
        },
      },
    }),
  ],
  ['pages', (count, text) => many(count, (index) => [`pagina${index}`, text])],
])('twice as many %s that changed take about twice the steps', (_name, pages) => {
  const split = jest.spyOn(String.prototype, 'split');
  const stepsFor = (count: number): number => {
    const [from, to] = [{ pagine: pages(count, 'prima') }, { pagine: pages(count, 'dopo') }];
    const found = differences(from, to);
    expect(found.length).toBe(count);
    const before = split.mock.calls.length;
    planLines({ from, to, differences: found });
    return split.mock.calls.length - before;
  };
  try {
    expect(stepsFor(400)).toBeLessThan(3 * stepsFor(200));
  } finally {
    split.mockRestore();
  }
});
