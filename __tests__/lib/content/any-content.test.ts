import fc from 'fast-check';
import { differences } from '@/lib/content/changes/differences';
import { contentIssues } from '@/lib/content/checks/content-issues';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { positionPath, type RecordPath, visibilityPath } from '@/lib/content/records';
import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { markingSanitiser } from './parse/fake-sanitiser';

const ALL_PATHS: RecordPath[] = [...FIXED_PATHS, positionPath('1'), visibilityPath('home')];
const parse = <P extends RecordPath>(path: P, raw: unknown) => parseRecord(path, raw, markingSanitiser);

const names = [
  '_value _list _id _order _mediaType _alt immagine titolo descrizione link cta etichetta menu home 0 1 2',
  '__proto__ constructor immagini_di_copertina blocco_servizi_e_prodotti titolo_blocco blocchi_immagine_testo_cta',
  'gallery_immagini servizi elenco_servizi posizioni_aperte posizioni introduzione cta_candidatura lista_contatti',
  'colonna_contatti colonna_1',
]
  .join(' ')
  .split(' ');
const key = fc.oneof(
  { arbitrary: fc.constantFrom(...names), weight: 5 },
  { arbitrary: fc.string(), weight: 1 },
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, undefined, true, '', 'testo', 'bad', '<a href=bad>', 0, 1, Number.NaN),
    fc.string(),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 6 }),
  ),
}));

// [spec 8.2]
test.each(ALL_PATHS)('%s is complete when the database has nothing', (path) => {
  expect(parse(path, null).issues).toEqual([]);
  expect(parse(path, undefined).value).toEqual(parse(path, null).value);
});

test.each(ALL_PATHS)(
  'whatever the database has at %s, it is read without an error, and is complete',
  (path) => {
    const whole = parse(path, path.includes('/_list/') ? { titolo: 'x' } : {}).value;
    fc.assert(
      fc.property(tree, (raw) => {
        const { value } = parse(path, raw);
        if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
        expect(Object.keys(value).sort()).toEqual(Object.keys(Object(whole)).sort());
        expect(JSON.stringify(value)).not.toContain('null');
      }),
    );
  },
);

test('of any tree the issues are told, and it never differs from itself', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      const trees = [a, { pagine: a, footer: b }, { pagine: { home: a }, impostazioni: { etichette: b } }];
      for (const any of trees) {
        expect(contentIssues(any).filter(({ message }) => message === '')).toEqual([]);
        expect(differences(any, structuredClone(any))).toEqual([]);
        for (const { before, after, places } of differences(any, trees[0]))
          expect(before !== after || places?.[0] !== places?.[1]).toBe(true);
      }
    }),
  );
});

test('names of object methods are data like any other', () => {
  const raw: unknown = JSON.parse('{"__proto__":{"titolo":{"_value":"x"}},"constructor":{"_value":"y"}}');
  expect(parse(positionPath('1'), raw).value?.titolo).toBe('');
  expect(parse('impostazioni/etichette/menu', raw).value.map(({ page }) => page)).toEqual(['constructor']);
  const paths = differences({ pagine: { home: { a: 'b' } } }, { pagine: { home: raw } }).map(
    ({ path }) => path,
  );
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['a', '__proto__', 'constructor']);
});
