import fc from 'fast-check';
import { changesByPlace } from '@/lib/content/changes/changed-at';
import { differences } from '@/lib/content/changes/differences';
import { changeLabel } from '@/lib/content/changes/place';
import { isTree, own } from '@/lib/content/raw-tree';
import { type Plain, stored } from '../schema/stored-content';
import { changed } from './changed-tree';

type Position = Readonly<Record<'titolo' | 'sottotitolo' | 'introduzione' | 'descrizione_posizione', string>>;

const LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
const NAMES = ['Falegname', 'Cuoca', 'Formatrice', 'Portinaia'];
const position = (name: string): Position => ({
  titolo: name,
  sottotitolo: `Sede di ${name}`,
  introduzione: `<p>Chi lavora come ${name} qui da noi</p>`,
  descrizione_posizione: `<p>${name}: ogni giorno un altro mestiere, sempre le stesse persone</p>`,
});
const site = (all: readonly (Plain | undefined)[]): unknown => {
  const posizioni = all.filter((one) => one !== undefined);
  return stored({ pagine: { lavora_con_noi: { posizioni_aperte: { posizioni } } } });
};
const now = NAMES.map(position);
const told = (before: unknown, after: unknown): string[] =>
  differences(before, after).map((change) => {
    const places = change.places ? ` da ${change.places.join(' a ')}` : '';
    return `${change.kind} ${changeLabel(change, before, after)}${places}`;
  });
const marks = (before: unknown, after: unknown, side: 'old' | 'new', names = ['titolo']): string[] => {
  const at = changesByPlace(differences(before, after), side);
  return [1, 2, 3, 4, 5].flatMap((key) => {
    const kind = names.map((name) => at(`${LIST}/${key}/${name}`)).find((found) => found !== undefined);
    return kind === undefined ? [] : [`${key} ${kind}`];
  });
};

test('a position that is inserted at the front is one change and one marked block', () => {
  const after = site([position('Giardiniera'), ...now]);
  expect(told(site(now), after)).toEqual(['added Nuova posizione: Giardiniera']);
  expect(marks(site(now), after, 'new')).toEqual(['1 added']);
  expect(marks(site(now), after, 'old')).toEqual([]);
});

test('a position that is taken out is one change; on the published side it is the one that is marked', () => {
  const after = site(now.slice(1));
  expect(told(site(now), after)).toEqual(['removed Tolta posizione: Falegname']);
  expect(marks(site(now), after, 'new')).toEqual([]);
  expect(marks(site(now), after, 'old')).toEqual(['1 removed']);
});

test('a position that moves is one change, told with its places', () => {
  const [first, second, third, fourth] = now;
  const after = site([fourth, first, second, third]);
  expect(told(site(now), after)).toEqual(['moved Posizione «Portinaia» da 4 a 1']);
  expect(marks(site(now), after, 'new')).toEqual(['1 moved']);
  expect(marks(site(now), after, 'old')).toEqual(['4 moved']);
});

test('two positions that are swapped are two changes at most', () => {
  const [first, second, third, fourth] = now;
  expect(told(site(now), site([second, first, third, fourth]))).toHaveLength(1);
  expect(told(site(now), site([fourth, second, third, first]))).toHaveLength(2);
});

test('a position that was edited and moved is told as both, and marked as changed', () => {
  const [first, second, third, fourth] = now;
  const after = site([{ ...fourth, titolo: 'Custode' }, first, second, third]);
  expect(told(site(now), after)).toEqual([
    'moved Posizione «Custode» da 4 a 1',
    'changed Posizione «Custode» › titolo',
  ]);
  expect(marks(site(now), after, 'new')).toEqual(['1 changed']);
});

test('a position is the one with its title, also when it moved and nothing else of it is as it was', () => {
  const [first, second, third] = now;
  const anew = {
    titolo: 'Portinaia',
    sottotitolo: 'Trieste, tre giorni su cinque',
    introduzione: '<p>Accogli chi entra, rispondi al telefono, tieni le chiavi.</p>',
    descrizione_posizione: '<p>Cerchiamo una voce calma e molta memoria.</p>',
  };
  expect(told(site(now), site([anew, first, second, third]))[0]).toBe('moved Posizione «Portinaia» da 4 a 1');
});

test('what is behind an inserted position keeps its own changes, with the path it had', () => {
  const after = site([position('Giardiniera'), now[0], { ...now[1], sottotitolo: 'Altrove' }]);
  const change = differences(site(now.slice(0, 2)), after).find(({ kind }) => kind === 'changed');
  expect(change).toMatchObject({ path: `${LIST}/3/sottotitolo`, was: `${LIST}/2/sottotitolo` });
});

test('a position that has another number, and nothing else, is told', () => {
  const tree = (key: number): object => ({
    pagine: { lavora_con_noi: { posizioni_aperte: { posizioni: { _list: { [key]: now[0] } } } } },
  });
  expect(differences(tree(7), tree(8))).toMatchObject([{ kind: 'moved', places: ['7', '8'] }]);
});

const cover = (urls: readonly string[]): object => ({
  pagine: {
    home: {
      immagini_di_copertina: {
        _list: [
          { _id: 0 },
          ...urls.map((url, index) => ({ _id: index + 1, _order: index + 1, immagine: { _value: url } })),
        ],
      },
    },
  },
});

test('a picture at the front is one change, whatever happens to the numbers of the others', () => {
  expect(told(cover(['/a.jpg', '/b.jpg']), cover(['/c.jpg', '/a.jpg', '/b.jpg']))).toEqual([
    'added Nuova immagine di copertina (1)',
  ]);
  expect(told(cover(['/a.jpg', '/b.jpg', '/c.jpg']), cover(['/c.jpg', '/a.jpg', '/b.jpg']))).toEqual([
    'moved Immagine di copertina 1 da 3 a 1',
  ]);
  expect(told(cover(['/a.jpg', '/b.jpg']), cover(['/a.jpg', '/x.jpg']))).toEqual([
    'changed Immagine di copertina 2',
  ]);
});

test('a menu entry that moves is one change, though the numbers of all follow', () => {
  const menu = (pages: readonly string[]): object => ({
    impostazioni: {
      etichette: { menu: Object.fromEntries(pages.map((page, order) => [page, { _value: page, order }])) },
    },
  });
  expect(told(menu(['home', 'chi_siamo', 'contatti']), menu(['contatti', 'home', 'chi_siamo']))).toEqual([
    'moved Voce «contatti» da 3 a 1',
  ]);
});

test('a thousand positions that are all others are a thousand gone and a thousand new', () => {
  const many = (word: string): unknown =>
    site(Array.from({ length: 1000 }, (_, index) => position(`${word}${index}`)));
  expect(differences(many('a'), many('b'))).toHaveLength(2000);
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
    { numRuns: 300 },
  );
});

const word = fc.constantFrom('a', 'b', 'c d e', 'c d f');
const list = <T>(entry: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(entry, { maxLength: 5 });
const families = list(
  fc.record({
    titolo: word,
    elenco_prodotti: list(fc.record({ titolo: word, descrizione: word }, { requiredKeys: ['titolo'] })),
  }),
);
const tree = families.map((elenco_contenitore_prodotti) =>
  stored({
    pagine: { cosa_facciamo: { prodotti: { etichetta_prodotti: 'Prodotti', elenco_contenitore_prodotti } } },
  }),
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
    { numRuns: 300 },
  );
});
