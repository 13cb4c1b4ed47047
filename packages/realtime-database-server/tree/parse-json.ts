import { DataError } from './errors';
import type { LongObject } from './is-record';
import { isTime, type Steps } from './steps';

/** Most values in one write of a client that is no administrator. More would take seconds. */
export const MAX_NODES = 200_000;

const PIECE = 64 * 1024;

/** Between values, and what may end a string: one pattern for whole strings would need memory for each escape. */
const MARKS = /["[\]{},]/g;
const MARKS_IN_STRING = /["\\]/g;

/** Makes something else of a value that was read. `depth` is the number of objects and arrays around it. */
export type Make = (value: unknown, depth: number) => Steps<unknown>;

interface Container {
  readonly isList: boolean;
  readonly depth: number;
  start: number;
  value: unknown[] | LongObject | null;
  key: string | null;
  from: number;
  /** The offset of the last comma, or of its bracket. */
  comma: number;
  /** Whether a value ends at `from`, so that only a comma or the end may follow. */
  isAfterValue: boolean;
}

function invalid(): never {
  throw new SyntaxError('not JSON');
}

function* asItIs(value: unknown): Steps<unknown> {
  return value;
}

/**
 * Parses a JSON text in steps: `JSON.parse` reads pieces of long objects and arrays, which are put together. The text
 * may come in pieces too, and be longer than a string can be.
 */
export class JsonParser {
  private readonly open: Container[] = [];
  private whole: { readonly value: unknown; readonly end: number } | null = null;
  private text = '';
  private at = 0;
  private isInString = false;
  private isLong = false;
  private count = 0;

  /**
   * @param most The most values that the text may have.
   * @param make Is called for the members of long objects and arrays, then for these.
   */
  constructor(
    private readonly most = Infinity,
    private readonly make: Make = asItIs,
  ) {}

  /**
   * Reads the next piece of the text.
   * @throws {SyntaxError} when it is not JSON.
   * @throws {DataError} with code `too_big` when it has too many values.
   */
  *read(piece: string): Steps<void> {
    this.forget();
    this.text += piece;
    this.isLong ||= this.text.length > PIECE;
    if (!this.isLong) return;
    for (;;) {
      if (isTime()) yield;
      const marks = this.isInString ? MARKS_IN_STRING : MARKS;
      marks.lastIndex = this.at;
      const found = marks.exec(this.text);
      if (found === null) break;
      const [mark] = found;
      // What follows a backslash may come with the next piece.
      this.at = found.index + (mark === '\\' ? 2 : 1);
      if (mark === '"') this.isInString = !this.isInString;
      else if (!this.isInString) yield* this.take(mark, found.index);
    }
    this.at = Math.max(this.at, this.text.length);
  }

  private forget(): void {
    const from = this.open.findLast(({ value }) => value !== null)?.from ?? 0;
    this.text = this.text.slice(from);
    this.at -= from;
    for (const container of this.open) {
      container.start -= from;
      container.from -= from;
      container.comma -= from;
    }
  }

  *end(): Steps<unknown> {
    if (this.whole === null) return yield* this.make(JSON.parse(this.text), 0);
    this.checkBlank(this.whole.end, this.text.length);
    return this.whole.value;
  }

  private *take(mark: string, index: number): Steps<void> {
    if (mark === '{' || mark === '[') this.begin(mark, index);
    else if (mark === ',') yield* this.separate(index);
    else if (mark === '}' || mark === ']') yield* this.close(mark, index);
    // Every value but the first in its container follows a comma, and the first one a bracket.
    if (mark === ',' || mark === '{' || mark === '[') this.count += 1;
    if (this.count <= this.most) return;
    throw new DataError(
      'too_big',
      `Data to write exceeds ${this.most} values, the most that a client without the token of an administrator may write at once.`,
    );
  }

  private begin(mark: '{' | '[', start: number): void {
    if (this.whole !== null) invalid();
    const place = { start, from: start + 1, comma: start, isAfterValue: false };
    this.open.push({ ...place, isList: mark === '[', depth: this.open.length + 1, value: null, key: null });
  }

  private *separate(at: number): Steps<void> {
    const container = this.open.at(-1) ?? invalid();
    if (container.isAfterValue || at - container.from > PIECE) {
      yield* this.lengthen();
      yield* this.readMembers(container, at);
      yield;
    }
    container.comma = at;
  }

  private *close(mark: '}' | ']', at: number): Steps<void> {
    const container = this.open.at(-1) ?? invalid();
    if (container.isList !== (mark === ']')) invalid();
    // A short one is read with what is around it.
    if (container.value !== null) yield* this.readMembers(container, at);
    this.open.pop();
    if (container.value === null) return;
    yield;
    const around = this.open.at(-1);
    if (around === undefined) {
      this.whole = { value: yield* this.make(container.value, 0), end: at + 1 };
      return;
    }
    yield* this.add(around, container.key, container.value);
    around.from = at + 1;
    around.isAfterValue = true;
  }

  private *lengthen(): Steps<void> {
    // What is around a long one is long already.
    const from = this.open.findLastIndex(({ value }) => value !== null);
    const [outermost, ...inner] = this.open.slice(Math.max(0, from));
    let around = outermost ?? invalid();
    if (around.value === null) this.checkBlank(0, around.start);
    around.value ??= around.isList ? [] : new Map<string, unknown>();
    for (const container of inner) {
      if (container.value === null) {
        if (around.comma >= around.from) yield* this.readMembers(around, around.comma);
        else if (around.isAfterValue) invalid();
        container.key = this.keyBefore(container, around);
        container.value = container.isList ? [] : new Map<string, unknown>();
      }
      around = container;
    }
  }

  private keyBefore({ start }: Container, { isList, from }: Container): string | null {
    if (isList) {
      this.checkBlank(from, start);
      return null;
    }
    const [, key] = /^[\t\n\r ]*(".*")[\t\n\r ]*:[\t\n\r ]*$/s.exec(this.text.slice(from, start)) ?? [];
    return String(JSON.parse(key ?? invalid()));
  }

  private *readMembers(container: Container, to: number): Steps<void> {
    const piece = this.text.slice(container.from, to);
    if (container.isAfterValue) this.checkBlank(container.from, to);
    else if (piece.trim() === '') invalid();
    else if (container.isList)
      for (const item of JSON.parse(`[${piece}]`) as unknown[]) yield* this.add(container, null, item);
    else
      for (const [key, value] of Object.entries(JSON.parse(`{${piece}}`) as object))
        yield* this.add(container, key, value);
    container.from = to + 1;
    container.isAfterValue = false;
  }

  private *add({ value: members, depth }: Container, key: string | null, value: unknown): Steps<void> {
    // Priorities and the like are no children.
    const isMade = typeof value === 'object' && key?.startsWith('.') !== true;
    const made = isMade ? yield* this.make(value, depth) : value;
    if (Array.isArray(members)) members.push(made);
    else members?.set(key ?? invalid(), made);
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
  const parser = new JsonParser(most);
  yield* parser.read(text);
  return yield* parser.end();
}
