import { Pieces, ProtocolError, refuseTooLong, type TooLong } from './frames';

/**
 * A piece of a client's message in a long poll. `seg` counts all pieces of a connection, `ts` those of its
 * message.
 */
export interface Segment {
  readonly number: number;
  readonly total: number;
  readonly data: string;
}

const MAX_WAITING = 4096;

function countOf(text: string | null): number {
  const count = Number(text ?? 'NaN');
  if (!Number.isInteger(count) || count < 0) throw new ProtocolError('Invalid segment');
  return count;
}

/**
 * Returns the segments in the address of a poll: `seg0`, `ts0`, `d0`, `seg1`…
 * @throws {ProtocolError} when they are not valid.
 */
export function segmentsOf(parameters: URLSearchParams): Segment[] {
  const segments: Segment[] = [];
  for (let index = 0; parameters.has(`seg${index}`); index += 1) {
    const number = countOf(parameters.get(`seg${index}`));
    const total = countOf(parameters.get(`ts${index}`));
    segments.push({ number, total, data: parameters.get(`d${index}`) ?? '' });
  }
  return segments;
}

export class SegmentReader {
  private readonly waiting = new Map<number, Segment>();
  private next = 0;
  private readonly pieces = new Pieces();
  private count = 0;

  /**
   * Takes a segment.
   * @param receive Called with each message that is now complete, in order.
   * @param tooLong Called instead when a message that is too long has arrived completely. It is not kept.
   * @throws {ProtocolError} when too many segments are missing.
   */
  take(segment: Segment, receive: (message: string) => void, tooLong: TooLong = refuseTooLong): void {
    if (segment.number < this.next) return;
    if (this.waiting.size >= MAX_WAITING) throw new ProtocolError('Too many segments are missing');
    this.waiting.set(segment.number, segment);
    for (let found = this.waiting.get(this.next); found !== undefined; found = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.next += 1;
      this.count += 1;
      this.pieces.add(found.data);
      if (this.count >= found.total) this.complete(receive, tooLong);
    }
  }

  private complete(receive: (message: string) => void, tooLong: TooLong): void {
    this.count = 0;
    const { text, isTooLong } = this.pieces.take();
    // SDKs encode with the URL-safe alphabet and pad with dots.
    const message = Buffer.from(text.replaceAll('.', ''), 'base64url').toString('utf8');
    (isTooLong ? tooLong : receive)(message);
  }
}
