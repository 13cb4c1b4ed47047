import {
  linkBase,
  normalAddress,
  parsePreviewAddress,
  hashWithinPage,
} from 'still-live/route/preview-address';

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

const SITE = 'https://feeling.example';

test.each([
  ['./#/contatti', '/', '#/contatti'],
  ['./#/contatti', '/?utm_source=news', '#/contatti'],
  ['./#/contatti', '/index.html', '#/contatti'],
  ['./#/contatti', '/index.html?utm_source=news#/chi_siamo', '#/contatti'],
  ['/#/contatti', '/?a=b', '#/contatti'],
  ['./#/', '/?a=b', '#/'],
  ['./?draft=true&projectApiKey=k#/contatti', '/?utm=x&projectApiKey=k&draft=true#/', '#/contatti'],
])('%s leads from %s to %s without leaving the page', (address, page, hash) => {
  expect(hashWithinPage(address, SITE + page)).toBe(hash);
});

test.each([
  ['./#/contatti', '/?draft=true&projectApiKey=k'],
  ['./?draft=true&projectApiKey=k#/contatti', '/'],
  ['./?draft=true&projectApiKey=other#/contatti', '/?draft=true&projectApiKey=k'],
  ['#contenuto', '/'],
  ['./', '/?a=b'],
  ['https://elsewhere.example/#/contatti', '/'],
  ['/posizioni.html#/contatti', '/'],
  ['mailto:ciao@feeling.example', '/'],
  ['https://[', '/'],
])('%s leads away from %s', (address, page) => {
  expect(hashWithinPage(address, SITE + page)).toBeUndefined();
});
