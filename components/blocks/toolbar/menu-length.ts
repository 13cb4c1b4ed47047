// How many letters have room at 900 px beside a short name: in two rows, and in three of smaller text. The room around an
// entry counts as some.
const LETTERS = { usual: 110, small: 220, around: 3 };
// A short name has so many letters. Each further one takes its part of that room.
const NAME = { short: 7, parts: 40 };

/** How much the menu says: by it the toolbar chooses its height and the size of the entries. */
export function menuLength(labels: readonly string[], name: string): 'long' | 'very long' | undefined {
  const letters = labels.reduce((sum, label) => sum + label.length + LETTERS.around, 0);
  const parts = NAME.parts - Math.max(0, name.length - NAME.short);
  const isOver = (limit: number): boolean => letters * NAME.parts > limit * parts;
  if (isOver(LETTERS.small)) return 'very long';
  return isOver(LETTERS.usual) ? 'long' : undefined;
}
