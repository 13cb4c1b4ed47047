import { sharingPicture, siteDescription, siteMetadata } from '@/app/site-metadata';
import { demoSite } from './site-data-fixture';

test('the description is the beginning of the who-we-are text, as plain words, cut at a word', () => {
  const description = siteDescription(demoSite());
  expect(description).toMatch(/^Si lavora meglio dove si sta bene\. Dal 2009 .*\w…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(siteDescription(demoSite((tree) => delete tree.pagine.home.testo_chi_siamo))).toBe('');
});

test('the sharing picture is the first cover, in the smallest variant that is large enough', () => {
  expect(sharingPicture(demoSite())).toEqual({
    url: 'https://www.feeling.example/media/abc-1440.jpg',
    width: 1440,
    height: 960,
    alt: expect.stringContaining('Tre persone'),
  });
});

test('a cover without variants is shared as it is; a video or an unsafe address never', () => {
  const withCover = (url: string, type: string) =>
    sharingPicture(
      demoSite((tree) => {
        tree.pagine.home.immagini_di_copertina = {
          _list: [{}, { immagine: { _value: url, _mediaType: type } }],
        };
      }),
    )?.url;
  expect(withCover('/demo/altro.jpg', 'image/jpeg')).toBe('https://www.feeling.example/demo/altro.jpg');
  expect(withCover('https://cdn.example/a.jpg', 'image/jpeg')).toBe('https://cdn.example/a.jpg');
  expect(withCover('/demo/a.mp4', 'video/mp4')).toBeUndefined();
  expect(withCover('data:image/png;base64,AA', 'image/png')).toBeUndefined();
});

test('canonical address, Open Graph and Twitter say the same', () => {
  const { alternates, openGraph, twitter } = siteMetadata(demoSite());
  expect(alternates?.canonical).toBe('https://www.feeling.example/');
  expect(openGraph).toMatchObject({
    url: 'https://www.feeling.example/',
    locale: 'it_IT',
    siteName: 'Feeling',
  });
  expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'Feeling' });
  expect(
    siteMetadata(demoSite((tree) => delete tree.pagine.home.immagini_di_copertina)).twitter,
  ).toMatchObject({
    card: 'summary',
  });
});
