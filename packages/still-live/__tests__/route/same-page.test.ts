import { hashWithinPage } from 'still-live/route/preview-address';

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
