import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSite } from '@/__tests__/app/site-data-fixture';
import type { SiteData } from '@/components/site/site-data';
import { positionPath } from '@/lib/content/records';
import { splitPositions } from '@/scripts/build/split-positions';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'split-'));
  await mkdir(join(dir, '_next', 'static', 'chunks'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true }));

function siteWith(count: number): SiteData {
  return demoSite((tree) => {
    const list = tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;
    const sample = list[1];
    for (let index = 1; index <= count; index += 1) {
      list[index] = { ...sample, titolo: { _value: `Posizione <b>${index}</b>` } };
    }
  });
}

function htmlOf(site: SiteData): string {
  const cards = site.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const sections = cards.map(
    ({ key }) => `<section id="/lavora_con_noi_dettaglio/${key}" class="route">testo ${key}</section>`,
  );
  return `<!DOCTYPE html><html lang="it" class="f"><head><style>p{}</style></head><body>${sections.join('')}</body></html>`;
}

test('a page with up to 20 positions holds them all and has no further files', async () => {
  const site = siteWith(20);
  const [html, data] = [htmlOf(site), JSON.stringify(site)];
  expect(await splitPositions(dir, html, data)).toEqual({ html, siteData: data });
  expect(await readdir(dir)).toEqual(['_next']);
});

test('with more, the page and its data hold 20, and each other position has a page that reads by itself', async () => {
  const site = siteWith(23);
  const split = await splitPositions(dir, htmlOf(site), JSON.stringify(site));
  expect(split.inPage).toHaveLength(20);
  expect(split.html).toContain('testo 20<');
  expect(split.html).not.toContain('testo 21<');
  const data = JSON.parse(split.siteData) as SiteData;
  expect(data.inPage).toEqual(split.inPage);
  expect(data.snapshot.records[positionPath('20')]).toBeDefined();
  expect(data.snapshot.records[positionPath('21')]).toBeUndefined();
  expect(data.snapshot.fingerprints[positionPath('21')]).toBeUndefined();
  const files = await readdir(join(dir, 'posizioni'));
  expect(files.sort()).toEqual(['21.html', '22.html', '23.html']);
  const page = await readFile(join(dir, 'posizioni', '21.html'), 'utf8');
  expect(page).toContain('<html lang="it" class="f">');
  expect(page).toContain('testo 21');
  expect(page).toContain('<title>Posizione 21</title>');
});

test('the list page leads to every position, in the page or in its file', async () => {
  const site = siteWith(21);
  await splitPositions(dir, htmlOf(site), JSON.stringify(site));
  const list = await readFile(join(dir, 'posizioni.html'), 'utf8');
  expect(list).toContain('href="/#/lavora_con_noi_dettaglio/20"');
  expect(list).toContain('href="/posizioni/21.html"');
});

test('a key that is no file name stays in the page, and is encoded wherever it is written', async () => {
  const key = '"><img src=x onerror=alert(1)>';
  const site = demoSite((tree) => {
    const list: Record<string, unknown> = tree.pagine.lavora_con_noi.posizioni_aperte.posizioni
      ._list as never;
    const sample = list['1'];
    for (let index = 1; index <= 22; index += 1) list[String(index)] = sample;
    list[key] = sample;
    tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list = { ...list } as never;
  });
  const html = htmlOf(site).replaceAll(key, encodeURIComponent(key));
  const split = await splitPositions(dir, html, JSON.stringify(site));
  expect(split.inPage).toContain(key);
  expect(split.html).toContain(`testo ${encodeURIComponent(key)}<`);
  const list = await readFile(join(dir, 'posizioni.html'), 'utf8');
  expect(list).toContain(`href="/#/lavora_con_noi_dettaglio/${encodeURIComponent(key)}"`);
  expect(list).not.toContain('<img');
});
