import fc from 'fast-check';
import { JsonParser, parseJson } from '../../tree/parse-json';
import { atOnce } from '../../tree/steps';

const LONG = JSON.stringify(
  Array.from({ length: 4000 }, (_, index) => `item ${index}, with [marks] {in} "it"`),
);

function parsed(text: string, length = Infinity): unknown {
  try {
    const parser = new JsonParser();
    for (let from = 0; from < text.length; from += length)
      atOnce(parser.read(text.slice(from, Math.min(from + length, text.length))));
    return { value: atOnce(parser.end()) };
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : error;
  }
}

function expected(text: string): unknown {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return 'no JSON';
  }
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Map ? Object.fromEntries(part) : part,
  );
}

test('reads what JSON.parse reads, and refuses what it refuses, also where a long value stands in the middle, and in pieces', () => {
  const mark = fc.constantFrom(' ', ...'[ ] { } , "a": "a" 1 LONG "LONG":LONG "__proto__":'.split(' '));
  const text = fc.oneof(
    fc.json({ maxDepth: 4 }).map((json) => json.replace(/\d+/, 'LONG')),
    fc.array(mark, { maxLength: 9 }).map((marks) => marks.join('')),
    fc.array(mark, { maxLength: 6 }).map((marks) => `[${marks.join('')},LONG]`),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(Infinity, 3001, 70_001), (template, length) => {
      const json = template.replaceAll('"LONG":', '"k":').replaceAll('LONG', LONG);
      expect(textOf(parsed(json, length))).toBe(textOf(expected(json)));
    }),
  );
});

test.each([
  [`[${LONG} ${LONG}]`],
  [`[${LONG},]`],
  [`{"a":${LONG} "b":1}`],
  [`{"a" ${LONG}}`],
  [`{${LONG}}`],
  [`["a":${LONG}]`],
  [`${LONG}]`],
  [`${LONG}1`],
  [`[${LONG}}`],
  [`[,${LONG}]`],
  [`[${LONG},,1]`],
])('refuses a text with a mistake at a long value (%#)', (text) => {
  expect(parsed(text)).toBe('no JSON');
});

test('reads one string of millions of escapes, also in pieces', () => {
  const value = '"\\'.repeat(2_500_000);
  const json = JSON.stringify([value]);
  for (const length of [Infinity, 65_537])
    expect(textOf(parsed(json, length)) === textOf({ value: [value] })).toBe(true);
});

test('reads sixteen thousand arrays within each other around a long text', () => {
  const depth = 16_000;
  const json = `${'['.repeat(depth)}"${'x'.repeat(66_000)}",1${'],1'.repeat(depth - 1)}]`;
  let value: unknown = parsed(json);
  expect(value).toHaveProperty('value');
  for (let level = 0; level <= depth; level += 1) value = Object.values(value as object)[0];
  expect(value).toHaveLength(66_000);
});

test('takes __proto__ for an ordinary key, and the last of equal ones', () => {
  const value = atOnce(parseJson(`{"__proto__":${LONG},"a":${LONG},"a":2}`));
  expect(value).toBeInstanceOf(Map);
  expect([...(value as Map<string, unknown>).keys()]).toEqual(['__proto__', 'a']);
  expect((value as Map<string, unknown>).get('a')).toBe(2);
});
