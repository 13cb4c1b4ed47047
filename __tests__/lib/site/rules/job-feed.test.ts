import { positionsFeed } from '@/lib/site/rules/job-feed';
import type { ExportData } from 'still-live/content/site-data';
import { pagesData } from 'still-live/build/pages/export-data';
import { planPages } from 'still-live/build/pages/page-plan';
import { NO_PAGES } from 'still-live/build/pages/page-register';
import { demoExport, demoSite } from '@/__tests__/app/export-data-fixture';

test('a renamed position stays the same entry of the feed, which readers know by its id', () => {
  const named = (title: string) =>
    demoSite((tree) => {
      tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list[1].titolo = { _value: title };
    });
  const [now, later] = [new Date('2026-01-01'), new Date('2026-02-02')];
  const first = planPages(named('Uno'), NO_PAGES, now.toISOString());
  const second = planPages(named('Due'), first.register, later.toISOString());
  const feedOf = (title: string, plan: typeof first): string => {
    const data = named(title);
    return positionsFeed({ ...data, ...pagesData(plan, data, new Map(), now) });
  };
  const id = '<id>https://www.feeling.example/lavora_con_noi/uno/</id>';
  const link = (slug: string): string =>
    `${id}<link rel="alternate" type="text/html" href="https://www.feeling.example/lavora_con_noi/${slug}/"/>`;
  expect(feedOf('Uno', first)).toContain(link('uno'));
  expect(feedOf('Due', second)).toContain(link('due'));
});

test('a position that has expired is in no feed, and the newest stands first', () => {
  const data: ExportData = demoExport((tree) => {
    const list = tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;
    list[1].data_scadenza = { _value: '2025-12-31' };
  });
  const pages = data.pages.map((page) =>
    page.path.includes('formatrice') ? { ...page, changed: '2026-03-03T00:00:00.000Z' } : page,
  );
  const feed = positionsFeed({ ...data, pages });
  expect(feed).not.toContain('consulente-di-welfare');
  expect(/<entry><title>(.*?),/.exec(feed)?.[1]).toBe('Formatrice o formatore senior');
  expect(feed).toContain('<updated>2026-03-03T00:00:00.000Z</updated>');
});

test('a text cannot leave its element, and has no character that XML forbids', () => {
  const data = demoExport();
  const pages = data.pages.map((page) => ({
    ...page,
    description: 'A & B </summary> "x" \u0000\uffff\ud800',
  }));
  expect(positionsFeed({ ...data, pages })).toContain(
    '<summary>A &amp; B &lt;/summary&gt; &quot;x&quot; </summary>',
  );
});
