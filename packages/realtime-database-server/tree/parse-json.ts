import { DataError } from './errors';
import type { LongObject } from './is-record';
import { isTime, type Steps } from './steps';

/** Most values in one write of a client that is no administrator. More would take seconds. */
export const MAX_NODES = 200_000;

/** About so many characters are parsed in one step. */
const PIECE = 64 * 1024;

/** Strings, which may contain anything, and the marks between values. */
const MARKS = /"[^"\\]*(?:\\[^][^"\\]*)*"|[,[\]{}]/g;

/** An object or array whose end was not read yet. */
interface Container {
  readonly isList: boolean;
  readonly start: number;
  /** What was read of it; null while it is short enough to be read with the container around it. */
  value: unknown[] | LongObject | null;
  /** The offset behind the members that were read. */
  from: number;
  /** The offset of the last comma, or of its bracket. */
  comma: number;
  /** Whether a value ends at `from`, so that only a comma or the end may follow. */
  isAfterValue: boolean;
}

function invalid(): never {
  throw new SyntaxError('not JSON');
}

function add(container: Container, key: string | null, value: unknown): void {
  container.value ??= container.isList ? [] : new Map();
  if (Array.isArray(container.value)) container.value.push(value);
  else container.value.set(key ?? invalid(), value);
}

/** Parses a JSON text in steps: `JSON.parse` reads pieces of long objects and arrays, which are put together. */
class Parser {
  private readonly open: Container[] = [];
  private whole: { readonly value: unknown; readonly end: number } | null = null;

  constructor(
    private readonly text: string,
    private readonly most: number,
  ) {}

  *parse(): Steps<unknown> {
    let count = 0;
    for (const { 0: mark, index } of this.text.matchAll(MARKS)) {
      if (isTime()) yield;
      if (mark === '{' || mark === '[') this.begin(mark, index);
      else if (mark === ',') yield* this.separate(index);
      else if (mark === '}' || mark === ']') yield* this.end(mark, index);
      // Every value but the first in its container follows a comma, and the first one a bracket.
      if (mark === ',' || mark === '{' || mark === '[') count += 1;
      if (count > this.most)
        throw new DataError(
          'too_big',
          `Data to write exceeds ${this.most} values, the most that a client without the token of an administrator may write at once.`,
        );
    }
    if (this.whole === null) return JSON.parse(this.text) as unknown;
    this.checkBlank(this.whole.end, this.text.length);
    return this.whole.value;
  }

  private begin(mark: '{' | '[', start: number): void {
    if (this.whole !== null) invalid();
    const place = { start, from: start + 1, comma: start };
    this.open.push({ ...place, isList: mark === '[', value: null, isAfterValue: false });
  }

  private *separate(at: number): Steps<void> {
    const container = this.open.at(-1) ?? invalid();
    if (container.isAfterValue || at - container.from > PIECE) {
      this.read(container, at);
      yield;
    }
    container.comma = at;
  }

  private *end(mark: '}' | ']', at: number): Steps<void> {
    const container = this.open.pop() ?? invalid();
    if (container.isList !== (mark === ']')) invalid();
    // Otherwise it is read with what is around it.
    if (container.value === null) return;
    this.read(container, at);
    yield;
    const around = this.open.at(-1);
    if (around === undefined) {
      this.checkBlank(0, container.start);
      this.whole = { value: container.value, end: at + 1 };
      return;
    }
    if (around.comma >= around.from) this.read(around, around.comma);
    else if (around.isAfterValue) invalid();
    const before = this.text.slice(around.from, container.start);
    const [, key = null] = /^[\t\n\r ]*(".*")[\t\n\r ]*:[\t\n\r ]*$/s.exec(before) ?? [];
    if (around.isList) this.checkBlank(around.from, container.start);
    add(around, key === null ? null : String(JSON.parse(key)), container.value);
    around.from = at + 1;
    around.isAfterValue = true;
  }

  /** Reads the members up to a comma or the end. */
  private read(container: Container, to: number): void {
    const piece = this.text.slice(container.from, to);
    if (container.isAfterValue) this.checkBlank(container.from, to);
    else if (piece.trim() === '') invalid();
    else if (container.isList)
      for (const item of JSON.parse(`[${piece}]`) as unknown[]) add(container, null, item);
    else
      for (const [key, value] of Object.entries(JSON.parse(`{${piece}}`) as object))
        add(container, key, value);
    container.from = to + 1;
    container.isAfterValue = false;
  }

  private checkBlank(from: number, to: number): void {
    if (/[^\t\n\r ]/.test(this.text.slice(from, to))) invalid();
  }
}

/**
 * Parses a JSON text. Long objects in it become a `LongObject`.
 * @param most The most values that it may have.
 * @throws {SyntaxError} when it is not JSON.
 * @throws {DataError} with code `too_big`.
 */
export function* parseJson(text: string, most = Infinity): Steps<unknown> {
  return text.length <= PIECE ? (JSON.parse(text) as unknown) : yield* new Parser(text, most).parse();
}
