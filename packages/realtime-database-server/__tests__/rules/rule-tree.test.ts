import fc from 'fast-check';
import { defaultQuery } from '../../rules/query';
import { readJsonSource } from '../../rules/json-source';
import { RulesError } from '../../rules/rules-error';
import { parseRules, Ruleset } from '../../rules/ruleset';

test('takes text with comments or the value it stands for', () => {
  const request = { path: ['a'], auth: null, now: 0, root: null, query: defaultQuery };
  expect(parseRules('{ "rules": { "a": { ".read": true } } } // end').canRead(request).allowed).toBe(true);
  expect(parseRules({ rules: { a: { '.read': true } } }).canRead(request).allowed).toBe(true);
  expect(parseRules({ rules: {} }).canRead(request).allowed).toBe(false);
  const prototype = parseRules('{"rules": {"__proto__": {".read": true}, "constructor": {}}}');
  expect(prototype.canRead({ ...request, path: ['__proto__'] }).allowed).toBe(true);
});

test.each<[string, string]>([
  ['[]', '/: expected an object with "rules"'],
  ['{}', '/: expected an object with "rules"'],
  ['null', '/: expected an object with "rules"'],
  ['{"rules": {}, "other": 1}', '/other: unknown key; only "rules" is known here'],
  [
    '{"rules": {"drafts": {"$p": {".read": "data.val("}}}}',
    '/rules/drafts/$p/.read 1:10: unexpected the end',
  ],
])('refuses the text %j', (source, message) => {
  expect(() => parseRules(source)).toThrow(message);
});

const expression = "Invalid rule expression. Expected 'true', 'false', or an expression string.";
const index = 'Invalid indexOn expression. Must be either a string or an array of strings';
const key = 'a key may not be empty nor contain . # $ / [ ] or control characters';
test.each<[unknown, string]>([
  [null, '/rules: expected an object with rules'],
  [[], '/rules: expected an object with rules'],
  [{ a: 'true' }, '/rules/a: expected an object with rules'],
  [{ a: { b: null } }, '/rules/a/b: expected an object with rules'],
  [{ '.valdiate': 'true' }, '/rules/.valdiate: unknown rule; there are .read, .write, .validate, .indexOn'],
  [{ a: { '.value': {} } }, '/rules/a/.value: unknown rule; there are .read, .write, .validate, .indexOn'],
  [{ '.read': 1 }, `/rules/.read: ${expression}`],
  [{ '.write': { x: 1 } }, `/rules/.write: ${expression}`],
  [{ '.validate': null }, `/rules/.validate: ${expression}`],
  [{ '.read': '' }, '/rules/.read 1:1: an empty expression'],
  [{ '.indexOn': 5 }, `/rules/.indexOn: ${index}`],
  [{ '.indexOn': ['a', 1] }, `/rules/.indexOn: ${index}`],
  [{ '.indexOn': null }, `/rules/.indexOn: ${index}`],
  [{ 'a#b': {} }, `/rules/a#b: ${key}`],
  [{ 'a/b': {} }, `/rules/a/b: ${key}`],
  [{ a$: {} }, `/rules/a$: ${key}`],
  [{ $: {} }, `/rules/$: ${key}`],
  [{ '': {} }, `/rules/: ${key}`],
  [{ 'a\nb': {} }, `/rules/a\\u000ab: ${key}`],
  [{ $a: {}, $b: {} }, "/rules: Cannot have multiple default rules ('$a' and '$b')."],
  [{ $a: { b: { $a: {} } } }, '/rules/$a/b/$a: $a is already the name of a key above'],
  [{ $a: {}, b: { '.read': "$a == 'x'" } }, "/rules/b/.read 1:1: Unknown variable '$a'."],
  [{ '.read': 'newData.exists()' }, '/rules/.read 1:1: newData is invalid in .read expressions.'],
  [{ '.read': 'auth != null &&\n  data.foo()' }, "/rules/.read 2:7: No such method/property 'foo'."],
  [{ 'a\u007fb': {} }, `/rules/a\\u007fb: ${key}`],
])('refuses %j', (rules, message) => {
  expect(() => parseRules({ rules })).toThrow(message);
});

test('refuses rules that contain themselves', () => {
  const rules: Record<string, unknown> = {};
  rules['a'] = rules;
  expect(() => parseRules({ rules })).toThrow('nested deeper than 100 levels');
});

test('throws nothing but RulesError, one line long, whatever it is given', () => {
  const key = fc.oneof(
    fc.constantFrom(...'rules .read .write .validate .indexOn $a $b a __proto__ .x'.split(' ')),
    fc.string(),
  );
  const expression = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ' ',
          ...String.raw`auth data $a . val () ( ) [ ] == && ! ' / 1 ? : {2} ^ \ |`.split(' '),
        ),
        fc.string(),
      ),
    )
    .map((parts) => parts.join(''));
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      expression,
      fc.boolean(),
      fc.anything(),
      fc.dictionary(key, tie('tree')),
    ),
  }));
  const scraps = fc.constantFrom('\n', ...String.raw`{ } [ ] , : " \ // /* */ u00 1 - tru`.split(' '));
  const sources = fc.oneof(
    tree.map((rules) => ({ rules })),
    fc.anything(),
    fc.string(),
    fc.array(scraps).map((parts) => parts.join('')),
    tree.map((rules) =>
      JSON.stringify({ rules }, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
    ),
  );
  fc.assert(
    fc.property(sources, (source) => {
      try {
        expect(parseRules(source)).toBeInstanceOf(Ruleset);
      } catch (error) {
        expect(error).toBeInstanceOf(RulesError);
        expect(String(error)).not.toMatch(/[\n\r]/);
      }
    }),
  );
});

describe('the text of rules', () => {
  test.each<[string, string, unknown]>([
    ['line comments', '// top\n{"a": 1 // one\n}// end', { a: 1 }],
    ['block comments anywhere between words', '/* a */{/* b */"a"/* c */:/* d */1/* e */}', { a: 1 }],
    ['comment marks inside strings', '{"a": "http://x /* y */"}', { a: 'http://x /* y */' }],
    ['a string over several lines', '{"a": "one\n two"}', { a: 'one\n two' }],
    ['every escape', String.raw`"\"\\\/\b\f\n\r\t\u00e8"`, '"\\/\b\f\n\r\tè'],
    ['a byte order mark', '\ufeff{}', {}],
    ['a comma after the last member', '{"a": [1, 2,], "b": {"c": 1,},}', { a: [1, 2], b: { c: 1 } }],
    ['such a comma before comments', '{"a": [1, /* x */ ], // y\n}', { a: [1] }],
  ])('reads %s', (_, text, expected) => {
    expect(readJsonSource(text)).toEqual(expected);
  });

  test.each([
    ['an empty file', '', '/ 1:1: Parse error: the file ends too early'],
    ['text after the value', '{} x', '/ 1:4: Parse error: unexpected x'],
    ['a missing colon', '{"rules" 1}', '/rules 1:10: Parse error: expected ":"'],
    ['a missing comma', '{"rules": {"a": 1\n "b": 2}}', '/rules 2:2: Parse error: expected ","'],
    ['a comma too many', '{"a": 1,,}', '/ 1:9: Parse error: expected a key'],
    ['a comma alone', '[,]', '/ 1:2: Parse error: expected a value'],
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
    ['nesting without end', '['.repeat(200), '/ 1:102: Parse error: nested deeper than 100 levels'],
  ])('refuses %s, saying where', (_, text, message) => {
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
});
