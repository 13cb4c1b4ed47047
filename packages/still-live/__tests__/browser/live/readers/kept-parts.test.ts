import { keepParts } from 'still-live/browser/live/readers/kept-parts';

const RECORD = 'pagine/home';
const LIST = `${RECORD}/blocchi/_list`;
const entry = (key: string, text: string): object => ({ key, text });
const page = (blocchi: readonly object[], testo = 'Noi'): object => ({ blocchi, testo });

test('a part that is held stays, the others change', () => {
  const [now, next] = [
    page([entry('1', 'a'), entry('2', 'b')]),
    page([entry('1', 'A'), entry('2', 'B')], 'Voi'),
  ];
  expect(keepParts(RECORD, next, now, [`${LIST}/1`])).toEqual(
    page([entry('1', 'a'), entry('2', 'B')], 'Voi'),
  );
  expect(keepParts(RECORD, next, now, [`${RECORD}/testo`, `${LIST}/2/text`])).toEqual(
    page([entry('1', 'A'), entry('2', 'b')], 'Noi'),
  );
});

test('a record that is held as a whole, or lies inside what is held, waits', () => {
  const now = page([]);
  expect(keepParts('footer', page([entry('1', 'a')]), now, ['footer'])).toBe(now);
  expect(keepParts('pagine/x/_list/1', page([entry('1', 'a')]), now, ['pagine/x'])).toBe(now);
});

test('an entry that is gone stays where it was, as long as it is held', () => {
  const now = page([entry('1', 'a'), entry('2', 'b'), entry('3', 'c')]);
  expect(keepParts(RECORD, page([entry('1', 'a'), entry('3', 'C')]), now, [`${LIST}/2`])).toEqual(
    page([entry('1', 'a'), entry('2', 'b'), entry('3', 'C')]),
  );
  expect(keepParts(RECORD, page([]), now, [`${LIST}/2`])).toEqual(page([entry('2', 'b')]));
});

test('when the entries moved around it, the whole list stays', () => {
  const now = page([entry('1', 'a'), entry('2', 'b')]);
  const inserted = page([entry('1', 'new'), entry('2', 'a'), entry('3', 'b')], 'Voi');
  expect(keepParts(RECORD, inserted, now, [`${LIST}/1`])).toEqual({ ...now, testo: 'Voi' });
  const swapped = page([entry('2', 'b'), entry('1', 'a')]);
  expect(keepParts(RECORD, swapped, now, [`${LIST}/1`])).toEqual(now);
});

test('a part that the record calls otherwise keeps what is around it', () => {
  const now = { servizi: { etichetta: 'a' } };
  const next = { servizi: { etichetta: 'b' } };
  expect(keepParts('pagine/x', next, now, ['pagine/x/servizi/etichetta_servizi'])).toEqual(now);
});
