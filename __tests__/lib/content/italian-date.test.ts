import { withArticle } from '@/lib/content/italian-date';

test.each([
  ['il', '8 marzo', 'l’8 marzo'],
  ['al', '11 marzo 2026', 'all’11 marzo 2026'],
  ['dal', '8 maggio', 'dall’8 maggio'],
  ['del', '11 maggio', 'dell’11 maggio'],
  ['il', '1 marzo', 'il 1 marzo'],
  ['del', '18 marzo', 'del 18 marzo'],
  ['al', '28 marzo 2011', 'al 28 marzo 2011'],
] as const)('the article %s loses its vowel before the days 8 and 11 only: %s', (article, date, text) => {
  expect(withArticle(article, date)).toBe(text);
});
