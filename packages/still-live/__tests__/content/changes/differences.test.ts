import fc from 'fast-check';
import { changesByPlace, touching } from 'still-live/content/changes/changed-at';
import { differences } from 'still-live/content/changes/differences';
import { type Plain, stored, treeWith } from '../schema/stored-content';
import { plainPath } from 'still-live/content/schema/stored';

type Position = Readonly<Record<'titolo' | 'sottotitolo' | 'introduzione' | 'descrizione_posizione', string>>;

const POSITIONS = 'pagine/lavora_con_noi/posizioni_aperte/posizioni';
const position = (name: string): Position => ({
  titolo: name,
  sottotitolo: `Sede di ${name}`,
  introduzione: `<p>Chi lavora come ${name} qui da noi</p>`,
  descrizione_posizione: `<p>${name}: ogni giorno un altro mestiere, sempre le stesse persone</p>`,
});
const list = (path: string, entries: Plain): object => treeWith(path, stored(entries));
const site = (all: readonly Position[]): object => list(POSITIONS, all);
const told = (before: unknown, after: unknown): string[] =>
  differences(before, after).map((change) => {
    const places = change.places ? ` da ${change.places.join(' a ')}` : '';
    const { kind, path, was = path } = change;
    return `${kind} ${(kind === 'removed' ? was : path).replace(/^.*?(_list|menu)\//, '')}${places}`;
  });
const marks = (before: unknown, after: unknown, side: 'old' | 'new'): string[] => {
  const at = changesByPlace(differences(before, after), side);
  const kinds = [1, 2, 3, 4, 5].map((key) => [key, at(`${POSITIONS}/_list/${key}/titolo`)] as const);
  return kinds.flatMap(([key, kind]) => (kind === undefined ? [] : [`${key} ${kind}`]));
};

const joiner = position('Falegname');
const cook = position('Cuoca');
const trainer = position('Formatrice');
const porter = position('Portinaia');
const anew = {
  titolo: 'Portinaia',
  sottotitolo: 'Trieste, tre giorni su cinque',
  introduzione: '<p>Accogli chi entra, rispondi al telefono, tieni le chiavi.</p>',
  descrizione_posizione: '<p>Cerchiamo una voce calma e molta memoria.</p>',
};

test.each<[string, Position[], string[], string[], string[]]>([
  [
    'is inserted at the front',
    [position('Giardiniera'), joiner, cook, trainer, porter],
    ['added 1'],
    ['1 added'],
    [],
  ],
  ['is taken out', [cook, trainer, porter], ['removed 1'], [], ['1 removed']],
  ['moves', [porter, joiner, cook, trainer], ['moved 1 da 4 a 1'], ['1 moved'], ['4 moved']],
  [
    'is edited and moves',
    [{ ...porter, titolo: 'Custode' }, joiner, cook, trainer],
    ['moved 1 da 4 a 1', 'changed 1/titolo'],
    ['1 changed'],
    ['4 changed'],
  ],
])('a position that %s is told as that, and marked in the version that has it', (_what, all, ...expected) => {
  const [before, after] = [site([joiner, cook, trainer, porter]), site(all)];
  expect([told(before, after), marks(before, after, 'new'), marks(before, after, 'old')]).toEqual(expected);
});

test('a position is the one with its title, also when it moved and nothing else of it is as it was', () => {
  const [change] = told(site([joiner, cook, trainer, porter]), site([anew, joiner, cook, trainer]));
  expect(change).toBe('moved 1 da 4 a 1');
});

test('what is behind an inserted position keeps its own changes, with the path it had', () => {
  const after = site([position('Giardiniera'), joiner, { ...cook, sottotitolo: 'Altrove' }]);
  const change = differences(site([joiner, cook]), after).find(({ kind }) => kind === 'changed');
  expect(change).toMatchObject({
    path: `${POSITIONS}/_list/3/sottotitolo`,
    was: `${POSITIONS}/_list/2/sottotitolo`,
  });
});

test('a position that has another number, and nothing else, is told', () => {
  const numbered = (key: number): object => treeWith(`${POSITIONS}/_list/${key}`, joiner);
  expect(differences(numbered(7), numbered(8))).toMatchObject([{ kind: 'moved', places: ['7', '8'] }]);
});

test.each([
  ['added 1', ['/a.jpg', '/b.jpg'], ['/c.jpg', '/a.jpg', '/b.jpg']],
  ['moved 1 da 3 a 1', ['/a.jpg', '/b.jpg', '/c.jpg'], ['/c.jpg', '/a.jpg', '/b.jpg']],
  ['changed 2/immagine', ['/a.jpg', '/b.jpg'], ['/a.jpg', '/x.jpg']],
])('whatever happens to the numbers of pictures, one change is one: %s', (change, before, after) => {
  const covers = (urls: string[]): object =>
    treeWith('pagine/home/immagini_di_copertina/_list', [
      { _id: 0 },
      ...urls.map((url, at) => ({ _id: at + 1, _order: at + 1, immagine: url })),
    ]);
  expect(told(covers(before), covers(after))).toEqual([change]);
});

test('a menu entry that moves is one change, though the numbers of all follow', () => {
  const menu = (...pages: string[]): object =>
    treeWith(
      'impostazioni/etichette/menu',
      Object.fromEntries(pages.map((name, order) => [name, { _value: name, order }])),
    );
  expect(told(menu('home', 'chi_siamo', 'contatti'), menu('contatti', 'home', 'chi_siamo'))).toEqual([
    'moved contatti da 3 a 1',
  ]);
});

/** What an editor may do to a list; numbers are taken modulo its length. */
const edit = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('move' as const), at: fc.nat(9), to: fc.nat(9) }),
  fc.record({
    do: fc.constant('write' as const),
    at: fc.nat(9),
    part: fc.constantFrom('titolo', 'sottotitolo', 'introduzione', 'descrizione_posizione'),
  }),
);

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function edited(start: readonly Position[], edits: readonly Edit[]): Position[] {
  const list = [...start];
  edits.forEach((step, turn) => {
    const at = step.at % Math.max(1, list.length);
    if (step.do === 'insert') list.splice(at, 0, position(`nuova${turn}`));
    else if (list[at] === undefined) return;
    else if (step.do === 'remove') list.splice(at, 1);
    else if (step.do === 'move') list.splice(step.to % list.length, 0, ...list.splice(at, 1));
    else list[at] = { ...list[at], [step.part]: `riscritto${turn} in altre${turn} parole${turn}` };
  });
  return list;
}

test('there are never more changes than edits were made', () => {
  const start = fc
    .integer({ min: 0, max: 7 })
    .map((count) => Array.from({ length: count }, (_, index) => position(`voce${index}`)));
  fc.assert(
    fc.property(start, fc.array(edit, { maxLength: 6 }), (positions, edits) => {
      const found = differences(site(positions), site(edited(positions, edits)));
      expect(found.length).toBeLessThanOrEqual(edits.length);
    }),
  );
});

test('of a list in an entry that moved, each change has its path in both versions', () => {
  const path = 'pagine/cosa_facciamo/prodotti/elenco_contenitore_prodotti';
  const family = (titolo: string, ...elenco_prodotti: readonly Plain[]): Plain => ({
    titolo,
    elenco_prodotti,
  });
  const product = (titolo: string) => ({ titolo });
  const [bruna, cora] = [product('Bruna'), product('Cora')];
  const before = list(path, [
    family('Sedie', product('Alba'), bruna),
    family('Tavoli', cora),
    family('Letti'),
  ]);
  const darker = { ...cora, descrizione: 'Noce' };
  const after = list(path, [
    family('Tavoli', darker, product('Dora')),
    family('Letti'),
    family('Sedie', bruna),
  ]);
  const places = differences(before, after).map(({ kind, path: now, was = now }) =>
    [kind, now, was].join(' ').replaceAll(`${path}/_list/`, '').replaceAll('elenco_prodotti/_list/', ''),
  );
  expect(places).toEqual([
    'added 1/1/descrizione 2/1/descrizione',
    'added 1/2 1/2',
    'moved 3 1',
    'removed 3/1 1/1',
  ]);
});

describe('two versions of a page', () => {
  const home = (parts: object): object => ({ pagine: { home: parts } });
  const page = (_visibility: unknown): object => ({ pagine: { diario: { _visibility, testo: 'x' } } });
  const template = (titolo: string): object =>
    home({ elenco: { _list: [{ titolo }, { titolo: 'Uno' }] }, foto: { _list: { 4: { _id: 0, titolo } } } });

  const told = (before: object, after: object): string[] =>
    differences(home(before), home(after)).map(
      ({ kind, path }) => `${kind} ${path.replace('pagine/home/', '')}`,
    );

  test.each([
    ['another key and another history', { projectApiKey: 'a' }, { projectApiKey: 'b', history: { x: 1 } }],
    ['a value without its wrapper', home({ a: { _value: 'x' } }), home({ a: 'x' })],
    ['a number as digits', home({ b: 2 }), home({ b: '2' })],
    [
      'a list by index',
      home({ l: { _list: [null, null, { t: 'x' }] } }),
      home({ l: { _list: { 2: { t: 'x' } } } }),
    ],
    ['other templates, by index and by id', template('a'), template('b')],
    ['a page without a visibility, which is hidden', page(null), page(false)],
    ['a visibility in other words', page(true), page('1')],
  ])('%s is no difference', (_what, before, after) => {
    expect(differences(before, after)).toEqual([]);
  });

  test('a changed text is one difference at its field, without the wrapper', () => {
    expect(
      differences(home({ testo_chi_siamo: { _value: 'Noi' } }), home({ testo_chi_siamo: 'Voi' })),
    ).toEqual([
      {
        path: 'pagine/home/testo_chi_siamo',
        kind: 'changed',
        isEntry: false,
        before: expect.objectContaining({ value: 'Noi' }),
        after: expect.objectContaining({ value: 'Voi' }),
      },
    ]);
  });

  test('a text that appears or is emptied was added or removed', () => {
    expect(differences(home({ a: '', b: 'x' }), home({ a: 'Nuovo', b: 'x' }))).toEqual([
      {
        path: 'pagine/home/a',
        kind: 'added',
        isEntry: false,
        after: expect.objectContaining({ value: 'Nuovo' }),
      },
    ]);
    expect(told({ a: 'x', b: 'x' }, { b: 'x' })).toEqual(['removed a']);
    expect(told({ a: 'x', b: 'x' }, { a: '', b: 'x' })).toEqual(['removed a']);
  });

  test('a visibility that appears or goes was turned on or off', () => {
    const turned = { path: 'pagine/diario/_visibility', kind: 'changed' };
    const [off, on] = [{ value: false }, { value: true }];
    expect(differences(page(null), page(true))).toMatchObject([{ ...turned, before: off, after: on }]);
    expect(differences(page('1'), page(null))).toMatchObject([{ ...turned, after: off }]);
  });

  test('entries with nothing in common are matched by their place; an entry on one side is one difference', () => {
    const posizioni = (_list: object) => ({ posizioni: { _list } });
    expect(
      told(
        posizioni({ 1: { titolo: 'Uno' }, 2: { titolo: 'Due' } }),
        posizioni({ 1: { titolo: 'Primo' }, 3: { titolo: 'Tre', testo: 'x' } }),
      ),
    ).toEqual(['changed posizioni/_list/1/titolo', 'removed posizioni/_list/2', 'added posizioni/_list/3']);
  });

  test('order, media type and text alternative are differences of their own', () => {
    const foto = (_order: number, _alt: string) => ({
      foto: { _list: { 1: { _id: 1, _order, immagine: { _value: '/a.jpg', _alt } } } },
    });
    expect(told(foto(1, 'A'), foto(2, 'B'))).toEqual([
      'changed foto/_list/1/_order',
      'changed foto/_list/1/immagine/_alt',
    ]);
  });

  test('differences come in the order in which editors read, however the database sorts its keys', () => {
    const tree = (text: string): object => ({
      footer: { colonna_1: { testo: text, titolo: text } },
      pagine: { contatti: { cta: { titolo_cta: text } }, home: { testo_chi_siamo: text } },
    });
    expect(differences(tree('a'), tree('b')).map(({ path }) => path)).toEqual([
      'pagine/home/testo_chi_siamo',
      'pagine/contatti/cta/titolo_cta',
      'footer/colonna_1/titolo',
      'footer/colonna_1/testo',
    ]);
  });
});

describe('the mark of a place', () => {
  const home = (parts: object): object => ({ pagine: { home: parts } });
  const changes = differences(
    home({ a: 'x', list: { _list: [{}, { t: 'one' }, { t: 'two' }] } }),
    home({ a: 'y', list: { _list: [{}, { t: 'one' }, { t: 'TWO' }, { t: 'three' }] } }),
  );
  const changeAt = changesByPlace(changes);

  test('an added entry marks itself and what it holds as added', () => {
    expect(changeAt('pagine/home/list/_list/3')).toBe('added');
    expect(changeAt('pagine/home/list/_list/3/t')).toBe('added');
  });

  test('a key that begins like another is another place', () => {
    expect(changeAt('pagine/home/ab')).toBeUndefined();
    expect(touching(['pagine/home/list/_list/2'])('pagine/home/list/_list/20')).toBe(false);
  });

  test('a wrapped and a bare list are the same place', () => {
    expect(plainPath('pagine/home/list/_list/2/t')).toBe('pagine/home/list/2/t');
    expect(touching(['pagine/home/list/2/t'])('pagine/home/list/_list/2')).toBe(true);
  });
});
