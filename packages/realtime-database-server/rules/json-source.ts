import {
  findNodeAtLocation,
  type JSONVisitor,
  type ParseErrorCode,
  type ParseOptions,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { oneLine, positionOf, RulesError } from './rules-error';

/** Deeper nesting is refused. The database itself allows at most 32 levels. */
export const MAX_DEPTH = 100;

const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['PropertyNameExpected', 'expected a key in double quotes'],
  ['ValueExpected', 'expected a value'],
  ['ColonExpected', 'expected ":"'],
  ['CommaExpected', 'expected ","'],
  ['UnexpectedEndOfComment', 'a comment that does not end'],
  ['UnexpectedEndOfString', 'a string that does not end'],
  ['InvalidEscapeCharacter', 'an unknown escape in a string'],
  ['InvalidUnicode', 'expected four hexadecimal digits after \\u'],
]);

/** The service takes a comma after the last member too. */
const LENIENT: ParseOptions = { allowTrailingComma: true };

/** Comments and strings, also one without an end: it would be looked for again at each mark in it. */
const QUOTED = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"[^"\\]*(?:\\[^][^"\\]*)*"?/g;

interface Container {
  readonly keys: ReadonlyMap<string, unknown> | null;
  take(value: unknown): void;
  whole(): unknown;
}

function parseable(text: string): string {
  // For jsonc-parser a string ends with its line: control characters in strings become spaces.
  return text
    .replace(QUOTED, (quoted) => (quoted.startsWith('"') ? quoted.replace(/[\u0000-\u001f]/g, ' ') : quoted))
    .replace(/^\ufeff/, ' ');
}

export function lineOfKeys(text: string): (keys: readonly string[]) => number {
  const root = parseTree(parseable(text), [], LENIENT);
  return (keys) => {
    const value = root === undefined ? undefined : findNodeAtLocation(root, [...keys]);
    return positionOf(text, value?.parent?.offset ?? 0).line;
  };
}

/**
 * Reads JSON with the extensions of the published rules format: comments (`//` to the end of the line, and
 * block comments) count as white space, a comma may follow the last member, and a string may contain line breaks. Objects are plain, with own
 * properties only, also for keys such as `__proto__`.
 * @throws {RulesError} with the path, line and column.
 */
export function readJsonSource(text: string): unknown {
  const builder = new Builder(text);
  visit(parseable(text), builder, LENIENT);
  return builder.value;
}

class Builder implements JSONVisitor {
  value: unknown = null;
  private readonly path: string[] = [];
  private readonly open: Container[] = [];

  constructor(private readonly text: string) {}

  onObjectBegin = (offset: number): void => {
    const keys = new Map<string, unknown>();
    const take = (value: unknown): unknown => keys.set(this.path.pop() ?? '', value);
    this.begin(offset, { keys, take, whole: () => Object.fromEntries(keys) });
  };

  onObjectProperty = (_name: string, offset: number, length: number): void => {
    const key = this.stringAt(offset, length);
    this.path.push(key);
    if (this.open.at(-1)?.keys?.has(key) === true) this.fail('the same key twice', offset);
  };

  onArrayBegin = (offset: number): void => {
    const items: unknown[] = [];
    this.begin(offset, { keys: null, take: (value) => items.push(value), whole: () => items });
  };

  onObjectEnd = (): void => this.take(this.open.pop()?.whole());

  onArrayEnd = this.onObjectEnd;

  onLiteralValue = (value: unknown, offset: number, length: number): void =>
    this.take(typeof value === 'string' ? this.stringAt(offset, length) : value);

  onError = (code: ParseErrorCode, offset: number, length: number): void => {
    const name = printParseErrorCode(code);
    const word = this.text.slice(offset, offset + length);
    if (word === '') this.fail('the file ends too early', offset);
    this.fail(PROBLEMS.get(name) ?? `unexpected ${word}`, offset);
  };

  private begin(offset: number, container: Container): void {
    if (this.open.length > MAX_DEPTH) this.fail(`nested deeper than ${MAX_DEPTH} levels`, offset);
    this.open.push(container);
  }

  private take(value: unknown): void {
    const container = this.open.at(-1);
    if (container === undefined) this.value = value;
    else container.take(value);
  }

  private stringAt(offset: number, length: number): string {
    return String(JSON.parse(oneLine(this.text.slice(offset, offset + length))));
  }

  private fail(problem: string, at: number): never {
    // So named in the tests of the SDK.
    throw new RulesError(`/${this.path.join('/')}`, `Parse error: ${problem}`, positionOf(this.text, at));
  }
}
