import fc from 'fast-check';
import { wordDiff } from 'still-live/content/changes/list-diff';

test('only the words that differ stand apart', () => {
  expect(wordDiff('Siamo cinquanta persone a Bologna', 'Siamo sessanta persone a Bologna')).toEqual({
    before: [
      { text: 'Siamo', isSame: true },
      { text: 'cinquanta', isSame: false },
      { text: 'persone a Bologna', isSame: true },
    ],
    after: [
      { text: 'Siamo', isSame: true },
      { text: 'sessanta', isSame: false },
      { text: 'persone a Bologna', isSame: true },
    ],
  });
});

test('both sides keep all their words in order, and agree on those that are the same', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const diff = wordDiff(before, after);
      expect(diff.before.map(({ text }) => text).join(' ')).toBe(before);
      expect(diff.after.map(({ text }) => text).join(' ')).toBe(after);
      const same = (runs: typeof diff.before): string =>
        runs
          .filter(({ isSame }) => isSame)
          .map(({ text }) => text)
          .join(' ');
      expect(same(diff.before)).toBe(same(diff.after));
    }),
  );
});

test('texts too long to compare are shown whole', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(1000).trim());
  expect(wordDiff(before ?? '', after ?? '').after).toEqual([{ text: after, isSame: false }]);
});

test('a word that changes inside a very long text is found', () => {
  const [start, end] = ['inizio '.repeat(3000), ' fine'.repeat(3000)];
  const { before, after } = wordDiff(`${start}prima${end}`, `${start}dopo${end}`);
  expect(before.map(({ isSame }) => isSame)).toEqual([true, false, true]);
  expect(after[1]).toEqual({ text: 'dopo', isSame: false });
});
