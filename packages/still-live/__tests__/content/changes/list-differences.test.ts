import fc from 'fast-check';
import { changesByPlace } from 'still-live/content/changes/changed-at';
import { differences } from 'still-live/content/changes/differences';
import { isTree, own } from 'still-live/content/raw-tree';
import { type Plain, stored, treeWith } from '../schema/stored-content';
import { changed } from './changed-tree';

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

const word = fc.constantFrom('a', 'b', 'c d e', 'c d f');
const lists = <T>(entry: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(entry, { maxLength: 5 });
const families = lists(
  fc.record({
    titolo: word,
    elenco_prodotti: lists(fc.record({ titolo: word, descrizione: word }, { requiredKeys: ['titolo'] })),
  }),
);
const tree = families.map((elenco_contenitore_prodotti) =>
  treeWith(
    'pagine/cosa_facciamo/prodotti',
    stored({ etichetta_prodotti: 'Prodotti', elenco_contenitore_prodotti }),
  ),
);

/** Lists as they are compared: without their templates and, as the database keeps none, without empty ones. */
function plain(value: unknown): unknown {
  if (!isTree(value)) return value;
  if (Object.hasOwn(value, '_value')) return own(value, '_value');
  const whole = own(value, '_list');
  if (whole !== undefined) {
    const entries = Object.entries(isTree(whole) ? whole : {})
      .filter(([key]) => key !== '0')
      .map(([, entry]) => plain(entry));
    return entries.length === 0 ? undefined : entries;
  }
  const parts = Object.entries(value).map(([key, part]) => [key, plain(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

test('for any two trees of lists in lists, the changes applied to the old one give the new one', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      expect(plain(changed(before, differences(before, after)))).toEqual(plain(after));
    }),
  );
});
