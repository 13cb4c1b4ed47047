import { positionOf, RulesError } from './rules-error';

/** Deeper nesting is refused. The database itself allows at most 32 levels. */
export const MAX_DEPTH = 100;

/**
 * Reads JSON with the extensions of the published rules format: comments (`//` to the end of the line, and
 * block comments) count as white space, and a string may contain line breaks. Objects are plain, with own
 * properties only, also for keys such as `__proto__`.
 *
 * It does not use `jsonc-parser`, which refuses strings with line breaks, accepts duplicate keys and has no
 * limit of depth: most of this code would still be needed.
 * @throws {RulesError} with the path, line and column.
 */
export function readJsonSource(text: string): unknown {
  const reader = new JsonReader(text);
  const value = reader.value(0);
  reader.end();
  return value;
}

const escapes = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
const words = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class JsonReader {
  private at = 0;
  private readonly path: string[] = [];

  constructor(private readonly text: string) {}

  end(): void {
    this.skipBlank();
    if (this.at < this.text.length) this.fail('expected the end of the file');
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) this.fail(`nested deeper than ${MAX_DEPTH} levels`);
    this.skipBlank();
    const start = this.text[this.at];
    if (start === '{') return this.object(depth);
    if (start === '[') return this.array(depth);
    if (start === '"') return this.string();
    return this.word();
  }

  private object(depth: number): unknown {
    const entries = new Map<string, unknown>();
    this.at += 1;
    while (!this.closes('}', entries.size)) {
      if (this.text[this.at] !== '"') this.fail('expected a key in double quotes');
      const key = this.string();
      this.path.push(key);
      if (entries.has(key)) this.fail('the same key twice');
      this.skipBlank();
      this.take(':');
      entries.set(key, this.value(depth + 1));
      this.path.pop();
    }
    return Object.fromEntries(entries);
  }

  private array(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    while (!this.closes(']', items.length)) items.push(this.value(depth + 1));
    return items;
  }

  /** Reads what follows a member of an object or array. Returns true at the end, false after a comma. */
  private closes(bracket: '}' | ']', count: number): boolean {
    this.skipBlank();
    if (this.text[this.at] === bracket) {
      this.at += 1;
      return true;
    }
    if (count > 0) {
      this.take(',');
      this.skipBlank();
      if (this.text[this.at] === bracket) this.fail('an extra comma');
    }
    return false;
  }

  private string(): string {
    const opened = this.at;
    let result = '';
    this.at += 1;
    for (;;) {
      const character = this.text[this.at];
      if (character === undefined) this.fail('a string that does not end', opened);
      this.at += 1;
      if (character === '"') return result;
      result += character === '\\' ? this.escape() : character;
    }
  }

  private escape(): string {
    const character = this.text[this.at] ?? '';
    this.at += 1;
    if (character === 'u') {
      const digits = /^[0-9a-f]{4}/i.exec(this.text.slice(this.at, this.at + 4));
      if (digits === null) this.fail('expected four hexadecimal digits after \\u');
      this.at += 4;
      return String.fromCharCode(parseInt(digits[0], 16));
    }
    return escapes.get(character) ?? this.fail(`unknown escape \\${character} in a string`, this.at - 2);
  }

  private word(): unknown {
    const found = /^[-+.\w]*/.exec(this.text.slice(this.at, this.at + 40))?.[0] ?? '';
    const known = words.get(found);
    if (known === undefined && !/^-?(0|[1-9]\d*)(\.\d+)?(e[-+]?\d+)?$/i.test(found)) {
      this.fail(this.at < this.text.length ? 'expected a value' : 'the file ends too early');
    }
    this.at += found.length;
    return known === undefined ? Number(found) : known;
  }

  private take(expected: string): void {
    if (this.text[this.at] !== expected) this.fail(`expected "${expected}"`);
    this.at += 1;
  }

  private skipBlank(): void {
    const blank = /(?:[\s\ufeff]+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
    blank.lastIndex = this.at;
    blank.exec(this.text);
    this.at = blank.lastIndex;
    if (this.text.startsWith('/*', this.at)) this.fail('a comment that does not end');
  }

  private fail(problem: string, at: number = this.at): never {
    throw new RulesError(`/${this.path.join('/')}`, problem, positionOf(this.text, at));
  }
}
