import fc from 'fast-check';
import { slugOf, slugTaker } from 'still-live/route/slug';

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
  const take = slugTaker(new Set(['cuoco', 'cuoco-2', 'cuoco-4']));
  expect(['cuoco', 'cuoco', 'cuoco', 'oste', 'cuoco-4', 'oste'].map(take)).toEqual([
    'cuoco-3',
    'cuoco-5',
    'cuoco-6',
    'oste',
    'cuoco-4-2',
    'oste-2',
  ]);
});

test('twice as many slugs of one title take about twice the steps', () => {
  const stepsFor = (count: number): number => {
    const taken = new Set<string>();
    const looks = jest.spyOn(taken, 'has');
    const take = slugTaker(taken);
    for (let index = 0; index < count; index += 1) take('cuoco');
    return looks.mock.calls.length;
  };
  expect(stepsFor(400)).toBeLessThan(3 * stepsFor(200));
});
