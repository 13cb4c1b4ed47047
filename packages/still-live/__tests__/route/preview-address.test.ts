import { linkBase, normalAddress, parsePreviewAddress } from 'still-live/route/preview-address';

// [spec 2.2, 3.18, 5.2, 9.3]
test.each([
  ['?draft=true&projectApiKey=k', '#/', true, 'k'],
  ['', '#/chi_siamo?draft=true&projectApiKey=k', true, 'k'],
  ['?projectApiKey=k', '#/?draft=true', true, 'k'],
  ['?draft=True&projectApiKey=k', '', false, 'k'],
  ['?draft=1', '', false, ''],
  ['?draft=', '', false, ''],
  ['?draft=false', '#/?draft=true', false, ''],
  ['', '', false, ''],
  ['?draft=true', '', true, ''],
])('the address %s%s asks for the draft: %s', (search, hash, draft, projectApiKey) => {
  expect(parsePreviewAddress({ search, hash })).toEqual({ draft, projectApiKey });
});

test('links keep the preview and its key, whatever characters it has', () => {
  expect(linkBase({ draft: true, projectApiKey: 'a b&c#' })).toBe('./?draft=true&projectApiKey=a+b%26c%23');
  expect(linkBase({ draft: false, projectApiKey: 'k' })).toBe('./');
});

test.each([
  [
    { search: '', hash: '#/chi_siamo?draft=true&projectApiKey=k' },
    { search: '?draft=true&projectApiKey=k', hash: '#/chi_siamo' },
  ],
  [
    { search: '?a=b', hash: '#/chi_siamo/' },
    { search: '?a=b', hash: '#/chi_siamo' },
  ],
  [
    { search: '', hash: '#/chi_siamo?utm=x' },
    { search: '', hash: '#/chi_siamo' },
  ],
  // The # that a program has escaped.
  [
    { search: '?draft=true&projectApiKey=k%23/chi_siamo&fbclid=x', hash: '' },
    { search: '?draft=true&projectApiKey=k&fbclid=x', hash: '#/chi_siamo' },
  ],
  [{ search: '?draft=true&projectApiKey=k%23%2Fx', hash: '' }, undefined],
  [{ search: '?draft=true', hash: '#/chi_siamo' }, undefined],
  [{ search: '', hash: '#/' }, undefined],
  [{ search: '', hash: '' }, undefined],
])('the address %j becomes %j', (address, expected) => {
  expect(normalAddress(address)).toEqual(expected);
});
