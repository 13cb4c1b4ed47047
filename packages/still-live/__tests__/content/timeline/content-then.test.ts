import { contentHash } from 'still-live/content/content-hash';
import { contentThen, knownSince } from 'still-live/content/timeline/content-at';
import type { Publication } from 'still-live/content/timeline/history';

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

test('the future is what is published with what is scheduled until then', () => {
  const unit = { path: 'footer', base: contentHash(published.footer), value: { a: 'di Natale' } };
  const scheduled = [{ id: 's', at: 2000, by: 'Irene', note: '', units: [unit] }];
  const at = (moment: number): unknown => contentThen({ published, scheduled, history }, moment, 1000);
  expect(at(1999)).toEqual(published);
  expect(at(2000)).toEqual({ ...published, footer: { a: 'di Natale' } });
});
