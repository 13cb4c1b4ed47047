import { safeMediaAddress } from 'still-live/media/media-address';

test.each([
  ['/demo/a.jpg', '/demo/a.jpg'],
  ['https://a.example/b.jpg', 'https://a.example/b.jpg'],
  [' http://a.example/b c.jpg ', 'http://a.example/b%20c.jpg'],
  // As people write and copy them: one form of each.
  ['/demo/due parole.jpg', '/demo/due%20parole.jpg'],
  ['/demo/due%20parole.jpg', '/demo/due%20parole.jpg'],
  ['/demo/citt\u00e0.jpg', '/demo/citt%C3%A0.jpg'],
  ['/demo/citta\u0300.jpg', '/demo/citt%C3%A0.jpg'],
  ['/demo/citt%c3%a0.jpg', '/demo/citt%C3%A0.jpg'],
  ['/demo/citta%CC%80.jpg', '/demo/citt%C3%A0.jpg'],
  ['/demo/100%.jpg?v=è#t=3', '/demo/100%.jpg?v=%C3%A8#t=3'],
  ['/demo/a&b=c(1).jpg', '/demo/a%26b%3Dc(1).jpg'],
  ['\ufeff/demo/a.jpg\u200b', '/demo/a.jpg'],
  ['/demo/\na.jpg', '/demo/a.jpg'],
  ['/altre/../demo/a.jpg', '/demo/a.jpg'],
  ['HTTPS://A.example/Ä.JPG', 'https://a.example/%C3%84.JPG'],
  ['https://città.example/è.jpg', 'https://xn--citt-3na.example/%C3%A8.jpg'],
  ['\u200ehttps://a.example:443/x\u200f', 'https://a.example/x'],
  // The server of another site may know them as different files.
  ['https://a.example/%C3%A0', 'https://a.example/%C3%A0'],
  ['https://a.example/a%CC%80', 'https://a.example/a%CC%80'],
  ['/.//evil.example/x', undefined],
  ['/x/..//evil.example/x', undefined],
  ['/%2e//evil.example/x', undefined],
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
  if (expected !== undefined) expect(safeMediaAddress(expected)).toBe(expected);
});
