import { appShellMetadata, staticPageMetadata } from 'still-live/next/page-metadata';
import { bindSite } from 'still-live/declaration';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { appShellStructure, pageStructure, StructuredData } from 'still-live/next/structured-data';
import { ownExport, ownSite } from '../own-data';

const FACTS = { vatID: 'IT00000000000', email: 'ciao@feeling.example' };
bindSite({ structure: { organization: () => FACTS } });

test('the description is the beginning of the who-we-are text, as plain words, cut at a word', () => {
  const description = ownExport().home.description;
  expect(description).toMatch(/^Si lavora meglio dove si sta bene\. Dal 2009 .*\w…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(ownExport((tree) => (tree.pagine.home = {})).home.description).toBe('');
});

test('canonical address and Open Graph of the app shell say the same; without a picture its card is small', () => {
  const data = ownExport();
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
  const data = ownExport();
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

const graph = (data = ownSite()) => JSON.parse(JSON.stringify(appShellStructure(data)));

test('the organisation has its names, its address, its logo and what the site says of it', () => {
  expect(graph()[0]).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.feeling.example/#organization',
    name: 'Feeling',
    legalName: 'Feeling S.r.l.',
    url: 'https://www.feeling.example/',
    logo: 'https://www.feeling.example/icon-512.png',
    ...FACTS,
  });
});

test('the page of the contacts names the whole organisation too; the others name it by its id alone', () => {
  const data = ownExport();
  const organizations = data.pages.map((page) => {
    const [, , organization] = JSON.parse(JSON.stringify(pageStructure(data, page)));
    return [page.path, organization];
  });
  const [entry] = graph();
  for (const [path, organization] of organizations) {
    expect(organization['@id']).toBe(entry['@id']);
    expect(organization.vatID).toBe(path === '/contatti/' ? entry.vatID : undefined);
  }
  expect(Object.fromEntries(organizations)['/contatti/']).toEqual(entry);
});

test('a page of a position says where it stands, and that it is a job', () => {
  const data = ownExport();
  const page = data.pages.find(({ path }) => path === '/lavora_con_noi/consulente-di-welfare-aziendale/');
  if (!page) throw new Error('no page');
  const changed = '2026-03-02T23:30:00.000Z';
  const [webPage, breadcrumbs] = JSON.parse(JSON.stringify(pageStructure(data, { ...page, changed })));
  // It is after midnight in Rome.
  expect(webPage).toMatchObject({ '@type': 'WebPage', name: page.title, dateModified: '2026-03-03' });
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://www.feeling.example/',
    'https://www.feeling.example/lavora_con_noi/',
    `https://www.feeling.example${page.path}`,
  ]);
});

test('the JSON-LD of a page is data, whatever its title', () => {
  const data = ownExport((tree) => {
    tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list[1].titolo = {
      _value: '&lt;/script&gt;&lt;script&gt;alert(1)',
    };
  });
  const page = data.pages.find(({ path }) => path === '/lavora_con_noi/script-script-alert-1/');
  if (!page) throw new Error('no page');
  const markup = renderToStaticMarkup(createElement(StructuredData, { graph: pageStructure(data, page) }));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain('</script><script>alert(1)');
});
