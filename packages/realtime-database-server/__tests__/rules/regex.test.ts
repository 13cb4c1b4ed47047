import fc from 'fast-check';
import { Regex } from '../../rules/regex';

function matches(pattern: string, text: string, flags = ''): boolean {
  return new Regex(pattern, flags, 0).test(text);
}

describe('Regex', () => {
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
    ['^(foo|)$', 6, 'nothing after "|"; write "(foo)?" for what may be absent'],
    ['^(|foo)$', 2, 'nothing before "|"; write "(foo)?" for what may be absent'],
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
    ['a{,3}', 1, 'expected {n}, {n,} or {n,m}'],
    ['a{3,2}', 1, 'a repetition whose limits are reversed'],
    ['a{1001}', 1, 'more than 1000 repetitions'],
    ['a{1001,}', 1, 'more than 1000 repetitions'],
    ['a^b', 1, '"^" may only be the first character; write "\\^" for the character'],
    ['a$b', 1, '"$" may only be the last character; write "\\$" for the character'],
    ['^*', 1, 'an anchor cannot be repeated'],
    ['a\\', 1, 'a backslash at the end'],
    ['(?:a)', 0, 'groups that start with "(?" are not part of the rules language'],
    ['('.repeat(60), 50, 'groups nested deeper than 50 levels'],
    [`a${'*'.repeat(60)}`, 51, 'too many repetitions of a repetition'],
    ['((a{100}){100}){100}', 0, 'too large once its repetitions are counted'],
    ['(((((a*){9}){9}){9}){9}){9}', 0, 'too large once its repetitions are counted'],
  ])('refuses %s at %i: %s', (pattern, at, problem) => {
    expect(() => new Regex(pattern, '', 100)).toThrow(
      expect.objectContaining({ at: 100 + at, message: `regular expression: ${problem}` }),
    );
  });

  test('refuses every other flag, takes a thousand repetitions, and knows no escape for a tab', () => {
    expect(() => new Regex('a', 'g', 3)).toThrow(expect.objectContaining({ at: 3 }));
    expect(matches('^a{1000}$', 'a'.repeat(1000))).toBe(true);
    expect(matches('^\\t$', 't')).toBe(true);
  });

  // Each of these takes a backtracking matcher longer than the age of the universe.
  test.each([
    ['(a+)+$', `${'a'.repeat(50_000)}b`],
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

  test('agrees with JavaScript on patterns both understand, whatever the case: in sets, ranges, escapes and repetitions', () => {
    const atoms = String.raw`a b c . \d \D \w \W \s \S [ab] [^b-d] [a-] [-a] [a\-c] [\[-\]] [.$^*] [a\]] [^\d] [à-è] 1 \. \/ \\ - è k`;
    const atom = fc.constantFrom(...atoms.split(' '));
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
    const letters = 'abcdA1-.^]\\/$*éÈkK\u212a \n\ud83d';
    const letter = fc.nat(letters.length - 1).map((at) => letters.charAt(at));
    const texts = fc.array(
      fc.array(letter, { maxLength: 6 }).map((units) => units.join('')),
      { minLength: 50, maxLength: 50, size: 'max' },
    );
    fc.assert(
      fc.property(
        pattern,
        fc.constantFrom('', '^'),
        fc.constantFrom('', '$'),
        texts,
        (body, start, end, all) => {
          const source = `${start}${body}${end}`;
          for (const flags of ['', 'i']) {
            const [regex, expected] = [new Regex(source, flags, 0), new RegExp(source, `s${flags}`)];
            expect([source, flags, all.filter((text) => regex.test(text))]).toEqual([
              source,
              flags,
              all.filter((text) => expected.test(text)),
            ]);
          }
        },
      ),
    );
  });
});
