import fc from 'fast-check';
import { readJsonSource } from '../../rules/json-source';
import { RulesError } from '../../rules/rules-error';

describe('readJsonSource', () => {
  test.each<[string, string, unknown]>([
    ['plain JSON', '{"a": [1, -2.5e3, true, false, null, "x"]}', { a: [1, -2500, true, false, null, 'x'] }],
    ['line comments', '// top\n{"a": 1 // one\n}// end', { a: 1 }],
    ['block comments anywhere between words', '/* a */{/* b */"a"/* c */:/* d */1/* e */}', { a: 1 }],
    ['comment marks inside strings', '{"a": "http://x /* y */"}', { a: 'http://x /* y */' }],
    ['a string over several lines', '{"a": "one\n two"}', { a: 'one\n two' }],
    ['every escape', String.raw`"\"\\\/\b\f\n\r\t\u00e8"`, '"\\/\b\f\n\r\tè'],
    ['a byte order mark', '\ufeff{}', {}],
    ['a comma after the last member', '{"a": [1, 2,], "b": {"c": 1,},}', { a: [1, 2], b: { c: 1 } }],
    ['such a comma before comments', '{"a": [1, /* x */ ], // y\n}', { a: [1] }],
    ['empty containers', '{"a": {}, "b": []}', { a: {}, b: [] }],
  ])('reads %s', (_, text, expected) => {
    expect(readJsonSource(text)).toEqual(expected);
  });

  test('keeps keys that JavaScript treats specially as ordinary own keys', () => {
    const value = readJsonSource('{"__proto__": 1, "constructor": 2, "hasOwnProperty": 3}');
    expect(Object.entries(value ?? {})).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
      ['hasOwnProperty', 3],
    ]);
  });

  test.each([
    ['an empty file', '', '/ 1:1: Parse error: the file ends too early'],
    ['text after the value', '{} x', '/ 1:4: Parse error: unexpected x'],
    ['a missing colon', '{"rules" 1}', '/rules 1:10: Parse error: expected ":"'],
    ['a missing comma', '{"rules": {"a": 1\n "b": 2}}', '/rules 2:2: Parse error: expected ","'],
    ['a comma too many', '{"a": 1,,}', '/ 1:9: Parse error: expected a key'],
    ['a comma alone', '[,]', '/ 1:2: Parse error: expected a value'],
    ['text of another kind', 'invalid json %{!@[', '/ 1:1: Parse error: unexpected invalid'],
    ['a bare key', '{a: 1}', '/ 1:2: Parse error: unexpected a'],
    ['the same key twice', '{"r": {"a": 1, "a": 2}}', '/r/a 1:16: Parse error: the same key twice'],
    ['an open string', '{"a": "x', '/a 1:7: Parse error: a string that does not end'],
    ['an open comment', '{"a": 1 /* x', '/ 1:9: Parse error: a comment that does not end'],
    ['an unknown escape', String.raw`"\x"`, '/ 1:1: Parse error: an unknown escape in a string'],
    [
      'a short unicode escape',
      String.raw`"\u12"`,
      String.raw`/ 1:1: Parse error: expected four hexadecimal digits after \u`,
    ],
    ['a leading zero', '[01]', '/ 1:3: Parse error: expected ","'],
    ['a word that is not JSON', '[undefined]', '/ 1:2: Parse error: unexpected undefined'],
    ['nesting without end', '['.repeat(200), '/ 1:102: Parse error: nested deeper than 100 levels'],
  ])('refuses %s, saying where', (_, text, message) => {
    expect(() => readJsonSource(text)).toThrow(RulesError);
    expect(() => readJsonSource(text)).toThrow(message);
  });

  test('refuses a long string that does not end, at once', () => {
    expect(() => readJsonSource(`{"${'a'.repeat(100_000)}`)).toThrow('a string that does not end');
  });

  test('agrees with JSON.parse on everything JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJsonSource(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('throws nothing but RulesError', () => {
    const scraps = fc.constantFrom('\n', ...String.raw`{ } [ ] , : " \ // /* */ u00 1 - tru`.split(' '));
    const texts = fc.oneof(
      fc.string(),
      fc.array(scraps).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          readJsonSource(text);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesError);
        }
      }),
    );
  });
});
