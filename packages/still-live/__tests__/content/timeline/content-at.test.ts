import { contentHash } from 'still-live/content/content-hash';
import { contentAt, recordAt, contentThen, knownSince } from 'still-live/content/timeline/content-at';
import { rawAt } from 'still-live/content/raw-tree';
import { parseAllScheduled, type Scheduled, type ScheduledUnit } from 'still-live/content/timeline/scheduled';
import { type Publication, parseHistory } from 'still-live/content/timeline/history';

const text = (words: string): object => ({ testo_introduttivo: { _value: words } });
const footer = (titolo: string): object => ({ colonna_1: { titolo } });
const published = {
  pagine: { home: text('home'), contatti: text('uno'), chi_siamo: text('chi') },
  footer: footer('uno'),
};
const withContacts = (words: string): object => ({
  ...published,
  pagine: { ...published.pagine, contatti: text(words) },
});

function unit(path: string, from: unknown, value: unknown): ScheduledUnit {
  return { path, base: contentHash(from), value };
}

function publication(id: string, at: number, ...units: readonly ScheduledUnit[]): Scheduled {
  return { id, at, by: 'Irene', note: '', units };
}

const contacts = (id: string, at: number, from: string, to: string): Scheduled =>
  publication(id, at, unit('pagine/contatti', text(from), text(to)));

test('publications follow each other in the order of their moments, whatever the order they are given in', () => {
  const scheduled = [
    contacts('z', 300, 'tre', 'uno'),
    contacts('b', 200, 'due', 'tre'),
    contacts('a', 100, 'uno', 'due'),
  ];
  const at = (now: number): unknown => contentAt(published, scheduled, now).content;
  expect([150, 250, 300].map(at)).toEqual(['due', 'tre', 'uno'].map(withContacts));
});

test('of two publications of one part at one time the first by its id goes live and the other is reported', () => {
  const scheduled = [contacts('b', 100, 'uno', 'tre'), contacts('a', 100, 'uno', 'due')];
  const { content, outcomes } = contentAt(published, scheduled, 100);
  expect(content).toEqual(withContacts('due'));
  expect(outcomes.map(({ scheduled: { id }, missed }) => [id, missed.length])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('a part can be taken away and come back', () => {
  const scheduled = [
    publication('a', 100, unit('pagine/chi_siamo', text('chi'), null)),
    publication('b', 200, unit('pagine/chi_siamo', null, text('chi'))),
  ];
  const { home, contatti } = published.pagine;
  expect(contentAt(published, scheduled, 100).content).toEqual({
    ...published,
    pagine: { home, contatti },
  });
  expect(contentAt(published, scheduled, 200).content).toEqual(published);
});

test.each<[string, string, unknown, unknown]>([
  ['a text in place of a page', 'pagine/contatti', published.pagine.contatti, 'ciao'],
  ['a list in place of the footer', 'footer', published.footer, ['a']],
  ['a site without Home', 'pagine/home', published.pagine.home, null],
  ['the key of the draft', 'projectApiKey', null, 'my-own'],
  ['all pages at once', 'pagine', published.pagine, { home: {} }],
  ['a record in place of a visibility', 'pagine/contatti/_visibility', null, { a: 1 }],
])('%s is not published, and is reported', (_name, path, from, value) => {
  const { content, outcomes } = contentAt(published, [publication('a', 100, unit(path, from, value))], 100);
  expect(content).toEqual(published);
  expect(outcomes).toMatchObject([{ missed: [{ reason: 'unfit' }] }]);
});

test('what cannot be read as a publication is left out, whole', () => {
  const base = contentHash('x');
  const good = { at: 1, units: { 0: { path: 'footer', base } } };
  expect(
    parseAllScheduled(
      {
        a: good,
        b: 'text',
        c: { ...good, at: 'domani' },
        d: { at: 1 },
        e: { ...good, units: [{ path: 'footer', base }, { path: 5 }] },
        f: { ...good, units: [null, { path: 'footer', base, value: 1 }], at: 0 },
        g: { at: 2 },
      },
      { f: { by: 'Irene', note: 'Natale' }, g: { by: 'Walter', held: [{ path: 'footer', base }] } },
    ),
  ).toEqual([
    { id: 'f', at: 0, by: 'Irene', note: 'Natale', units: [{ path: 'footer', base, value: 1 }] },
    { id: 'a', at: 1, by: '', note: '', units: [{ path: 'footer', base, value: null }] },
    { id: 'g', at: 2, by: 'Walter', note: '', units: [{ path: 'footer', base, value: null }] },
  ]);
  expect(parseAllScheduled(null)).toEqual([]);
});

describe('what one record is at a moment', () => {
  const position = (titolo: string): object => ({ titolo: { _value: titolo } });
  const careers = {
    blocco_candidatura: position('prima'),
    _visibility: true,
    posizioni_aperte: { titolo: { _value: 'Posizioni' }, posizioni: { _list: [null, position('uno')] } },
  };
  const site = { pagine: { lavora_con_noi: careers, contatti: { ...text('uno'), _visibility: true } } };
  const LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
  const bare = {
    blocco_candidatura: position('prima'),
    posizioni_aperte: { titolo: { _value: 'Posizioni' } },
  };
  const due = [
    publication(
      'a',
      1,
      unit('pagine/lavora_con_noi', bare, { blocco_candidatura: position('dopo') }),
      unit(`${LIST}/1`, position('uno'), position('due')),
      unit(`${LIST}/2`, null, position('tre')),
      unit('pagine/contatti/_visibility', true, false),
    ),
  ];

  test.each<[string, unknown]>([
    [
      'pagine/lavora_con_noi',
      {
        blocco_candidatura: position('dopo'),
        _visibility: true,
        posizioni_aperte: { posizioni: { _list: { 1: position('due'), 2: position('tre') } } },
      },
    ],
    [`${LIST}/1`, position('due')],
    [`${LIST}/2`, position('tre')],
    ['pagine/contatti', { ...text('uno'), _visibility: false }],
    ['pagine/contatti/_visibility', false],
  ])('%s needs nothing but its own published value, and agrees with the whole site', (path, expected) => {
    expect(recordAt(path, rawAt(site, path), due)).toEqual(expected);
    const { content } = contentAt(site, due, 1);
    expect(rawAt(content, path)).toEqual(expected);
  });

  test('a record that nothing concerns stays the same value', () => {
    const footer = {};
    expect(recordAt('footer', footer, due)).toBe(footer);
  });

  test('a page leaves its visibility and its positions alone, also when somebody has changed them', () => {
    const changed = {
      ...careers,
      _visibility: false,
      posizioni_aperte: { ...careers.posizioni_aperte, posizioni: {} },
    };
    expect(recordAt('pagine/lavora_con_noi', changed, due)).toMatchObject({
      blocco_candidatura: position('dopo'),
      _visibility: false,
    });
  });
});

describe('the content of a moment', () => {
  const page = (text: string): object => ({ pagine: { contatti: { testo: text } } });
  const published = { ...page('tre'), footer: { a: 'nuovo' } };
  const publication = (id: string, at: number, more: Partial<Publication>): Publication => ({
    id,
    at,
    author: 'Irene',
    changes: 1,
    previous: undefined,
    ...more,
  });
  const history = [
    publication('a', 100, { parts: ['pagine/contatti'], previous: page('uno') }),
    publication('b', 200, { parts: ['footer'], previous: { footer: { a: 'vecchio' } } }),
    publication('c', 300, { parts: ['pagine/contatti'], previous: page('due') }),
  ];
  const then = (at: number, past: readonly Publication[] = history): unknown =>
    contentThen({ published, scheduled: [], history: past }, at, 1000);

  test('the past is what was published then, part by part, back to before the first publication', () => {
    expect(then(1000)).toEqual(published);
    expect(then(300)).toEqual(published);
    expect(then(299)).toEqual({ ...page('due'), footer: { a: 'nuovo' } });
    expect(then(150)).toEqual({ ...page('due'), footer: { a: 'vecchio' } });
    expect(then(50)).toEqual({ ...page('uno'), footer: { a: 'vecchio' } });
    expect(knownSince(history)).toBe(100);
    expect(knownSince([])).toBeUndefined();
  });

  test('what was published and taken back is seen between the two', () => {
    const undone = { author: 'Walter', at: 400, previous: page('quattro') };
    const past = [publication('d', 350, { parts: ['pagine/contatti'], previous: page('tre'), undone })];
    expect([300, 350, 399, 400].map((at) => then(at, past))).toEqual(
      ['tre', 'quattro', 'quattro', 'tre'].map((text) => ({ ...published, ...page(text) })),
    );
  });

  test('of histories that older versions wrote, whole publications are known and what an undo replaced is not', () => {
    const old = publication('a', 100, { previous: { ...page('zero'), projectApiKey: 'x' } });
    expect(then(99, [old])).toEqual(page('zero'));
    const undone = { author: 'Walter', at: 400 };
    expect(then(350, [publication('d', 300, { undone })])).toEqual(published);
  });
});

test('the history is read oldest first, complete whatever is stored', () => {
  expect(
    parseHistory({
      b: 'broken',
      a: { author: 'Irene', at: 5, changes: 2, previous: { footer: 1 }, undone: {} },
    }),
  ).toEqual([
    {
      id: 'a',
      author: 'Irene',
      at: 5,
      changes: 2,
      previous: { footer: 1 },
      undone: { author: 'unknown', at: 0 },
    },
    { id: 'b', author: 'unknown', at: 0, changes: 0, previous: undefined },
  ]);
  expect(parseHistory(null)).toEqual([]);
});
