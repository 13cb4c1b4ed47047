import fc from 'fast-check';
import { FrameReader, framesOf, FRAME_LENGTH, MAX_MESSAGE_LENGTH, ProtocolError } from '../../wire/frames';

function readAll(frames: readonly string[]): (string | null)[] {
  const reader = new FrameReader();
  return frames.map((frame) => reader.take(frame));
}

// How long the frames are: socket-sender.test.ts.

test('whatever is split is read back whole: no frame ends inside a character', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 7, maxLength: 40, unit: 'grapheme' })), (messages) => {
      const long = messages.map((message) => `{${message.repeat(2000)}🎈}`);
      const sent = long.flatMap((message) => framesOf(message)).map((frame) => Buffer.from(frame).toString());
      expect(readAll(sent).filter((message) => message !== null)).toEqual(long);
    }),
    { numRuns: 20 },
  );
});

test('the keep-alive 0 is no message and announces none', () => {
  expect(readAll(['0', '{"t":"c"}', '0', '2', '{"t":', '"d"}'])).toEqual([
    null,
    '{"t":"c"}',
    null,
    null,
    null,
    '{"t":"d"}',
  ]);
});

test.each(['-1', '1.5', '1e999'])('the frame count %s is refused', (count) => {
  expect(() => readAll([count])).toThrow(ProtocolError);
});

test('a message that is too long is not kept, and what follows it is read', () => {
  const beginnings: string[] = [];
  const reader = new FrameReader((beginning) => beginnings.push(beginning));
  const frame = 'x'.repeat(FRAME_LENGTH);
  const count = MAX_MESSAGE_LENGTH / FRAME_LENGTH + 2;
  reader.take(String(count));
  expect(reader.take('{"first":1')).toBeNull();
  for (let sent = 1; sent < count; sent += 1) {
    expect(beginnings).toEqual([]);
    expect(reader.take(frame)).toBeNull();
  }
  expect(beginnings).toEqual(['{"first":1']);
  expect(reader.take('{"next":1}')).toBe('{"next":1}');
});

test('a message that is too long ends the connection of a client that cannot be answered', () => {
  const reader = new FrameReader();
  expect(() => reader.take(`x${'x'.repeat(MAX_MESSAGE_LENGTH)}`)).toThrow(ProtocolError);
});
