const NO_BREAK = '&nbsp;';
/** What stays on the line of its number: `km`, `anni`, the next group of digits. */
const UNIT = /^(?:\d|[\p{L}²³/]{1,4}(?![\p{L}\d]))/u;

function isUnit(before: string, after: string): boolean {
  const isOfNumber = /\d$/.test(before) ? UNIT.test(after) : /[€$£]$/.test(before) && /^\d/.test(after);
  return isOfNumber || /^[€$£%‰°]/.test(after);
}

/**
 * Some programs write every space as one that does not break (Quill 2), so that words break anywhere. Where these are
 * the more, single ones become ordinary; those between a number and its unit stay.
 * @param line Sanitised HTML without blocks.
 */
export function withOrdinarySpaces(line: string): string {
  if (!line.includes(NO_BREAK)) return line;
  const parts = line.split(/(<[^<>]*>|&nbsp;|[\t\n ]+)/).filter((part) => part !== '');
  const shown = [...parts.keys()].filter((index) => !parts[index]?.startsWith('<'));
  const wordAt = (place: number): string => {
    const part = parts[shown[place] ?? -1] ?? '';
    return part === NO_BREAK ? '' : part.trim();
  };
  const between = shown.filter((index, place) => {
    const [before, part, after] = [wordAt(place - 1), parts[index] ?? '', wordAt(place + 1)];
    const isSpace = part === NO_BREAK ? !isUnit(before, after) : part.trim() === '';
    return isSpace && before !== '' && after !== '';
  });
  const glued = between.filter((index) => parts[index] === NO_BREAK);
  if (glued.length * 2 <= between.length) return line;
  for (const index of glued) parts[index] = ' ';
  return parts.join('');
}
