import fc from 'fast-check';
import { Regex } from '../../rules/regex';

function matches(pattern: string, text: string, flags = ''): boolean {
  return new Regex(pattern, flags, 0).test(text);
}

describe('Regex', () => {
  // The examples of the published page, and what it says of each symbol.
  test.each([
    ['a', 'ba', true],
    ['^a', 'ba', false],
    ['a', 'ab', true],
    ['a$', 'ab', false],
    ['^a*$', '', true],
    ['^a*$', 'aaa', true],
    ['^a*$', 'b', false],
    ['^a+$', 'aaa', true],
    ['^a+$', '', false],
    ['^a?$', 'a', true],
    ['^a?$', 'aa', false],
    ['........', 'Firebase', true],
    ['........', 'Fire', false],
    ['^.$', '\n', true],
    ['^(ab)*$', 'abab', true],
    ['^(ab)*$', 'aba', false],
    ['^(a|bc)$', 'bc', true],
    ['[akz]', 'xk', true],
    ['^[ABCDEF]$', 'G', false],
    ['^[0-9A-F]+$', '00FF', true],
    ['^[^0-9]$', '5', false],
    ['^[^0-9]$', 'x', true],
    ['^\\d\\w\\s$', '5_\t', true],
    ['^\\D\\W\\S$', 'x-y', true],
    ['^\\D$', '5', false],
    ['^a{2}$', 'aa', true],
    ['^a{2}$', 'aaa', false],
    ['^a{2,}$', 'aaaa', true],
    ['^a{2,3}$', 'a', false],
    ['^a{2,3}$', 'aaa', true],
    ['^\\.\\/\\\\$', './\\', true],
    ['^[.$^*]+$', '$^.*', true],
    ['^[-a]+$', 'a-', true],
    ['^[a\\]]+$', ']a', true],
    ['^(19|20)[0-9][0-9][-\\/. ](0[1-9]|1[012])[-\\/. ](0[1-9]|[12][0-9]|3[01])$', '2023-11-30', true],
    ['^(19|20)[0-9][0-9][-\\/. ](0[1-9]|1[012])[-\\/. ](0[1-9]|[12][0-9]|3[01])$', '2023-13-30', false],
    [
      "^(ht|f)tp(s?):\\/\\/[0-9a-zA-Z]([-.\\w]*[0-9a-zA-Z])*((0-9)*)*(\\/?)([a-zA-Z0-9-.?,'\\/+&%$#_]*)?$",
      'https://a.it/x',
      true,
    ],
  ])('/%s/ on %j is %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });

  test('ignores case with the flag i', () => {
    expect(matches('^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,4}$', 'info@feeling.it', 'i')).toBe(true);
    expect(matches('^perché$', 'PERCHÉ', 'i')).toBe(true);
    expect(matches('^k$', '\u212a', 'i')).toBe(false);
    expect(matches('^yes$', 'YES')).toBe(false);
  });

  test('the named sets are ASCII only; each and its capital share nothing and leave nothing out', () => {
    // Latin, Greek, digits of Arabic, the spaces and letters of compatibility, and what is next to surrogates.
    const blocks = [0, 0x300, 0x600, 0x2000, 0x2100, 0x3000, 0xd700, 0xfe00, 0xff00];
    const units = blocks.flatMap((from) =>
      Array.from({ length: from === 0 ? 0x300 : 0x100 }, (_, code) => String.fromCharCode(from + code)),
    );
    for (const [name, members] of [
      ['d', '0123456789'],
      ['w', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'],
      ['s', '\t\n\v\f\r '],
    ] as const) {
      for (const flags of ['', 'i']) {
        const inside = new Regex(`^\\${name}$`, flags, 0);
        const outside = new Regex(`^[\\${name.toUpperCase()}]$`, flags, 0);
        const within = units.map((unit) => inside.test(unit));
        expect(units.filter((_unit, at) => within[at]).join('')).toBe(members);
        expect(units.filter((unit, at) => within[at] === outside.test(unit))).toEqual([]);
      }
    }
  });

  test.each([
    ['^[\\-a]$', '-', true],
    ['^[a\\-c]$', 'b', false],
    ['^[\\[-\\]]$', '\\', true],
    ['^\\t$', 't', true],
    ['^[^\\d]$', 'x', true],
    ['^[\u00e0-\u00e8]$', 'é', false],
    ['^.$', '\ud83d', true],
    ['^..$', '😀', true],
  ])('/%s/ on %j is %s: a set holds single code units', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
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
    ['((a{100}){100}){100}', 0, 'too large once its repetitions are counted'],
    ['(((((a*){9}){9}){9}){9}){9}', 0, 'too large once its repetitions are counted'],
  ])('refuses %s at %i: %s', (pattern, at, problem) => {
    expect(() => new Regex(pattern, '', 100)).toThrow(
      expect.objectContaining({ at: 100 + at, message: `regular expression: ${problem}` }),
    );
  });

  test('refuses every other flag, and takes a thousand repetitions', () => {
    expect(() => new Regex('a', 'g', 3)).toThrow(expect.objectContaining({ at: 3 }));
    expect(matches('^a{1000}$', 'a'.repeat(1000))).toBe(true);
  });

  // Each of these takes a backtracking matcher longer than the age of the universe.
  test.each([
    ['(a+)+$', `${'a'.repeat(50_000)}b`],
    ['(a|aa)+$', `${'a'.repeat(50_000)}b`],
    ['^(a*)*(a*)*(a*)*b$', 'a'.repeat(50_000)],
    ['(.*)(.*)(.*)(.*)x$', 'y'.repeat(50_000)],
    [`^${'a?'.repeat(100)}${'a'.repeat(100)}$`, 'a'.repeat(99)],
  ])('/%s/ fails without backtracking', (pattern, text) => {
    expect(matches(pattern, text)).toBe(false);
  });

  test('finishes on ten million characters', () => {
    expect(matches('^([a-z]+ )*[a-z]+$', `${'parola '.repeat(1_400_000)}fine`)).toBe(true);
  });

  test('gives up with an evaluation error when pattern and text together would take too long', () => {
    let seed = 1;
    const noise = Array.from({ length: 200_000 }, () => {
      seed = (seed * 16807) % 2147483647;
      return seed % 2 === 0 ? 'a' : 'b';
    }).join('');
    expect(() => matches('a(a|b){900}c', noise)).toThrow('too costly');
  });

  test('forgets what it worked out in one text before the next', () => {
    const regex = new Regex('a(a|b){9}c', '', 0);
    for (let at = 0; at < 2000; at += 1) {
      const text = at.toString(2).padStart(11, '0').replaceAll('0', 'a').replaceAll('1', 'b');
      expect(regex.test(`${text}c`)).toBe(/a(a|b){9}c/.test(`${text}c`));
    }
  });

  test('agrees with JavaScript on patterns both understand', () => {
    const atom = fc.constantFrom(...String.raw`a b c . \d \W \s [ab] [^b-d] [a-] 1 \. -`.split(' '));
    const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
      part: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        atom,
        fc
          .tuple(tie('pattern'), fc.constantFrom('', '*', '+', '?', '{2}', '{0,2}', '{1,}'))
          .map(([p, r]) => `(${p})${r}`),
        fc.tuple(atom, fc.constantFrom('*', '+', '?', '{3}', '{1,2}')).map(([a, r]) => a + r),
      ),
      pattern: fc
        .array(
          fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
          { minLength: 1, maxLength: 3 },
        )
        .map((options) => options.join('|')),
    }));
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'A', '1', '-', '.', ' ', '\n'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        pattern,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        text,
        (body, start, end, ignoreCase, letters) => {
          const source = `${start ? '^' : ''}${body}${end ? '$' : ''}`;
          const flags = ignoreCase ? 'i' : '';
          const expected = new RegExp(source, `s${flags}`).test(letters.join(''));
          expect([source, matches(source, letters.join(''), flags)]).toEqual([source, expected]);
        },
      ),
    );
  });
});
