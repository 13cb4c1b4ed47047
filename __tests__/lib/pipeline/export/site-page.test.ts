import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSite } from '@/__tests__/app/site-data-fixture';
import { entryPage } from '@/__tests__/lib/pipeline/pages/entry-page';
import { firstPages } from '@/__tests__/lib/pipeline/pages/first-pages';
import { attributeOf, findElement, type Page, parsePage, writePage } from '@/lib/pipeline/export/html-tree';
import { finishSitePage } from '@/lib/pipeline/export/site-page';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'site-page-'));
  await mkdir(join(dir, '_next', 'static', 'chunks'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true }));

const ENTRY = { scripts: ['/_next/a.js', '/_next/b.js'], style: 'b{}', start: 'start();' };
const HTML = writePage(entryPage(demoSite()));

async function finish(page: Page, data = demoSite()): Promise<string | undefined> {
  await finishSitePage(page, { dir, csp: {}, entry: ENTRY, data, pages: firstPages(data) });
  const early = findElement(page, 'script', 'early');
  return early && attributeOf(early, 'data-sources');
}

test('the early script names the scripts to start, the data first', async () => {
  const [first = '', ...others] = (await finish(parsePage(HTML)))?.split(' ') ?? [];
  expect(first).toMatch(/^\/_next\/static\/chunks\/page-data-[0-9a-f]{12}\.js$/);
  expect(others).toEqual(ENTRY.scripts);
});

test('the data file holds what the site hydrates with, then starts the entry', async () => {
  const [first = ''] = (await finish(parsePage(HTML)))?.split(' ') ?? [];
  const [, json = '', rest] =
    /^self\.siteHydration=(.*);\n([^]*)$/.exec(await readFile(join(dir, first), 'utf8')) ?? [];
  expect(JSON.parse(json)).toEqual({
    ...demoSite(),
    paths: expect.objectContaining({ '/cosa_facciamo/2': '/cosa_facciamo/prodotti/' }),
  });
  expect(rest).toBe('start();\n');
});

test('the styles of the entry follow those of the document in one element', async () => {
  const page = parsePage(HTML);
  await finish(page);
  expect(writePage(page)).toContain('.altro{color:red}b{}</style>');
});

test('a page that nothing would start, or without its styles, ends the build', async () => {
  await expect(finish(parsePage(HTML.replace('id="early"', 'id="late"')))).rejects.toThrow(
    'the page has no <script id="early">',
  );
  await expect(finish(parsePage(HTML.replace(/<style>.*<\/style>/, '')))).rejects.toThrow(
    'the page has no <style>',
  );
});

test('a key of the content cannot leave the attribute that names the positions in the page', async () => {
  const keys = ['">alert(1)//', '"><img src=x onerror=alert(1)>', 'con spazio', '&quot;'];
  const data = demoSite((tree) => {
    const { posizioni } = tree.pagine.lavora_con_noi.posizioni_aperte;
    const [, sample] = posizioni._list;
    const numbers = Array.from({ length: 16 }, (_, index) => String(index + 1));
    posizioni._list = Object.fromEntries(['0', ...numbers, ...keys, 'zz'].map((key) => [key, sample]));
  });
  const page = entryPage(data);
  await finish(page, data);
  const [, attribute = ''] = /data-in-page="([^"]*)">early\(\)/.exec(writePage(page)) ?? [];
  expect(attribute.split(' ').map(decodeURIComponent)).toEqual(expect.arrayContaining(keys));
  expect(attribute).not.toMatch(/[<>&]/);
});
