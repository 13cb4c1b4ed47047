import { firstPictures } from '@/lib/pipeline/export/first-pictures';
import { parsePage } from '@/lib/pipeline/export/html-tree';

const picture = (name: string): string =>
  `<picture><source type="image/avif" srcSet="/${name}.avif 480w" sizes="50vw"/><img src="/${name}.jpg"/></picture>`;

const BARE = '<picture><img src="/bare.jpg"/></picture>';

test('each screen is listed with the AVIF source of its first picture', () => {
  const html = `<section id="/" data-route>${picture('a')}${picture('b')}</section><section id="/chi_siamo" data-route>${picture('c')}</section>`;
  expect(firstPictures(parsePage(html))).toBe('/|/a.avif 480w|50vw\n/chi_siamo|/c.avif 480w|50vw');
});

test('a screen with panels is not listed, but each of its panels is', () => {
  const panels = ['1', '2'].map((tab) => `<div id="/t/${tab}" data-route>${picture(tab)}</div>`).join('');
  expect(firstPictures(parsePage(`<section id="/t" data-route>${panels}</section>`))).toBe(
    '/t/1|/1.avif 480w|50vw\n/t/2|/2.avif 480w|50vw',
  );
});

test('a screen without pictures, or whose first picture has no variants, is not listed', () => {
  const html = `<section id="/a" data-route>${BARE}${picture('b')}</section><section id="/c" data-route></section>`;
  expect(firstPictures(parsePage(html))).toBe('');
});
