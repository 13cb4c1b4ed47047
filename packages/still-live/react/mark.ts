import { registerBlock } from 'still-live/browser/live/readers/blocks-in-page';
import { type Mark, type MarkOf, usePage } from './page';

const notes = new Map<string, Mark>();

// The same function for the same content: React calls `ref` again for each new one.
const noteOf: MarkOf = (...paths) => {
  const name = paths.join('#');
  const known = notes.get(name);
  if (known) return known;
  const mark: Mark = { ref: (element) => (element ? registerBlock(element, paths) : undefined) };
  notes.set(name, mark);
  return mark;
};

export function useMarks(): MarkOf {
  return usePage().markOf ?? noteOf;
}
