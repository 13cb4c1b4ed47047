import { MAX_MESSAGE_LENGTH, ProtocolError } from './frames';

/** A piece of a client's message in a long poll: `seg` counts all pieces of a connection, `ts` those of its message. */
export interface Segment {
  readonly number: number;
  readonly total: number;
  readonly data: string;
}

/** How many segments may wait for an earlier one that has not arrived. */
const MAX_WAITING = 4096;

function countOf(text: string | null): number {
  const count = Number(text ?? 'NaN');
  if (!Number.isInteger(count) || count < 0) throw new ProtocolError('Invalid segment');
  return count;
}

/** The segments of a poll's address: `seg0`, `ts0`, `d0`, `seg1`… Throws ProtocolError. */
export function segmentsOf(parameters: URLSearchParams): Segment[] {
  const segments: Segment[] = [];
  for (let index = 0; parameters.has(`seg${index}`); index += 1) {
    const number = countOf(parameters.get(`seg${index}`));
    const total = countOf(parameters.get(`ts${index}`));
    segments.push({ number, total, data: parameters.get(`d${index}`) ?? '' });
  }
  return segments;
}

/** Puts segments in order, whichever request brought them, and joins them to messages. */
export class SegmentReader {
  private readonly waiting = new Map<number, Segment>();
  private next = 0;
  private pieces: string[] = [];
  private length = 0;

  /** Takes a segment; returns the messages that are complete now, in order. Throws ProtocolError. */
  take(segment: Segment): string[] {
    if (segment.number < this.next) return [];
    if (this.waiting.size >= MAX_WAITING) throw new ProtocolError('Too many segments are missing');
    this.waiting.set(segment.number, segment);
    const messages: string[] = [];
    for (let found = this.waiting.get(this.next); found !== undefined; found = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.next += 1;
      const message = this.append(found);
      if (message !== null) messages.push(message);
    }
    return messages;
  }

  private append({ data, total }: Segment): string | null {
    this.pieces.push(data);
    this.length += data.length;
    if (this.length > MAX_MESSAGE_LENGTH) throw new ProtocolError('Message is too long');
    if (this.pieces.length < total) return null;
    // SDKs encode with the alphabet of URLs and pad with dots.
    const message = Buffer.from(this.pieces.join('').replaceAll('.', ''), 'base64url').toString('utf8');
    this.pieces = [];
    this.length = 0;
    return message;
  }
}
