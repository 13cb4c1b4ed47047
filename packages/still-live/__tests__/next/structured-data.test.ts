import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { appShellStructure, pageStructure, StructuredData } from 'still-live/next/structured-data';
import { demoExport, demoSite } from '@/__tests__/app/export-data-fixture';

const graph = (data = demoSite()) => JSON.parse(JSON.stringify(appShellStructure(data)));

test('the organisation has its addresses, its mail and its social pages', () => {
  expect(graph()[0]).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.feeling.example/#organization',
    name: 'Feeling',
    legalName: 'Feeling S.r.l.',
    url: 'https://www.feeling.example/',
    logo: 'https://www.feeling.example/icon-512.png',
    address: 'Via dei Tornitori 0, 40100 Bologna',
    vatID: 'IT00000000000',
    email: 'ciao@feeling.example',
    sameAs: expect.arrayContaining(['https://www.linkedin.com/company/feeling.example']),
  });
});

test('the page of the contacts names the whole organisation too; the others name it by its id alone', () => {
  const data = demoExport();
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
  const data = demoExport();
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
  const data = demoExport((tree) => {
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
