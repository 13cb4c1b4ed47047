import { appShellMetadata, staticPageMetadata } from 'still-live/next/page-metadata';
import { demoExport } from '@/__tests__/app/export-data-fixture';

test('the description is the beginning of the who-we-are text, as plain words, cut at a word', () => {
  const description = demoExport().home.description;
  expect(description).toMatch(/^Si lavora meglio dove si sta bene\. Dal 2009 .*\w…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(demoExport((tree) => (tree.pagine.home = {})).home.description).toBe('');
});

test('canonical address and Open Graph of the app shell say the same; without a picture its card is small', () => {
  const data = demoExport();
  const { alternates, openGraph, twitter } = appShellMetadata(data);
  expect(alternates?.canonical).toBe('https://www.feeling.example/');
  expect(openGraph).toMatchObject({
    url: 'https://www.feeling.example/',
    locale: 'it_IT',
    siteName: 'Feeling',
    title: 'Feeling',
  });
  expect(twitter).toEqual({ card: 'summary' });
  const picture = { url: 'https://x.example/b.png', alt: '"b"', width: 1200, height: 630 };
  const drawn = { ...data, home: { ...data.home, picture } };
  expect(appShellMetadata(drawn)).toMatchObject({
    openGraph: { images: [picture] },
    twitter: { card: 'summary_large_image' },
  });
  // A page whose own picture is not drawn yet has that of Home; one without an address has none.
  const page = { title: 'x', description: 'y', path: '/chi_siamo/' };
  expect(staticPageMetadata(drawn, page).openGraph).toMatchObject({ images: [picture] });
  expect(staticPageMetadata(drawn, { ...page, path: undefined }).openGraph).not.toHaveProperty('images');
});

test('a static page has its own title and address; one of positions names their feed, one of no address is none', () => {
  const data = demoExport();
  const [about, list] = ['/chi_siamo/', '/lavora_con_noi/'].map((path) =>
    data.pages.find((page) => page.path === path),
  );
  if (!about || !list) throw new Error('no page');
  expect(staticPageMetadata(data, about)).toMatchObject({
    title: 'Chi siamo — Feeling',
    alternates: { canonical: 'https://www.feeling.example/chi_siamo/' },
    openGraph: { url: 'https://www.feeling.example/chi_siamo/' },
  });
  expect(staticPageMetadata(data, about).alternates).not.toHaveProperty('types');
  expect(staticPageMetadata(data, list).alternates?.types).toEqual({
    'application/atom+xml': [{ url: '/posizioni.xml', title: 'Posizioni aperte' }],
  });
  expect(staticPageMetadata(data, { title: 'x', description: 'y', path: undefined })).not.toHaveProperty(
    'alternates',
  );
});
