import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { StructuredData, structuredData } from '@/app/structured-data';
import { demoSite } from './site-data-fixture';

const graph = (data = demoSite()) => JSON.parse(JSON.stringify(structuredData(data)))['@graph'];

test('the organisation has its addresses, its mail and its social pages', () => {
  expect(graph()[0]).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.feeling.example/#organization',
    name: 'Feeling',
    url: 'https://www.feeling.example/',
    logo: 'https://www.feeling.example/icon-512.png',
    email: 'ciao@feeling.example',
    sameAs: expect.arrayContaining(['https://www.linkedin.com/company/feeling.example']),
  });
});

test('every open position is a posting in one list, templates never', () => {
  const list = graph()[1];
  expect(list['@type']).toBe('ItemList');
  expect(list.itemListElement).toHaveLength(7);
  expect(list.itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    item: {
      '@type': 'JobPosting',
      title: expect.any(String),
      description: expect.stringMatching(/^<p>/),
      url: 'https://www.feeling.example/#/lavora_con_noi_dettaglio/1',
      identifier: { '@type': 'PropertyValue', name: 'Feeling', value: '1' },
      hiringOrganization: { '@id': 'https://www.feeling.example/#organization' },
    },
  });
  expect(JSON.stringify(list)).not.toContain('MODELLO');
});

test('without open positions there is no list', () => {
  expect(graph(demoSite((tree) => delete tree.pagine.lavora_con_noi.posizioni_aperte))).toHaveLength(1);
});

test('hostile content cannot leave the element', () => {
  const data = demoSite((tree) => {
    tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list[1].titolo._value =
      '</script><script>alert(1)//';
    tree.footer.colonna_social._list[1].link_social._value = 'https://x.example/</script><!--';
  });
  const markup = renderToStaticMarkup(createElement(StructuredData, { data }));
  expect(markup.match(/<\/?script/g)).toHaveLength(2);
  expect(() => JSON.parse(markup.replace(/<\/?script[^>]*>/g, ''))).not.toThrow();
});
