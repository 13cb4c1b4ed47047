import { demoSite } from '@/__tests__/app/site-data-fixture';
import type { SiteData } from '@/lib/content/site-data';
import { positionPath } from '@/lib/content/records';
import { type Page, parsePage, writePage } from '@/lib/pipeline/export/html-tree';
import { holdPositions } from '@/lib/pipeline/export/held-positions';

function siteWith(count: number): SiteData {
  return demoSite((tree) => {
    const list = tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;
    const sample = list[1];
    for (let index = 1; index <= count; index += 1) {
      list[index] = { ...sample, titolo: { _value: `Posizione <b>${index}</b>` } };
    }
  });
}

function pageOf(site: SiteData): Page {
  const cards = site.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const sections = cards.map(
    ({ key }) => `<section id="/lavora_con_noi_dettaglio/${key}">testo ${key}<section>in</section></section>`,
  );
  return parsePage(`<main>${sections.join('')}<b>z</b></main>`);
}

test('a page with up to 20 positions holds them all', () => {
  const site = siteWith(20);
  const page = pageOf(site);
  const before = writePage(page);
  expect(holdPositions(page, site)).toBe(site);
  expect(writePage(page)).toBe(before);
});

test('with more, the page and its data hold 20', () => {
  const site = siteWith(23);
  const page = pageOf(site);
  const data = holdPositions(page, site);
  expect(data.inPage).toHaveLength(20);
  expect(writePage(page)).toContain('testo 20<');
  expect(writePage(page)).not.toContain('testo 21<');
  expect(writePage(page)).toContain('</section><b>z</b></main>');
  expect(data.snapshot.records[positionPath('20')]).toBeDefined();
  expect(data.snapshot.records[positionPath('21')]).toBeUndefined();
  expect(data.snapshot.fingerprints[positionPath('21')]).toBeUndefined();
});
