import { parseRegex } from '@/database/rules/regex-syntax';

describe('parseRegex', () => {
  test('reads sets, repetitions, groups and anchors', () => {
    expect(parseRegex('^[a-c\\-x]{2,3}|(b)+$', false, 0)).toEqual({
      kind: 'choice',
      options: [
        {
          kind: 'sequence',
          parts: [
            { kind: 'start' },
            {
              kind: 'repeat',
              min: 2,
              max: 3,
              part: { kind: 'set', pattern: /[\u0061-\u0063\u002d\u0078]/ },
            },
          ],
        },
        {
          kind: 'sequence',
          parts: [
            {
              kind: 'repeat',
              min: 1,
              max: Infinity,
              part: { kind: 'sequence', parts: [{ kind: 'set', pattern: /[\u0062]/ }] },
            },
            { kind: 'end' },
          ],
        },
      ],
    });
  });

  test.each([
    ['^(foo|)$', 6, 'nothing after "|"; write "(foo)?" for what may be absent'],
    ['^(|foo)$', 2, 'nothing before "|"; write "(foo)?" for what may be absent'],
    ['a||b', 2, 'nothing before "|"; write "(foo)?" for what may be absent'],
    ['a|', 2, 'nothing after "|"; write "(foo)?" for what may be absent'],
    ['|a', 0, 'nothing before "|"; write "(foo)?" for what may be absent'],
    ['a()', 2, 'an empty group'],
    ['a)', 1, 'a ")" without its "("'],
    ['(a', 0, 'a "(" without its ")"'],
    ['[a', 0, 'a "[" without its "]"'],
    ['[]', 0, 'an empty set'],
    ['[z-a]', 2, 'a range whose ends are reversed'],
    ['[a-\\d]', 2, 'a range that ends in a set'],
    ['*a', 0, 'nothing to repeat before "*"'],
    ['(+a)', 1, 'nothing to repeat before "+"'],
    ['a|?', 2, 'nothing to repeat before "?"'],
    ['{2}', 0, 'nothing to repeat before "{"'],
    ['a{', 1, 'expected {n}, {n,} or {n,m}'],
    ['a{x}', 1, 'expected {n}, {n,} or {n,m}'],
    ['a{,3}', 1, 'expected {n}, {n,} or {n,m}'],
    ['a{3,2}', 1, 'a repetition whose limits are reversed'],
    ['a{1001}', 1, 'more than 1000 repetitions'],
    ['a{1001,}', 1, 'more than 1000 repetitions'],
    ['a^b', 1, '"^" may only be the first character; write "\\^" for the character'],
    ['(^a)', 1, '"^" may only be the first character; write "\\^" for the character'],
    ['a$b', 1, '"$" may only be the last character; write "\\$" for the character'],
    ['(a$)', 2, '"$" may only be the last character; write "\\$" for the character'],
    ['^*', 1, 'an anchor cannot be repeated'],
    ['a\\', 1, 'a backslash at the end'],
    ['(?:a)', 0, 'groups that start with "(?" are not part of the rules language'],
    ['(?=a)', 0, 'groups that start with "(?" are not part of the rules language'],
    ['('.repeat(60), 50, 'groups nested deeper than 50 levels'],
    [`a${'*'.repeat(60)}`, 51, 'too many repetitions of a repetition'],
  ])('refuses %s at %i: %s', (pattern, at, problem) => {
    expect(() => parseRegex(pattern, false, 100)).toThrow(
      expect.objectContaining({ at: 100 + at, message: `regular expression: ${problem}` }),
    );
  });
});
