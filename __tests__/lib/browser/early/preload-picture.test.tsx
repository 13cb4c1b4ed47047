import { preloadPicture } from '@/lib/browser/early/preload-picture';

const PICTURES = '/|/a.avif 480w, /b.avif 960w|66vw\n/chi_siamo|/c.avif 480w|(min-width: 900px) 46vw, 92vw';

function preloads(): readonly HTMLLinkElement[] {
  return [...document.head.querySelectorAll('link')];
}

beforeEach(() => document.head.replaceChildren());

test('the first picture of the route that is shown is requested before others', () => {
  preloadPicture('/chi_siamo', PICTURES);
  const [link, ...others] = preloads();
  expect(others).toEqual([]);
  expect(link).toMatchObject({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSizes: '(min-width: 900px) 46vw, 92vw',
    imageSrcset: '/c.avif 480w',
  });
});

test('nothing is requested for a route without a picture, or when the page lists none', () => {
  preloadPicture('/contatti', PICTURES);
  preloadPicture(undefined, PICTURES);
  preloadPicture('/', undefined);
  expect(preloads()).toEqual([]);
});
