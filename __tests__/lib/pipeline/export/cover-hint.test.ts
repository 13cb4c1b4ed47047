import { coverHint } from '@/lib/pipeline/export/cover-hint';
import { parsePage } from '@/lib/pipeline/export/html-tree';

const picture = (name: string, priority: string): string =>
  `<picture><source type="image/avif" srcSet="/${name}.avif 480w" sizes="50vw"/><img src="/${name}.jpg" ${priority}/></picture>`;

test('the hint is the AVIF source of the first picture with priority', () => {
  const html = picture('a', '') + picture('b', 'fetchPriority="high"') + picture('c', 'fetchPriority="high"');
  expect(coverHint(parsePage(html))).toEqual({
    'data-cover-srcset': '/b.avif 480w',
    'data-cover-sizes': '50vw',
  });
});

test('there is no hint without such a picture, or when it has no variants', () => {
  expect(coverHint(parsePage(picture('a', '')))).toEqual({});
  const bare = '<picture><img src="/a.jpg" fetchPriority="high"/></picture>';
  expect(coverHint(parsePage(bare))).toEqual({});
});
