import { isNamed, literal, named, setOf, type RegexSet } from './regex-set';
import { ExpressionError } from './rules-error';

export type RegexNode =
  | RegexSet
  | { readonly kind: 'sequence'; readonly parts: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly options: readonly RegexNode[] }
  | { readonly kind: 'repeat'; readonly part: RegexNode; readonly min: number; readonly max: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

const MAX_REPEAT = 1000;
const MAX_NESTING = 50;

/**
 * Parses a regular expression of the rules language: sets, `.`, `\d \w \s` and their negations, groups, `|`,
 * `* + ? {n} {n,} {n,m}`, `^` as the first and `$` as the last character. A backslash before any other
 * character makes it literal. `.` matches every character. No other syntax of JavaScript is supported.
 * @param pattern The pattern without its slashes.
 * @param offset Where the pattern starts in the rule.
 * @throws {ExpressionError} when the pattern is not valid.
 * @see https://firebase.google.com/docs/database/security/regex
 */
export function parseRegex(pattern: string, ignoreCase: boolean, offset: number): RegexNode {
  return new RegexParser(pattern, ignoreCase, offset).whole();
}

class RegexParser {
  private at = 0;
  private nesting = 0;

  constructor(
    private readonly pattern: string,
    private readonly ignoreCase: boolean,
    private readonly offset: number,
  ) {}

  whole(): RegexNode {
    const node = this.choice();
    if (this.at < this.pattern.length) this.fail('a ")" without its "("');
    return node;
  }

  private choice(): RegexNode {
    const first = this.sequence();
    const options = [first];
    while (this.peek() === '|') {
      this.refuseEmpty(options.at(-1), 'before');
      this.at += 1;
      options.push(this.sequence());
      if (this.peek() !== '|') this.refuseEmpty(options.at(-1), 'after');
    }
    return options.length === 1 ? first : { kind: 'choice', options };
  }

  // The real service refuses an empty alternative.
  private refuseEmpty(option: RegexNode | undefined, side: 'before' | 'after'): void {
    if (option?.kind !== 'sequence' || option.parts.length > 0) return;
    this.fail(`nothing ${side} "|"; write "(foo)?" for what may be absent`);
  }

  private sequence(): RegexNode {
    const parts: RegexNode[] = [];
    for (;;) {
      const next = this.peek();
      if (next === '' || next === '|' || next === ')') return { kind: 'sequence', parts };
      parts.push(this.repeats(this.single(next)));
    }
  }

  private single(next: string): RegexNode {
    const at = this.at;
    this.at += 1;
    switch (next) {
      case '^':
        if (at !== 0) this.fail('"^" may only be the first character; write "\\^" for the character', at);
        return { kind: 'start' };
      case '$':
        if (this.at !== this.pattern.length) {
          this.fail('"$" may only be the last character; write "\\$" for the character', at);
        }
        return { kind: 'end' };
      case '.':
        return setOf('^', '', this.ignoreCase);
      case '(':
        return this.group(at);
      case '[':
        return this.set(at);
      case '\\':
        return setOf('', this.escape(), this.ignoreCase);
      case '*':
      case '+':
      case '?':
      case '{':
        return this.fail(`nothing to repeat before "${next}"`, at);
      default:
        return setOf('', literal(next), this.ignoreCase);
    }
  }

  private group(at: number): RegexNode {
    if (this.peek() === '?') this.fail('groups that start with "(?" are not part of the rules language', at);
    if (this.nesting >= MAX_NESTING) this.fail(`groups nested deeper than ${MAX_NESTING} levels`, at);
    if (this.peek() === ')') this.fail('an empty group');
    this.nesting += 1;
    const node = this.choice();
    this.nesting -= 1;
    if (!this.takes(')')) this.fail('a "(" without its ")"', at);
    return node;
  }

  private repeats(part: RegexNode): RegexNode {
    let node = part;
    for (let count = 0; ; count += 1) {
      const at = this.at;
      const limits = this.repeat();
      if (limits === null) return node;
      if (part.kind === 'start' || part.kind === 'end') this.fail('an anchor cannot be repeated', at);
      if (count >= MAX_NESTING) this.fail('too many repetitions of a repetition', at);
      node = { kind: 'repeat', part: node, min: limits[0], max: limits[1] };
    }
  }

  private repeat(): readonly [number, number] | null {
    if (this.takes('*')) return [0, Infinity];
    if (this.takes('+')) return [1, Infinity];
    if (this.takes('?')) return [0, 1];
    if (this.peek() !== '{') return null;
    const found = /^\{(\d{1,9})(?:,(\d{0,9}))?\}/.exec(this.pattern.slice(this.at, this.at + 24));
    if (found === null) return this.fail('expected {n}, {n,} or {n,m}');
    const [text, low, high = low] = found;
    const min = Number(low);
    const max = high === '' ? Infinity : Number(high);
    if (max < min) return this.fail('a repetition whose limits are reversed');
    if (Math.max(min, max === Infinity ? 0 : max) > MAX_REPEAT) {
      return this.fail(`more than ${MAX_REPEAT} repetitions`);
    }
    this.at += text.length;
    return [min, max];
  }

  private set(opened: number): RegexSet {
    const negation = this.takes('^') ? '^' : '';
    let items = '';
    for (;;) {
      const next = this.peek();
      if (next === '') this.fail('a "[" without its "]"', opened);
      this.at += 1;
      if (next === ']') break;
      items += this.setItem(next);
    }
    if (items === '') this.fail('an empty set', opened);
    return setOf(negation, items, this.ignoreCase);
  }

  private setItem(next: string): string {
    const item = this.setCharacter(next);
    const after = this.pattern.charAt(this.at + 1);
    if (isNamed(item) || this.peek() !== '-' || after === '' || after === ']') return item;
    const at = this.at;
    this.at += 2;
    const to = this.setCharacter(after);
    if (isNamed(to)) return this.fail('a range that ends in a set', at);
    // Of equal length, so that they compare like their characters.
    if (to < item) return this.fail('a range whose ends are reversed', at);
    return `${item}-${to}`;
  }

  /** `next` is that character; after a backslash one more is read. */
  private setCharacter(next: string): string {
    return next === '\\' ? this.escape() : literal(next);
  }

  private escape(): string {
    const character = this.peek();
    if (character === '') this.fail('a backslash at the end', this.at - 1);
    this.at += 1;
    return named.get(character) ?? literal(character);
  }

  private takes(character: string): boolean {
    const found = this.peek() === character;
    if (found) this.at += 1;
    return found;
  }

  private peek(): string {
    return this.pattern.charAt(this.at);
  }

  private fail(problem: string, at: number = this.at): never {
    throw new ExpressionError(`regular expression: ${problem}`, this.offset + at);
  }
}
