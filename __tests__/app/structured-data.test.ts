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

test('no position is a posting here: search engines want one job per page', () => {
  expect(JSON.stringify(graph())).not.toContain('JobPosting');
});

test('hostile content cannot leave the element', () => {
  const data = demoSite((tree) => {
    tree.pagine.contatti.cta.link_cta._value = '</script><script>alert(1)//@x.example';
    tree.footer.colonna_social._list[1].link_social._value = 'https://x.example/</script><!--';
  });
  const markup = renderToStaticMarkup(createElement(StructuredData, { data }));
  expect(markup.match(/<\/?script/g)).toHaveLength(2);
  expect(() => JSON.parse(markup.replace(/<\/?script[^>]*>/g, ''))).not.toThrow();
});
