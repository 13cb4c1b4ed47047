import { SegmentReader, segmentsOf, type Segment } from '../../wire/segments';
import { ProtocolError } from '../../wire/frames';

const encoded = (text: string): string => Buffer.from(text).toString('base64url').padEnd(12, '.');

function taken(reader: SegmentReader, segment: Segment): string[] {
  const messages: string[] = [];
  reader.take(segment, (message) => messages.push(message));
  return messages;
}

test('segments that arrive in any order become messages in theirs', () => {
  const reader = new SegmentReader();
  const whole = Buffer.from('{"text":"über"}').toString('base64url');
  expect(taken(reader, { number: 1, total: 2, data: whole.slice(8) })).toEqual([]);
  expect(taken(reader, { number: 2, total: 1, data: encoded('{"b":2}') })).toEqual([]);
  expect(taken(reader, { number: 0, total: 2, data: whole.slice(0, 8) })).toEqual([
    '{"text":"über"}',
    '{"b":2}',
  ]);
});

test('a segment that comes twice counts once', () => {
  const reader = new SegmentReader();
  const segment = { number: 0, total: 1, data: encoded('{"a":1}') };
  expect(taken(reader, segment)).toEqual(['{"a":1}']);
  expect(taken(reader, segment)).toEqual([]);
});

test('the address of a poll names its segments', () => {
  const address = new URLSearchParams('id=x&seg0=4&ts0=1&d0=aaa&seg1=5&ts1=2&d1=bbb');
  expect(segmentsOf(address)).toEqual([
    { number: 4, total: 1, data: 'aaa' },
    { number: 5, total: 2, data: 'bbb' },
  ]);
});

test('a segment number that is none is refused', () => {
  expect(() => segmentsOf(new URLSearchParams('seg0=x&ts0=1&d0='))).toThrow(ProtocolError);
});

test('a message that is too long is not kept, and what follows it is read', () => {
  const reader = new SegmentReader();
  const [messages, beginnings]: [string[], string[]] = [[], []];
  const take = (number: number, total: number, text: string): void =>
    reader.take(
      { number, total, data: Buffer.from(text).toString('base64url') },
      (message) => messages.push(message),
      (beginning) => beginnings.push(beginning),
    );
  take(0, 30, '{"t":"d","d":{"r":1,');
  const part = 'x'.repeat(3 << 18);
  for (let number = 1; number < 30; number += 1) take(number, 30, part);
  expect(beginnings).toEqual([]);
  take(30, 50, '{"t":"d","d":{"r":2,');
  for (let number = 31; number < 80; number += 1) take(number, 50, part);
  take(80, 1, '{"next":1}');
  expect(beginnings).toEqual(['{"t":"d","d":{"r":2,']);
  expect(messages.at(-1)).toBe('{"next":1}');
});
