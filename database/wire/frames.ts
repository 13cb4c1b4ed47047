/** Longest frame that SDKs send and expect, in UTF-16 units. */
export const FRAME_LENGTH = 16384;
/** Longest message of a client that is kept, in UTF-16 units: twice the 16 MB that a write may have. */
export const MAX_MESSAGE_LENGTH = 32 * 1024 * 1024;
/** A frame no longer than this and numeric announces how many frames the next message has. */
const MAX_COUNT_LENGTH = 6;

/** A client that does not keep to the protocol; it is disconnected. */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolError';
  }
}

/**
 * The frames of one message: itself when short, else their number and then the pieces. A piece never ends inside a
 * surrogate pair, which would not survive the way through UTF-8.
 */
export function framesOf(message: string): string[] {
  if (message.length <= FRAME_LENGTH) return [message];
  const pieces: string[] = [];
  for (let from = 0; from < message.length;) {
    let to = Math.min(from + FRAME_LENGTH, message.length);
    const last = message.charCodeAt(to - 1);
    if (to < message.length && last >= 0xd800 && last <= 0xdbff) to -= 1;
    pieces.push(message.slice(from, to));
    from = to;
  }
  return [String(pieces.length), ...pieces];
}

/** Takes the beginning of a message that was too long to be kept. */
export type TooLong = (beginning: string) => void;

/** Refuses a message that is too long by ending the connection. Throws ProtocolError. */
export function refuseTooLong(): never {
  throw new ProtocolError('Message is too long');
}

/** Puts a client's frames together into messages (firebase-js-sdk, `WebSocketConnection.handleIncomingFrame`). */
export class FrameReader {
  private pieces: string[] = [];
  private missing = 0;
  private length = 0;

  /** @param tooLong called instead when a message that is too long has come whole; it is not kept. */
  constructor(private readonly tooLong: TooLong = refuseTooLong) {}

  /** Takes one frame; returns the message it completes, or null. Throws ProtocolError. */
  take(frame: string): string | null {
    if (this.missing === 0) {
      const isCount = frame.length <= MAX_COUNT_LENGTH && frame.trim() !== '' && !Number.isNaN(Number(frame));
      if (isCount) {
        this.expect(Number(frame));
        return null;
      }
      this.missing = 1;
    }
    this.length += frame.length;
    // Of a message that is too long, only its beginning is kept.
    if (this.length <= MAX_MESSAGE_LENGTH || this.pieces.length === 0) this.pieces.push(frame);
    else this.pieces.length = 1;
    this.missing -= 1;
    return this.missing > 0 ? null : this.complete();
  }

  // A count of 0 is the keep-alive of an idle client.
  private expect(count: number): void {
    if (!Number.isInteger(count) || count < 0) throw new ProtocolError(`Invalid frame count ${count}`);
    this.missing = count;
  }

  private complete(): string | null {
    const { pieces, length } = this;
    this.pieces = [];
    this.length = 0;
    if (length <= MAX_MESSAGE_LENGTH) return pieces.join('');
    this.tooLong((pieces[0] ?? '').slice(0, FRAME_LENGTH));
    return null;
  }
}
