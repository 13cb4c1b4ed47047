import { mkdtemp, readFile, rm, stat, utimes, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { writeFiles, temporaryFolder } from '@/__tests__/temporary-folder';
import { finishPages } from 'still-live/build/export/finish-pages';
import { entryRecord } from 'still-live/content/schema/records';
import { parsePage } from 'still-live/build/export/exported-page';
import { firstPictures, hydrationData, writePageData } from 'still-live/build/export/page-data';
import { ownExport } from '../../own-data';

const PAGE = 'chi_siamo/index.html';
const POSITIONS = ['lavora_con_noi/a/index.html', 'lavora_con_noi/b/index.html'];
const STYLE =
  ':root{--font-display:"Brand Display"}h1{font-family:var(--font-display)}.a{top:0}.c{top:0}@media print{.a{top:0}}.a:hover{top:0}';
const SHEET = '/_next/static/chunks/site.css';
const ENTRY = { scripts: ['/_next/a.js', '/_next/b.js'], sheets: [SHEET], start: 'start();' };

let dir = '';
let folder = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pages-'));
  folder = await release('a');
});
afterAll(() => rm(dir, { recursive: true }));

// As React writes a text of the content.
const WORDS = '&lt;/noscript>&lt;/head>&lt;base href="//evil.example">'.replaceAll('"', '&quot;');

function html(script: string, body: string): string {
  const head = `<meta name="description" content="${WORDS}"/><script id="${script}">${script}()</script><script id="heading-font">font()</script>`;
  const hidden = `<noscript>${WORDS}<img alt="${WORDS}"/></noscript>`;
  return `<!DOCTYPE html><html lang="it"><head><meta charSet="utf-8"/>${head}</head><body>${body}${hidden}</body></html>`;
}

/** Finishes the pages of a release in a folder of its own. Takes the text of one page. */
async function release(name: string, text = 'Ciao', before?: string): Promise<string> {
  const data = ownExport();
  const made = join(dir, name);
  const files = {
    'index.html': html(
      'early',
      '<section id="/" data-route><h1>Home</h1><a href="./#/contatti">a</a></section>',
    ),
    [PAGE]: html('static-page', `<h1 class="a">${text}</h1><a href="./#/contatti">a</a>`),
    ...Object.fromEntries(POSITIONS.map((path) => [path, html('static-page', `<h1 class="c">${path}</h1>`)])),
    [SHEET]: STYLE,
  };
  await writeFiles(made, files);
  const paths = Object.keys(files).filter((path) => path.endsWith('.html'));
  const settings = { ...data.settings, vitalsUrl: 'https://x.example/collect' };
  await finishPages({ dir: made, before, appShell: ENTRY, data: { ...data, settings } }, paths);
  return made;
}

const read = (folder: string, name: string): Promise<string> => readFile(join(folder, name), 'utf8');

test('the policy stands first in head, after the charset; only the app shell may connect further', async () => {
  const [entry, page] = [await read(folder, 'index.html'), await read(folder, PAGE)];
  for (const one of [entry, page])
    expect(one).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src /,
    );
  expect(entry).toContain('https://x.example');
  expect(page).not.toContain('https://x.example');
});

test('words of the content stay words, in the head and where a browser with scripts reads no tags', async () => {
  for (const name of ['index.html', PAGE]) {
    const page = load(await read(folder, name));
    expect(page('base').length).toBe(0);
    expect(page('meta[name=description]').attr('content')).toMatch(/^<\/noscript><\/head><base /);
    const shown = load(page('body noscript').first().text());
    expect(shown('img').attr('alt')).toMatch(/^<\/noscript><\/head><base /);
  }
});

test('the app shell holds all rules of the first paint, a static page those that it uses', async () => {
  expect(await read(folder, 'index.html')).toContain('.a{top:0}.c{top:0}');
  const page = await read(folder, PAGE);
  expect(page).toContain('.a{top:0}@font-face');
  expect(page).not.toContain('.c{');
  expect(page).toMatch(/<link rel="stylesheet" href="\S+late-\w+\.css"><\/body>/);
});

test('the first picture is requested before the styles arrive, and the font of headings as soon as they are there', async () => {
  expect(await read(folder, 'index.html')).toMatch(
    /<script id="early".*<\/script>.*<style>.*<\/style><script id="heading-font">/,
  );
});

test('links lead to screens in the app shell, and to pages on a static page', async () => {
  expect(await read(folder, 'index.html')).toContain('<a href="./#/contatti">a</a>');
  expect(await read(folder, PAGE)).toContain('<a href="/contatti/" data-entry="/#/contatti">a</a>');
});

test('pages of positions share one style, with the rules and the characters of them all', async () => {
  const styles = await Promise.all(
    POSITIONS.map(async (path) => /<style>(.*)<\/style>/.exec(await read(folder, path))?.[1]),
  );
  expect(styles[0]).toContain('.c{top:0}');
  expect(styles[0]).toContain('unicode-range:U+2D-2F,U+5F,U+61-65,');
  expect(styles[1]).toBe(styles[0]);
});

test('the inline script of the app shell is told the scripts, the data first, and the font', async () => {
  const entry = await read(folder, 'index.html');
  const [, sources = ''] = /data-sources="([^"]*)"/.exec(entry) ?? [];
  expect(sources).toMatch(
    /^\/_next\/static\/chunks\/page-data-[0-9a-f]{12}\.js \/_next\/a\.js \/_next\/b\.js$/,
  );
  const [, font = ''] = /data-font="([^"]*)"/.exec(entry) ?? [];
  expect(entry).toContain(
    `<noscript><link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin=""></noscript><style>`,
  );
  expect(entry).toMatch(/data-late=""><\/head>/);
  expect(entry).toMatch(/<noscript><link rel="stylesheet" href="\S+late-\w+\.css"><\/noscript><\/body>/);
});

test('a page that did not change is that of the last release, its time too; a changed one leaves it as it is', async () => {
  const past = new Date('2020-01-01');
  for (const name of ['index.html', PAGE]) await utimes(join(folder, name), past, past);
  const before = await read(folder, PAGE);
  const second = await release('b', 'oaiC', folder);
  expect((await stat(join(second, POSITIONS[0] ?? ''))).ino).toBe(
    (await stat(join(folder, POSITIONS[0] ?? ''))).ino,
  );
  expect(await read(second, PAGE)).not.toBe(before);
  expect(await read(folder, PAGE)).toBe(before);
  const third = await release('c', 'Ciao', folder);
  expect((await stat(join(third, PAGE))).mtime).toEqual(past);
});

describe('the data of a page', () => {
  const dir = temporaryFolder();

  function siteWith(count: number) {
    return ownExport((tree) => {
      const list = tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;
      const sample = list[1];
      for (let index = 1; index <= count; index += 1)
        list[index] = { ...sample, titolo: { _value: `Posizione <b>${index}</b>` } };
    });
  }

  test('an entry with up to 50 positions holds them all; with more, it and its data hold 50', () => {
    expect(hydrationData(siteWith(50)).inPage).toBeUndefined();
    const site = siteWith(53);
    const data = hydrationData({ ...site, snapshot: { ...site.snapshot, missing: ['/chi_siamo'] } });
    expect(data.inPage?.lavora_con_noi_dettaglio).toHaveLength(50);
    expect(data.snapshot.records[entryRecord('lavora_con_noi_dettaglio', '50')]).toBeDefined();
    expect(data.snapshot.records[entryRecord('lavora_con_noi_dettaglio', '51')]).toBeUndefined();
    expect(data.snapshot.fingerprints[entryRecord('lavora_con_noi_dettaglio', '51')]).toBeUndefined();
    expect(data.snapshot.missing).toEqual(['/chi_siamo']);
    expect(data).not.toHaveProperty('pages');
  });

  test('the data file holds what the site hydrates with, then starts the app shell; a page that nothing would start ends the build', async () => {
    await mkdir(dir('_next/static/chunks'), { recursive: true });
    const start = await writePageData(
      dir(),
      { scripts: ['/_next/a.js'], sheets: [], start: 'start();' },
      ownExport(),
    );
    const page = parsePage('<head><script id="early">early()</script></head>');
    start(page);
    const [address = ''] = (page('#early').attr('data-sources') ?? '').split(' ');
    const [, json = '', rest] =
      /^self\.siteHydration=(.*);\n([^]*)$/.exec(await readFile(dir(address), 'utf8')) ?? [];
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(hydrationData(ownExport()))));
    expect(rest).toBe('start();\n');
    expect(() => start(parsePage('<head></head>'))).toThrow('the page has no script#early');
  });

  const picture = (name: string): string =>
    `<picture><source type="image/avif" srcSet="/${name}.avif 480w" sizes="50vw"/><img src="/${name}.jpg"/></picture>`;

  test('each screen is listed with the AVIF source of its first picture, one with panels by each of them', () => {
    const panels = ['1', '2'].map((tab) => `<div id="/t/${tab}" data-route>${picture(tab)}</div>`).join('');
    const html = `<section id="/" data-route>${picture('a')}${picture('b')}</section><section id="/t" data-route>${panels}</section>`;
    expect(firstPictures(parsePage(html))).toBe(
      '/|/a.avif 480w|50vw\n/t/1|/1.avif 480w|50vw\n/t/2|/2.avif 480w|50vw',
    );
  });
});
