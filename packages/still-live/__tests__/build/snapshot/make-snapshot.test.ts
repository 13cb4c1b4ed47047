import { readFileSync } from 'node:fs';
import { fixedPaths } from 'still-live/content/schema/find-field';
import { entryRecord, visibilityPath } from 'still-live/content/schema/records';
import { makeSnapshot } from 'still-live/build/snapshot';
import { markingSanitiser } from '../../content/parse/fake-sanitiser';

const demo = JSON.parse(readFileSync('content/feeling.json', 'utf8'));
const published = (): typeof demo => structuredClone(demo.projects.feeling);
const make = (tree: unknown) => makeSnapshot(tree, 'projects/feeling', markingSanitiser);

// [spec 1.2]
test('every record of the schema is in the snapshot, with its fingerprint', () => {
  const { snapshot, issues } = make(published());
  const paths = Object.keys(snapshot.records);
  expect(issues).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...fixedPaths(),
      entryRecord('lavora_con_noi_dettaglio', '1'),
      visibilityPath('home'),
    ]),
  );
  expect(Object.keys(snapshot.fingerprints).sort()).toEqual([...paths].sort());
});

// [spec 3.3]
test('no key, no template and no wrapper is in the snapshot', () => {
  const text = JSON.stringify(make(published()).snapshot.records);
  expect(text).not.toContain(demo.projects.feeling.projectApiKey);
  expect(text).not.toContain('MODELLO');
  expect(text).not.toMatch(/"_(value|list|id|order|mediaType)"/);
});

test.each([
  ['nothing at all', () => null, 'projects/feeling: is empty'],
  ['no pages', () => ({ footer: {} }), 'projects/feeling/pagine: is missing'],
  [
    'no home',
    () => {
      const tree = published();
      delete tree.pagine.home;
      return tree;
    },
    'projects/feeling/pagine/home: is missing',
  ],
  [
    'a home that is no record',
    () => ({ pagine: { home: 'x' } }),
    'projects/feeling/pagine/home: is not a record',
  ],
])('with %s there is no snapshot, and one line says why', (_name, tree, message) => {
  expect(() => make(tree())).toThrow(new RegExp(`^${message}; [^\\n]+$`));
});
