import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSite } from '@/__tests__/app/site-data-fixture';
import type { SiteData } from '@/lib/content/site-data';
import { planPages } from '@/lib/pipeline/pages/page-plan';
import { parseRegister, type PreviousPages, REGISTER_FILE } from '@/lib/pipeline/pages/page-register';
import { pageFile, PageStage } from '@/lib/pipeline/pages/page-stage';
import { screensOf } from '@/lib/pipeline/pages/screen-of-page';
import { writePages } from '@/lib/pipeline/pages/write-pages';
import { entryPage } from './entry-page';
import { firstPages } from './first-pages';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(root, { recursive: true }));

type Tree = Parameters<NonNullable<Parameters<typeof demoSite>[0]>>[0];

/** Writes the pages of a release into a folder of its own. Gives the folder, as the next release finds it. */
async function release(
  name: string,
  data: SiteData = demoSite(),
  before: Partial<PreviousPages> = {},
  now = '2026-01-01T00:00:00.000Z',
): Promise<PreviousPages> {
  const dir = join(root, name);
  await mkdir(join(dir, '_next', 'static', 'chunks'), { recursive: true });
  const plan = planPages(data, before.register ?? { pages: [], moved: [] }, now);
  const stage = new PageStage(join(root, 'stage'), before.dir);
  stage.takeOver(before.register?.pages.map(({ path }) => pageFile(path)) ?? []);
  const entry = entryPage(data);
  await writePages(entry, screensOf(entry), dir, data, { ...firstPages(data), plan, stage, now });
  const register = parseRegister(await readFile(join(dir, REGISTER_FILE), 'utf8'));
  if (!register) throw new Error('no register');
  return { dir, register };
}

const read = (release: PreviousPages, name: string): Promise<string> =>
  readFile(join(release.dir ?? '', name), 'utf8');

const positionsOf = (tree: Tree): Tree => tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;

test('a screen has a page with a head of its own, toolbar and footer, and nothing of other screens', async () => {
  const page = await read(await release('a'), 'chi_siamo/index.html');
  expect(page).toContain(
    '<html lang="it" class="f" data-routed="" data-entered="" data-entry="/#/chi_siamo">',
  );
  expect(page).toContain('<title>Chi siamo — Feeling</title>');
  expect(page).toContain('<link rel="canonical" href="https://www.feeling.example/chi_siamo/">');
  expect(page).toContain('<meta property="og:url" content="https://www.feeling.example/chi_siamo/">');
  expect(page).toContain('<h1>/chi_siamo</h1>');
  expect(page).toContain('<footer>');
  expect(page).not.toContain('<h1>/contatti</h1>');
  expect(page).not.toContain('Ricarica');
  expect(page).not.toContain('early()');
  expect(page).toContain('.slider{color:red}');
  expect(page).not.toContain('.altro');
});

test('links lead to real paths, and say where the entry shows the same', async () => {
  const first = await release('a');
  const page = await read(first, 'chi_siamo/index.html');
  expect(page).toContain('<a href="/contatti/" data-entry="/#/contatti">Contatti</a>');
  expect(page).toContain('<a href="/">Home</a>');
  expect(page).toContain('aria-current="page">Chi siamo</a>');
  expect(page).toContain('<a href="https://altrove.example/">Altrove</a>');
  // The real paths of the map in the footer too.
  expect(page.slice(page.indexOf('<footer>'))).toContain(
    '<a href="/contatti/" data-entry="/#/contatti">Contatti</a><a href="/mappa/">',
  );
  expect(await read(first, 'lavora_con_noi/index.html')).toContain(
    '<a href="/lavora_con_noi/" data-entry="/#/lavora_con_noi">Una che non c’è</a>',
  );
});

test('what scripts would move stands still and is complete', async () => {
  const page = await read(await release('a'), 'chi_siamo/index.html');
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  expect(main).not.toContain('<button');
  expect(main).not.toContain('<noscript');
  expect(main).toContain('class="swiper" data-row=""');
  expect(main).toContain('<img src="/a.jpg" fetchpriority="high">');
  expect(main).toContain('<img src="/b.jpg" loading="lazy">');
  expect(main).toContain('<video src="/v.mp4" controls="">');
});

test('a tab has a page named by its label, where the tabs are links', async () => {
  const data = demoSite((tree) => {
    tree.pagine.cosa_facciamo.prodotti.etichetta_prodotti = { _value: '../<b>Doni</b> %2e%2e/' };
  });
  const first = await release('a', data);
  expect((await readdir(join(first.dir ?? '', 'cosa_facciamo'))).sort()).toEqual([
    'doni-2e-2e',
    'servizi',
    'welfare',
  ]);
  const page = await read(first, 'cosa_facciamo/doni-2e-2e/index.html');
  expect(page).toContain('panel 2');
  expect(page).not.toContain('panel 1');
  expect(page).toContain(
    '<a data-tab="2" aria-current="page" href="/cosa_facciamo/doni-2e-2e/" data-entry="/#/cosa_facciamo/2">2</a>',
  );
  expect(page).not.toMatch(/role="tab/);
});

test('every position has a page, however many there are; nothing lands outside the export', async () => {
  const data = demoSite((tree) => {
    const list = positionsOf(tree);
    const titles = [
      '../../x',
      '🎉',
      '',
      'x'.repeat(300),
      'Cuoco',
      'Cuoco',
      '</title><script>alert(1)</script>',
      '%2e%2e',
    ];
    for (let index = 1; index <= 30; index += 1)
      list[index] = { ...list[1], titolo: { _value: titles[index - 1] ?? `Numero ${index}` } };
  });
  const first = await release('a', data);
  const names = await readdir(join(first.dir ?? '', 'lavora_con_noi'));
  expect(names).toHaveLength(31);
  expect(names).toEqual(
    expect.arrayContaining(['x', 'posizione', 'posizione-2', 'cuoco', 'cuoco-2', '2e-2e']),
  );
  expect(await readdir(root)).toEqual(['a']);
  const pages = await Promise.all(
    first.register.pages
      .filter(({ path }) => path !== '/')
      .map(({ path }) => read(first, `${path.slice(1)}index.html`)),
  );
  const titles = pages.map((page) => /<title>(.*?)<\/title>/.exec(page)?.[1]);
  expect(new Set(titles).size).toBe(pages.length);
  expect(pages.filter((page) => page.includes('<script>alert'))).toEqual([]);
});

test('a title that gives no address is told, with its path and the address that its page has', async () => {
  const told: string[] = [];
  const data = demoSite((tree) => {
    positionsOf(tree)[2].titolo = { _value: '🎉' };
    positionsOf(tree)[3].titolo = { _value: ' ' };
    tree.pagine.cosa_facciamo.welfare.etichetta_welfare = { _value: '★' };
  });
  const dir = join(root, 'a');
  await mkdir(join(dir, '_next', 'static', 'chunks'), { recursive: true });
  const entry = entryPage(data);
  const request = { ...firstPages(data), warn: (line: string) => told.push(line) };
  await writePages(entry, screensOf(entry), dir, data, request);
  const list = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
  expect(told).toEqual([
    'pagine/cosa_facciamo/welfare/etichetta_welfare: the title has no Latin letter or digit, so its page is at /cosa_facciamo/welfare/; write one to choose the address',
    `${list}/2/titolo: the title has no Latin letter or digit, so its page is at /lavora_con_noi/posizione/; write one to choose the address`,
    `${list}/3/titolo: the title is empty, so its page is at /lavora_con_noi/posizione-2/; write one to choose the address`,
  ]);
});

test('the JSON-LD of a page is data, whatever its title', async () => {
  const data = demoSite((tree) => {
    positionsOf(tree)[1].titolo = { _value: '&lt;/script&gt;&lt;script&gt;alert(1)' };
  });
  const first = await release('a', data);
  const page = await read(first, 'lavora_con_noi/script-script-alert-1/index.html');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain('</script><script>alert(1)');
});

test('a page that did not change is that of the last release, its time too', async () => {
  const first = await release('a');
  const name = 'chi_siamo/index.html';
  const past = new Date('2020-01-01');
  await utimes(join(first.dir ?? '', name), past, past);
  const change = demoSite((tree) => {
    tree.pagine.contatti.testo_introduttivo = { _value: 'Altro testo' };
  });
  const second = await release('b', change, first, '2026-02-02T00:00:00.000Z');
  expect((await stat(join(second.dir ?? '', name))).mtime).toEqual(past);
  const map = await read(second, 'sitemap.xml');
  expect(map).toContain(
    '<loc>https://www.feeling.example/chi_siamo/</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>',
  );
  expect(map).toContain(
    '<loc>https://www.feeling.example/contatti/</loc><lastmod>2026-02-02T00:00:00.000Z</lastmod>',
  );
});

test('after a release that was built while the clock was ahead, no page says that it changed in the future', async () => {
  const now = '2026-02-02T00:00:00.000Z';
  const ahead = await release('a', demoSite(), {}, '2046-01-01T00:00:00.000Z');
  const second = await release('b', demoSite(), ahead, now);
  expect(new Set(second.register.pages.map(({ changed }) => changed))).toEqual(new Set([now]));
  expect(await read(second, 'sitemap.xml')).not.toContain('2046');
  expect(await read(second, 'contatti/index.html')).not.toContain('2046');
});

test('pages that changed or have gone leave the last release as it is, and nothing of it in the new one', async () => {
  const first = await release('a');
  const name = 'contatti/index.html';
  const before = await read(first, name);
  await writeFile(join(first.dir ?? '', `${name}.br`), 'compressed');
  const change = demoSite((tree) => {
    tree.pagine.contatti.testo_introduttivo = { _value: 'Altro testo' };
    tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list = {};
  });
  const second = await release('b', change, first, '2026-02-02T00:00:00.000Z');
  expect(await read(second, name)).not.toBe(before);
  expect(await read(first, name)).toBe(before);
  expect(await readFile(join(first.dir ?? '', `${name}.br`), 'utf8')).toBe('compressed');
  expect(await readdir(join(second.dir ?? '', 'contatti'))).toEqual(['index.html']);
  expect(await readdir(join(second.dir ?? '', 'lavora_con_noi'))).toEqual(['index.html']);
  expect((await readdir(join(first.dir ?? '', 'lavora_con_noi'))).length).toBeGreaterThan(1);
});

test('a renamed position is remembered at its earlier address, release after release', async () => {
  const named = (title: string): SiteData =>
    demoSite((tree) => {
      positionsOf(tree)[1].titolo = { _value: title };
    });
  const first = await release('a', named('Uno'));
  const second = await release('b', named('Due'), first);
  const third = await release('c', named('Tre'), second);
  const id = third.register.pages.find(({ path }) => path === '/lavora_con_noi/tre/')?.id;
  expect(third.register.moved).toEqual([
    ['/lavora_con_noi/uno/', id],
    ['/lavora_con_noi/due/', id],
  ]);
  const back = await release('d', named('Uno'), third);
  expect(back.register.moved.map(([path]) => path)).toEqual(['/lavora_con_noi/due/', '/lavora_con_noi/tre/']);
});

test('a renamed position stays the same entry of the feed, which readers know by its id', async () => {
  const named = (title: string): SiteData =>
    demoSite((tree) => {
      positionsOf(tree)[1].titolo = { _value: title };
    });
  const first = await release('a', named('Uno'));
  const second = await release('b', named('Due'), first);
  const id = '<id>https://www.feeling.example/lavora_con_noi/uno/</id>';
  expect(await read(first, 'posizioni.xml')).toContain(
    `${id}<link rel="alternate" type="text/html" href="https://www.feeling.example/lavora_con_noi/uno/"/>`,
  );
  expect(await read(second, 'posizioni.xml')).toContain(
    `${id}<link rel="alternate" type="text/html" href="https://www.feeling.example/lavora_con_noi/due/"/>`,
  );
});

test('a tab keeps its address when an earlier tab gets the same label', async () => {
  const first = await release('a');
  const second = await release(
    'b',
    demoSite((tree) => {
      tree.pagine.cosa_facciamo.servizi.etichetta_servizi = { _value: 'Welfare' };
    }),
    first,
  );
  const paths = second.register.pages.filter(({ id }) => id.startsWith('/cosa_facciamo/'));
  expect(paths.map(({ id, path }) => [id, path])).toEqual([
    ['/cosa_facciamo/1', '/cosa_facciamo/welfare-2/'],
    ['/cosa_facciamo/2', '/cosa_facciamo/prodotti/'],
    ['/cosa_facciamo/3', '/cosa_facciamo/welfare/'],
  ]);
});

test('a wrong address gets the open positions and is kept out of search engines', async () => {
  const page = await read(await release('a'), '404.html');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('rel="canonical"');
  expect(page).toContain('href="/lavora_con_noi/consulente-di-welfare-aziendale/"');
});
