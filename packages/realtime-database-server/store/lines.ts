import { StringDecoder } from 'node:string_decoder';
import { crc32 } from 'node:zlib';
import { treesBelow } from '../tree/from-json';
import { JsonParser } from '../tree/parse-json';
import { atOnce, type Steps } from '../tree/steps';

const LINE_END = 10;

export const CHUNK = { highWaterMark: 1024 * 1024 };

export function checksumText(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}

interface LineForm {
  /** The number of characters before the JSON of a line. */
  readonly prefix: number;
  /** The number of objects and arrays around a tree in the JSON. */
  readonly root: number;
}

export interface Line {
  readonly prefix: string;
  readonly json: unknown;
  readonly sum: number;
  readonly sumBefore: number;
  readonly isWhole: boolean;
  readonly end: number;
  readonly sumOfFile: number;
}

class OpenLine {
  private prefix = '';
  private readonly decoder = new StringDecoder();
  private parser: JsonParser | null;
  private sum = 0;
  private last: { readonly sum: number; readonly bytes: Buffer } = { sum: 0, bytes: Buffer.alloc(0) };

  constructor(private readonly form: LineForm) {
    this.parser = new JsonParser(Infinity, treesBelow(form.root, 0));
  }

  take(bytes: Buffer): void {
    const start = this.form.prefix - this.prefix.length;
    this.prefix += bytes.toString('latin1', 0, start);
    this.last = { sum: this.sum, bytes: bytes.subarray(start) };
    this.sum = crc32(this.last.bytes, this.sum);
    this.parse((parser) => parser.read(this.decoder.write(this.last.bytes)));
  }

  finish(): Pick<Line, 'prefix' | 'json' | 'sum' | 'sumBefore'> {
    const { prefix, sum, last } = this;
    const json = this.parse((parser) => parser.end());
    return { prefix, json, sum, sumBefore: crc32(last.bytes.subarray(0, -1), last.sum) };
  }

  private parse<T>(read: (parser: JsonParser) => Steps<T>): T | undefined {
    try {
      return this.parser === null ? undefined : atOnce(read(this.parser));
    } catch {
      // It is damaged.
      this.parser = null;
      return undefined;
    }
  }
}

export async function* linesIn(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  form: LineForm,
): AsyncGenerator<Line> {
  let line = new OpenLine(form);
  let [start, end, sumOfFile, sum] = [0, 0, 0, 0];
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length;) {
      const at = chunk.indexOf(LINE_END, from);
      const next = at === -1 ? chunk.length : at + 1;
      line.take(chunk.subarray(from, at === -1 ? next : at));
      sum = crc32(chunk.subarray(from, next), sum);
      end += next - from;
      from = next;
      if (at === -1) break;
      yield { ...line.finish(), isWhole: true, end, sumOfFile };
      line = new OpenLine(form);
      [start, sumOfFile] = [end, sum];
    }
  }
  if (end > start) yield { ...line.finish(), isWhole: false, end, sumOfFile };
}
