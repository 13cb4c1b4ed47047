import { oneLine, positionOf, RulesError } from './rules-error';

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
    // No text can be split in two ways: otherwise a string that does not end takes exponential time.
    const [literal] = /^"[^"\\]*(?:\\[^][^"\\]*)*"/.exec(this.text.slice(opened)) ?? [];
    if (literal === undefined) this.fail('a string that does not end');
    for (const { 0: pair, index } of literal.matchAll(/\\[^]/g)) {
      const digits = literal.slice(index + 2, index + 6);
      if (pair === '\\u' && !/^[0-9a-f]{4}$/i.test(digits))
        this.fail('expected four hexadecimal digits after \\u', opened + index + 2);
      if (!/["\\/bfnrtu]$/.test(pair)) this.fail(`unknown escape ${pair} in a string`, opened + index);
    }
    this.at += literal.length;
    // JSON allows no line break in a string.
    return String(JSON.parse(oneLine(literal)));
  }

  private word(): unknown {
    const [found = ''] = /^[-+.\w]*/.exec(this.text.slice(this.at, this.at + 40)) ?? [];
    try {
      const value: unknown = JSON.parse(found);
      this.at += found.length;
      return value;
    } catch {
      return this.fail(this.at < this.text.length ? 'expected a value' : 'the file ends too early');
    }
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
