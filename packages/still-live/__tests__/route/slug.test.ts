import fc from 'fast-check';
import { freeSlug, slugOf } from 'still-live/route/slug';

test.each([
  ['Consulente di welfare aziendale', 'consulente-di-welfare-aziendale'],
  ['Perché no? Così è', 'perche-no-cosi-e'],
  ['  L’addetta / l’addetto  ', 'l-addetta-l-addetto'],
  ['🎉🎉', 'posizione'],
  ['Straße', 'strasse'],
  ['Œnologo, maître de cœur', 'oenologo-maitre-de-coeur'],
  ['Smørrebrød, Łódź', 'smorrebrod-lodz'],
  // A hyphen for the end of a line, a space without width, and a mark of direction: they are not seen.
  ['Inge\u00adgnere mec\u200bcanico\u200e', 'ingegnere-meccanico'],
])('the slug of %j is %s', (title, slug) => {
  expect(slugOf(title, 'posizione')).toBe(slug);
});

test('no title gives anything but letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const slug = slugOf(title, 'posizione');
      expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(60);
    }),
  );
});

test('a slug that is taken gets the next number', () => {
  expect(freeSlug('cuoco', new Set())).toBe('cuoco');
  expect(freeSlug('cuoco', new Set(['cuoco', 'cuoco-2']))).toBe('cuoco-3');
});
