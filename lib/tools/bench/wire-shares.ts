import { isRecord } from '@/lib/content/raw-tree';
import { FrameReader } from '../../../database/wire/frames';

/** What the characters are for that a client of the database received. */
export interface WireShares {
  /** The values of records, as JSON. */
  readonly content: number;
  /** The rest of the messages that the server sends by itself: which path a value has. */
  readonly envelopes: number;
  /** Answers to requests, without the values in them. */
  readonly answers: number;
  /** The messages of the connection itself. */
  readonly control: number;
}

const NOTHING: WireShares = { content: 0, envelopes: 0, answers: 0, control: 0 };

/**
 * Says what one message is for. Messages of the connection are `{t: 'c'}`, answers `{t: 'd', d: {r, b: {s, d}}}`,
 * values that the server sends `{t: 'd', d: {a, b: {p, d}}}`.
 * Source: `onDataMessage_` in `@firebase/database`, src/core/PersistentConnection.ts.
 */
function shareOf(text: string): WireShares {
  const { length } = text;
  const message: unknown = JSON.parse(text);
  const data = isRecord(message) && message['t'] === 'd' ? message['d'] : undefined;
  if (!isRecord(data)) return { ...NOTHING, control: length };
  const body = isRecord(data['b']) ? data['b'] : {};
  const content = 'd' in body ? JSON.stringify(body['d']).length : 0;
  const rest = length - content;
  return 'r' in data ? { ...NOTHING, content, answers: rest } : { ...NOTHING, content, envelopes: rest };
}

/**
 * Divides what a client received by what it is for.
 * @param frames The text of each frame of its connection.
 * @throws {SyntaxError} When a message is not JSON.
 */
export function wireShares(frames: readonly string[]): WireShares {
  const reader = new FrameReader();
  return frames
    .flatMap((frame) => reader.take(frame) ?? [])
    .map(shareOf)
    .reduce(
      (total, share) => ({
        content: total.content + share.content,
        envelopes: total.envelopes + share.envelopes,
        answers: total.answers + share.answers,
        control: total.control + share.control,
      }),
      NOTHING,
    );
}
