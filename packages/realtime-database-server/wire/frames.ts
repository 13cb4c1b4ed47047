/** In UTF-16 code units: the SDKs split longer messages. */
export const FRAME_LENGTH = 16384;
/**
 * Maximum length of a client's message that is kept, in UTF-16 code units: twice the 16 MB that a write may
 * have.
 */
export const MAX_MESSAGE_LENGTH = 32 * 1024 * 1024;
/** A number with at most this many digits announces how many frames the next message has. */
const MAX_COUNT_LENGTH = 6;

export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/**
 * Returns the frames of one message: the message itself when it is short, otherwise their number and the
 * pieces. A piece never ends inside a surrogate pair, which UTF-8 cannot encode.
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

export type TooLong = (beginning: string) => void;

/**
 * Refuses a message that is too long by ending the connection.
 * @throws {ProtocolError} always.
 */
export function refuseTooLong(): never {
  throw new ProtocolError('Message is too long');
}

/** Of a message that is too long, only the beginning is kept. */
export class Pieces {
  private pieces: string[] = [];
  private length = 0;

  add(piece: string): void {
    this.length += piece.length;
    if (this.length <= MAX_MESSAGE_LENGTH || this.pieces.length === 0) this.pieces.push(piece);
    else this.pieces.length = 1;
  }

  take(): { readonly text: string; readonly isTooLong: boolean } {
    const taken = { text: this.pieces.join(''), isTooLong: this.length > MAX_MESSAGE_LENGTH };
    this.pieces = [];
    this.length = 0;
    return taken;
  }
}

/** Joins a client's frames to messages (firebase-js-sdk, `WebSocketConnection.handleIncomingFrame`). */
export class FrameReader {
  private readonly pieces = new Pieces();
  private missing = 0;

  constructor(private readonly tooLong: TooLong = refuseTooLong) {}

  /**
   * Takes one frame. Returns the message that it completes, or null.
   * @throws {ProtocolError} when the frame is not valid.
   */
  take(frame: string): string | null {
    if (this.missing === 0) {
      const isCount = frame.length <= MAX_COUNT_LENGTH && frame.trim() !== '' && !Number.isNaN(Number(frame));
      if (isCount) {
        this.expect(Number(frame));
        return null;
      }
      this.missing = 1;
    }
    this.pieces.add(frame);
    this.missing -= 1;
    if (this.missing > 0) return null;
    const { text, isTooLong } = this.pieces.take();
    if (!isTooLong) return text;
    this.tooLong(text.slice(0, FRAME_LENGTH));
    return null;
  }

  // A count of 0 is the keep-alive of an idle client.
  private expect(count: number): void {
    if (!Number.isInteger(count) || count < 0) throw new ProtocolError(`Invalid frame count ${count}`);
    this.missing = count;
  }
}
