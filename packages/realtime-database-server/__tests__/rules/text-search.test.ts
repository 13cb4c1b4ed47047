import fc from 'fast-check';
import { indexOf } from '../../rules/text-search';

const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 30 });

test('indexOf agrees with the engine on texts too long for it to be left to the engine', () => {
  fc.assert(
    fc.property(letters, letters, letters, (before, middle, after) => {
      const filler = 'ab'.repeat(2500);
      const text = `${before}${filler}${middle}${filler}${after}`;
      const part = `${middle.slice(0, 5)}${filler}${after.slice(0, 3)}`;
      expect(indexOf(text, part, 3)).toBe(text.indexOf(part, 3));
    }),
  );
});

test('indexOf takes no time to speak of on texts that make the engine take minutes', () => {
  const half = 'a'.repeat(1_000_000);
  expect(indexOf(half.repeat(4), `${half}b${half}`, 0)).toBe(-1);
  expect(indexOf(`${half}${half}b${half}`, `${half}b${half}`, 0)).toBe(1_000_000);
});
