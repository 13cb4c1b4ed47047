import { safeMediaAddress } from '@/lib/media/media-address';

test.each([
  ['/demo/a.jpg', '/demo/a.jpg'],
  ['https://a.example/b.jpg', 'https://a.example/b.jpg'],
  [' http://a.example/b c.jpg ', 'http://a.example/b%20c.jpg'],
  ['//evil.example/x', undefined],
  ['/\t/evil.example/x', undefined],
  ['/\\evil.example/x', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['x.jpg', undefined],
  ['https://', undefined],
  ['', undefined],
])('the media address %j is %j', (raw, expected) => {
  expect(safeMediaAddress(raw)).toBe(expected);
});
