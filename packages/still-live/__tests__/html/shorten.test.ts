import { shorten } from 'still-live/html/words-of';

test('a shortened text ends at a space, and a long word in front of a whole character', () => {
  expect(shorten('uno due tre quattro', 13)).toBe('uno due tre…');
  for (let length = 2; length < 20; length += 1) {
    expect(shorten('\u{1f600}'.repeat(20), length)).not.toMatch(/\p{Surrogate}/u);
  }
});
