import { SegmentReader, segmentsOf } from '../../../database/wire/segments';
import { ProtocolError } from '../../../database/wire/frames';

const encoded = (text: string): string => Buffer.from(text).toString('base64url').padEnd(12, '.');

test('segments that arrive in any order become messages in theirs', () => {
  const reader = new SegmentReader();
  const whole = Buffer.from('{"text":"über"}').toString('base64url');
  expect(reader.take({ number: 1, total: 2, data: whole.slice(8) })).toEqual([]);
  expect(reader.take({ number: 2, total: 1, data: encoded('{"b":2}') })).toEqual([]);
  expect(reader.take({ number: 0, total: 2, data: whole.slice(0, 8) })).toEqual([
    '{"text":"über"}',
    '{"b":2}',
  ]);
});

test('a segment that comes twice counts once', () => {
  const reader = new SegmentReader();
  const segment = { number: 0, total: 1, data: encoded('{"a":1}') };
  expect(reader.take(segment)).toEqual(['{"a":1}']);
  expect(reader.take(segment)).toEqual([]);
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
