import { leavesOfSchema } from '../schema/leaves';

/**
 * Tests that each field of the bound site that must be filled is told where it is missing beside others.
 * @param told Gives what is told of some content at a path.
 * @param filled A value that nothing is told of.
 */
export function testNeededFields(told: (path: string, content: object) => string[], filled: string): void {
  const fields = leavesOfSchema((list) => `${list}/_list/1`).flatMap(({ path, field }) => {
    const [, around = '', part = ''] = /^(.*)\/(.*)$/.exec(path) ?? [];
    return field.missing && field.kind !== 'media' ? [{ around, part, ...field.missing }] : [];
  });
  test.each(fields)('of $around without $part is told what visitors see', (needed) => {
    const { around, part, severity, message } = needed;
    const others = fields.filter((other) => other.around === around && other !== needed);
    const rest = Object.fromEntries(others.map((other) => [other.part, filled]));
    const toldOf = (content: object): string[] =>
      told(around, { altro: 'x', ...content }).filter((line) => /^\w+ \//.test(line));
    expect(toldOf(rest)).toEqual([`${severity} /${part}: ${message}`]);
    // When all are missing, the editor left them out.
    if (others.length > 0) expect(toldOf({})).toEqual([]);
  });
}
