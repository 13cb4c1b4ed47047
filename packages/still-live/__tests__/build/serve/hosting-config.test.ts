import { readFileSync } from 'node:fs';
import { headersFor, hostingHeaders } from 'still-live/build/serve/hosting-config';

test.each([
  ['**', ['/', '/a', '/a/b.html', '/.x'], []],
  ['/', ['/'], ['/index.html']],
  ['**/*.html', ['/a.html', '/b/a.html'], ['/', '/a.htm', '/a.html/b']],
  ['/_next/static/**', ['/_next/static/a', '/_next/static/a/b.js'], ['/_next/data', '/x/_next/static/a']],
  ['/*.js', ['/a.js'], ['/b/a.js']],
  ['**/*.@(jpg|png)', ['/a.jpg', '/b/c.png'], ['/a.gif', '/jpg']],
  ['/{a,b}/?.txt', ['/a/1.txt', '/b/2.txt'], ['/c/1.txt', '/a/12.txt']],
  ['/!(a|b)', ['/c', '/ab'], ['/a', '/b', '/c/d']],
  ['a.b', ['/a.b'], ['/axb']],
])('%s matches what Firebase Hosting would', (source, yes, no) => {
  const look = headersFor([{ source, headers: [{ key: 'X', value: 'x' }] }]);
  const matches = (path: string): boolean => look(path).has('x');
  expect(yes.filter((path) => !matches(path))).toEqual([]);
  expect(no.filter(matches)).toEqual([]);
});

describe('the firebase.json of this repository', () => {
  const look = headersFor(hostingHeaders(JSON.parse(readFileSync('firebase.json', 'utf8'))));
  const cache = (path: string) => look(path).get('cache-control');

  test('keeps content-named files for a year and asks again for everything that has a fixed name, which no proxy may change', () => {
    for (const path of ['/_next/static/chunks/a.js', '/_next/static/media/f.woff2', '/media/abc-480.jpg']) {
      expect(cache(path)).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/', '/index.html', '/404.html', '/release.json', '/posizioni/3.json'])
      expect(cache(path)).toBe('no-cache, no-transform');
  });
});
