import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { defaultQuery, type RuleQuery } from '@/database/rules/query';
import { parseRules } from '@/database/rules/ruleset';
import { atOnce } from '@/database/tree/steps';
import { treeOf } from './tree-of';

const ruleset = parseRules(
  readFileSync(new URL('../../../database.rules.json', `file://${__filename}`), 'utf8'),
);

const key = 'chiave-8f3a';
const content = {
  pagine: { home: { a: 1 } },
  footer: { b: 2 },
  impostazioni: { etichette: {} },
  projectApiKey: key,
};
const root = treeOf({
  projects: { feeling: content },
  drafts: { feeling: content, altro: { ...content, projectApiKey: 'altra' } },
});

function canRead(path: string, query: Partial<RuleQuery> = {}, data = root, auth: unknown = null): boolean {
  return ruleset.canRead({
    path: path.split('/').filter(Boolean),
    auth,
    now: Date.now(),
    root: data,
    query: { ...defaultQuery, ...query },
  }).allowed;
}

/** What the site asks a sealed draft with: orderByKey().endAt('~' + key). */
const asking = (text: string): Partial<RuleQuery> => ({ orderByKey: true, endAt: `~${text}` });

describe('published content', () => {
  test.each([
    'projects/feeling/pagine',
    'projects/feeling/pagine/home',
    'projects/feeling/pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3',
    'projects/feeling/footer',
    'projects/feeling/impostazioni/etichette/menu',
    'projects/feeling/pagine/home/_visibility',
    'projects/feeling/anything_new',
    'projects/another/pagine',
  ])('%s is public', (path) => {
    expect(canRead(path)).toBe(true);
    expect(canRead(path, { orderByChild: '_order', limitToFirst: 1 })).toBe(true);
  });

  test.each([
    'projects/feeling/projectApiKey',
    'projects/feeling/projectApiKey/x',
    'projects/feeling',
    'projects',
    '/',
  ])('%s is read by nobody, however it is asked for', (path) => {
    for (const query of [
      {},
      { orderByKey: true },
      asking(key),
      { orderByKey: true, equalTo: 'pagine' },
      { orderByValue: true },
    ]) {
      expect(canRead(path, query)).toBe(false);
      expect(canRead(path, query, root, { uid: 'visitor', token: { admin: true } })).toBe(false);
    }
  });
});

describe('a sealed draft', () => {
  test('is read with its key', () => {
    expect(canRead('drafts/feeling', asking(key))).toBe(true);
  });

  const everything: Partial<RuleQuery>[] = [
    {},
    { orderByKey: true },
    { orderByKey: true, endAt: key },
    asking(''),
    asking('chiave-8f3'),
    asking(`${key} `),
    asking(key.toUpperCase()),
    asking('altra'),
    { orderByKey: true, endAt: '~~~~' },
    { orderByKey: true, endAt: '\uffff' },
    { orderByKey: true, endAt: true },
    { orderByKey: true, endAt: 1 },
    { orderByKey: true, startAt: `~${key}` },
    { orderByKey: true, equalTo: `~${key}` },
    { orderByKey: true, equalTo: 'projectApiKey' },
    { orderByKey: true, limitToFirst: 1 },
    { orderByKey: true, limitToLast: 1 },
    { orderByValue: true, endAt: `~${key}` },
    { orderByPriority: true, endAt: `~${key}` },
    { orderByChild: 'projectApiKey', endAt: `~${key}` },
    { orderByChild: 'projectApiKey', equalTo: key },
    { endAt: `~${key}` },
  ];

  test.each([
    'drafts/feeling',
    'drafts/feeling/pagine',
    'drafts/feeling/pagine/home',
    'drafts/feeling/projectApiKey',
  ])('gives nothing at %s to anything but the exact question', (path) => {
    expect(canRead(path)).toBe(false);
    for (const query of everything) expect([query, canRead(path, query)]).toEqual([query, false]);
  });

  test('gives the list of drafts to nobody, not even with a key', () => {
    expect(canRead('drafts', asking(key))).toBe(false);
    expect(canRead('', asking(key))).toBe(false);
  });

  test('opens no other draft', () => {
    expect(canRead('drafts/altro', asking(key))).toBe(false);
    expect(canRead('drafts/altro', asking('altra'))).toBe(true);
    expect(canRead('drafts/missing', asking(key))).toBe(false);
    expect(canRead('drafts/missing', asking('null'))).toBe(false);
  });

  test('gives no more to a question that is narrower still', () => {
    expect(canRead('drafts/feeling', { ...asking(key), limitToFirst: 1 })).toBe(true);
    expect(canRead('drafts/feeling', { ...asking(key), startAt: 'pagine' })).toBe(true);
  });

  test.each<[string, unknown]>([
    ['no key', undefined],
    ['an empty key', ''],
    ['a number', 5],
    ['a truth', true],
    ['a record', { a: 'x' }],
  ])('is closed to all when %s is stored', (_, projectApiKey) => {
    const data = treeOf({ drafts: { feeling: { ...content, projectApiKey } } });
    for (const text of ['', 'null', 'undefined', '5', 'true', '[object Object]', 'x']) {
      expect(canRead('drafts/feeling', asking(text), data)).toBe(false);
    }
  });

  test('closes to the old key when the key changes', () => {
    const data = treeOf({ drafts: { feeling: { ...content, projectApiKey: 'nuova' } } });
    expect(canRead('drafts/feeling', asking(key), data)).toBe(false);
    expect(canRead('drafts/feeling', asking('nuova'), data)).toBe(true);
  });

  test('no question without the key is answered anywhere under drafts', () => {
    const bound = fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.boolean());
    const limit = fc.option(fc.nat());
    const query: fc.Arbitrary<RuleQuery> = fc.record({
      orderByKey: fc.boolean(),
      orderByChild: fc.option(fc.string()),
      orderByValue: fc.boolean(),
      orderByPriority: fc.boolean(),
      startAt: bound,
      endAt: bound,
      equalTo: bound,
      limitToFirst: limit,
      limitToLast: limit,
    });
    const below = fc.array(fc.constantFrom('feeling', 'pagine', 'home', 'projectApiKey', 'x'), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(query, below, (asked, path) => {
        fc.pre(asked.endAt !== `~${key}`);
        expect(canRead(['drafts', ...path].join('/'), asked)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test("everything a draft holds sorts before '~', so that the question covers all of it", () => {
    // Keys compare by code unit; integer keys come first. Only keys that begin with '~' and are longer, or
    // with a character outside ASCII, would sort after the question's end.
    const isCovered = (name: string): boolean => name <= `~${key}`;
    const ascii = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
    const possible = ascii.filter((character) => !'.#$/[]'.includes(character));
    expect(possible.filter((character) => !isCovered(character))).toEqual([]);
    expect(Object.keys(content).every(isCovered)).toBe(true);
    expect(['è', '~z', '\u{1f600}'].map(isCovered)).toEqual([false, false, false]);
  });
});

// [spec 1.1, 6.1]
test.each([
  '/',
  'projects',
  'projects/feeling',
  'projects/feeling/pagine/home',
  'drafts/feeling',
  'drafts/feeling/pagine',
  'new',
])('nobody writes at %s', (path) => {
  for (const auth of [null, { uid: 'visitor', provider: 'custom', token: { admin: true } }]) {
    for (const newRoot of [treeOf(null), root]) {
      expect(
        atOnce(
          ruleset.writeSteps({ path: path.split('/').filter(Boolean), auth, now: Date.now(), root, newRoot }),
        ).allowed,
      ).toBe(false);
    }
  }
});
