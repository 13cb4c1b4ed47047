import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSite } from '@/__tests__/app/site-data-fixture';
import type { SiteData } from '@/lib/content/site-data';
import { positionPath } from '@/lib/content/records';
import { type Page, parsePage, writePage } from '@/lib/pipeline/export/html-tree';
import { movePositions } from '@/lib/pipeline/export/position-pages';

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

const FONT = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2">';

function pageOf(site: SiteData): Page {
  const cards = site.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const sections = cards.map(({ key }) => {
    const id = encodeURIComponent(key);
    return `<section id="/lavora_con_noi_dettaglio/${id}" class="route">testo ${id}<section>in</section><a href="./#/lavora_con_noi">Torna</a></section>`;
  });
  return parsePage(
    `<!DOCTYPE html><html lang="it" class="f"><head>${FONT}<style>p{}</style></head><body><div id="sito"><a href="#contenuto">Salta</a>` +
      `<header><a href="./#/" aria-current="page">Home</a></header><main id="contenuto">${sections.join('')}<b>z</b></main>` +
      '<p>Ricarica</p><footer><a href="./#/contatti">Contatti</a></footer></div></body></html>',
  );
}

function move(page: Page, data: SiteData): Promise<SiteData> {
  return movePositions(page, { dir, csp: {}, data });
}

test('a page with up to 20 positions holds them all and has no further files', async () => {
  const site = siteWith(20);
  const page = pageOf(site);
  const before = writePage(page);
  expect(await move(page, site)).toBe(site);
  expect(writePage(page)).toBe(before);
  expect(await readdir(dir)).toEqual(['_next']);
});

test('with more, the page and its data hold 20, and each other position has a file', async () => {
  const site = siteWith(23);
  const page = pageOf(site);
  const data = await move(page, site);
  expect(data.inPage).toHaveLength(20);
  expect(writePage(page)).toContain('testo 20<');
  expect(writePage(page)).not.toContain('testo 21<');
  expect(writePage(page)).toContain('</section><b>z</b></main>');
  expect(data.snapshot.records[positionPath('20')]).toBeDefined();
  expect(data.snapshot.records[positionPath('21')]).toBeUndefined();
  expect(data.snapshot.fingerprints[positionPath('21')]).toBeUndefined();
  const files = await readdir(join(dir, 'posizioni'));
  expect(files.sort()).toEqual(['21.html', '22.html', '23.html']);
});

test('the file of a position shows it without scripts, under a policy, and leads back to the site', async () => {
  const site = siteWith(22);
  await move(pageOf(site), site);
  const page = await readFile(join(dir, 'posizioni', '22.html'), 'utf8');
  expect(page).toContain(
    `<!DOCTYPE html><html lang="it" class="f"><head><meta charset="utf-8"><meta http-equiv="Content-`,
  );
  expect(page).toMatch(/<link rel="stylesheet" href="\/_next\/static\/chunks\/posizioni-[0-9a-f]{12}\.css">/);
  expect(page).toContain(FONT);
  expect(page).toContain('<title>Posizione 22</title>');
  expect(page).toContain(
    '<body><a href="#contenuto">Salta</a><header><a href="/#/">Home</a></header><main id="contenuto" tabindex="-1">' +
      '<section id="/lavora_con_noi_dettaglio/22">testo 22<section>in</section><a href="/#/lavora_con_noi">Torna</a></section>' +
      '</main><footer><a href="/#/contatti">Contatti</a></footer></body>',
  );
});

test('the title of a file is text, whatever a position is called', async () => {
  const site = siteWith(21);
  const cards = site.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  Object.assign(cards[20] ?? {}, { titolo: '&lt;/title&gt;&lt;script&gt;' });
  await move(pageOf(site), site);
  const page = await readFile(join(dir, 'posizioni', '21.html'), 'utf8');
  expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
});

test('the list page leads to every position, in the page or in its file', async () => {
  const site = siteWith(21);
  await move(pageOf(site), site);
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
  const page = pageOf(site);
  const data = await move(page, site);
  expect(data.inPage).toContain(key);
  expect(writePage(page)).toContain(`testo ${encodeURIComponent(key)}<`);
  const list = await readFile(join(dir, 'posizioni.html'), 'utf8');
  expect(list).toContain(`href="/#/lavora_con_noi_dettaglio/${encodeURIComponent(key)}"`);
  expect(list).not.toContain('<img');
});
