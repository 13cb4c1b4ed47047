import { leavesOfSchema } from 'still-live/__tests__/content/schema/leaves';
import { told } from './told';

const NEEDED = leavesOfSchema((list) => `${list}/_list/1`).flatMap(({ path, field }) => {
  const [, around = '', part = ''] = /^(.*)\/(.*)$/.exec(path) ?? [];
  return field.missing && field.kind !== 'media' ? [{ around, part, ...field.missing }] : [];
});

test.each(NEEDED)('of $around without $part is told what visitors see', (needed) => {
  const { around, part, severity, message } = needed;
  const others = NEEDED.filter((other) => other.around === around && other !== needed);
  const rest = Object.fromEntries(others.map((other) => [other.part, '/']));
  const toldOf = (content: object): string[] =>
    told(around, { altro: 'x', ...content }).filter((line) => /^\w+ \//.test(line));
  expect(toldOf(rest)).toEqual([`${severity} /${part}: ${message}`]);
  // When all are missing, the editor left them out.
  if (others.length > 0) expect(toldOf({})).toEqual([]);
});
