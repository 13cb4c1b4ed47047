import { entryMetadata, plainMetadata, sharingPicture, siteDescription } from '@/app/page-metadata';
import { demoExport, demoSite } from './site-data-fixture';

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

test('canonical address and Open Graph of the entry say the same; without a picture its card is small', () => {
  const { alternates, openGraph, twitter } = entryMetadata(demoExport());
  expect(alternates?.canonical).toBe('https://www.feeling.example/');
  expect(openGraph).toMatchObject({
    url: 'https://www.feeling.example/',
    locale: 'it_IT',
    siteName: 'Feeling',
    title: 'Feeling',
  });
  expect(twitter).toEqual({ card: 'summary_large_image' });
  const bare = demoExport((tree) => delete tree.pagine.home.immagini_di_copertina);
  expect(entryMetadata(bare).twitter).toEqual({ card: 'summary' });
});

test('the entry shows the picture that was drawn for it, before its cover', () => {
  const data = demoExport();
  const picture = { url: 'https://x.example/b.png', alt: '"b"', width: 1200, height: 630 };
  const { openGraph } = entryMetadata({ ...data, home: { ...data.home, picture } });
  expect(openGraph).toMatchObject({ images: [picture] });
});

test('a plain page has its own title and address; one of positions names their feed, one of no address is none', () => {
  const data = demoExport();
  const [about, list] = ['/chi_siamo/', '/lavora_con_noi/'].map((path) =>
    data.pages.find((page) => page.path === path),
  );
  if (!about || !list) throw new Error('no page');
  expect(plainMetadata(data, about)).toMatchObject({
    title: 'Chi siamo — Feeling',
    alternates: { canonical: 'https://www.feeling.example/chi_siamo/' },
    openGraph: { url: 'https://www.feeling.example/chi_siamo/' },
  });
  expect(plainMetadata(data, about).alternates).not.toHaveProperty('types');
  expect(plainMetadata(data, list).alternates?.types).toEqual({
    'application/atom+xml': [{ url: '/posizioni.xml', title: 'Posizioni aperte' }],
  });
  expect(plainMetadata(data, { title: 'x', description: 'y', path: undefined })).not.toHaveProperty(
    'alternates',
  );
});
