import { parsePage } from 'still-live/build/export/exported-page';
import { removeNextParts, takeSheets, addCompileHints } from 'still-live/build/export/next/next-parts';
import { mkdir, readFile, writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';
import { shortenClasses } from 'still-live/build/export/next/short-names';

function without(head: string, body: string): string {
  const page = parsePage(`<html><head>${head}</head><body>${body}</body></html>`);
  removeNextParts(page);
  return page.html();
}

test('scripts, polyfills and preloads of scripts and style sheets go; our own scripts, data blocks, fonts and style stay', () => {
  const stays = [
    '<link rel="preload" href="/f.woff2" as="font"><style>p{}</style><script id="early">early()</script><script id="static-page">plain()</script><script id="heading-font">font()</script>',
    '<p>x</p><script type="application/ld+json">{}</script>',
  ] as const;
  const [head, body] = stays;
  expect(
    without(
      `<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" as="style" href="/a.css"/>${head}`,
      `${body}<script src="/poly.js" noModule=""></script><script src="/a.js" async=""></script><script>self.__next_f.push([0])</script>`,
    ),
  ).toBe(`<html><head>${head}</head><body>${body}</body></html>`);
});

test('what only Next’s client looks for goes: the mark of its fonts, its empty place, its comments; those of the site stay', () => {
  const site = '<div id="sito"><!--$--><div hidden=""><!--$--></div><p>x</p></div>';
  expect(
    without(
      '<meta name="next-size-adjust" content=""><meta name="viewport" content="width=device-width">',
      `<div hidden=""><!--$--><!--/$--></div>${site}<div hidden="">y</div><!--$--><!--/$-->`,
    ),
  ).toBe(
    `<html><head><meta name="viewport" content="width=device-width"></head><body>${site}<div hidden="">y</div></body></html>`,
  );
});

test('what X reads from Open Graph is said once', () => {
  const card = '<meta name="twitter:card" content="summary"><meta property="og:title" content="a">';
  expect(
    without(`${card}<meta name="twitter:title" content="a"><meta name="twitter:image" content="/a.png">`, ''),
  ).toBe(`<html><head>${card}</head><body></body></html>`);
});

test('the links to the style sheets of Next are taken out, in order; others stay', () => {
  const other = '<link rel="stylesheet" href="/own.css">';
  const page = parsePage(
    `<html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/>${other}<link rel="stylesheet" href="/b.css" data-precedence="next"/></head></html>`,
  );
  expect(takeSheets(page)).toEqual(['/a.css', '/b.css']);
  expect(page.html()).toContain(`<head>${other}</head>`);
});

describe('the scripts of an export', () => {
  const HINT = '//# allFunctionsCalledOnLoad\n';
  const dir = temporaryFolder();
  let chunks: string;

  beforeEach(async () => {
    chunks = dir('_next', 'static', 'chunks');
    await mkdir(chunks, { recursive: true });
  });

  test('large scripts begin with the hint, once; small ones and other files are left', async () => {
    const large = 'f();'.repeat(5000);
    await writeFile(join(chunks, 'large.js'), large);
    await writeFile(join(chunks, 'small.js'), 'f();');
    await writeFile(join(chunks, 'large.css'), large);
    await addCompileHints(dir());
    await addCompileHints(dir());
    expect(await readFile(join(chunks, 'large.js'), 'utf8')).toBe(HINT + large);
    expect(await readFile(join(chunks, 'small.js'), 'utf8')).toBe('f();');
    expect(await readFile(join(chunks, 'large.css'), 'utf8')).toBe(large);
  });
});

describe('names of classes', () => {
  const dir = temporaryFolder();
  const CHUNKS = '_next/static/chunks';

  /** The files of a small export after it, by what their names begin with. */
  async function shortened(folder: string, style: string): Promise<Readonly<Record<string, string>>> {
    await writeFiles(dir(folder), {
      'index.html':
        '<link href="/_next/static/chunks/a.css"><p class="Q2UwuW_skip route">class=&quot;Q2UwuW_skip&quot;, static/chunks/a.css</p>',
      [`${CHUNKS}/a.css`]: style,
      [`${CHUNKS}/main.js`]: 'e({skip:"Q2UwuW_skip",big:"_5o3-Va_big"});load("static/chunks/a.css")',
    });
    shortenClasses(dir(folder));
    const names = ['index.html', ...(await readdir(dir(folder, CHUNKS))).map((name) => `${CHUNKS}/${name}`)];
    const entries = names.map(async (name) => [name, await readFile(dir(folder, name), 'utf8')] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  test('classes and animations of modules get short names everywhere, never those of others; chunks are named anew with them', async () => {
    const style = '._5o3-Va_big,.A{top:.5rem}.Q2UwuW_skip.route{animation:Q2UwuW_in}@keyframes Q2UwuW_in{}';
    const files = await shortened('one', style);
    const [, css = '', js = ''] = Object.keys(files);
    expect(css).toMatch(/^_next\/static\/chunks\/a-\w+\.css$/);
    expect(files).toEqual({
      'index.html': `<link href="/${css}"><p class="C route">class=&quot;Q2UwuW_skip&quot;, static/chunks/a.css</p>`,
      [css]: '.B,.A{top:.5rem}.C.route{animation:D}@keyframes D{}',
      [js]: `e({skip:"C",big:"B"});load("${css.replace('_next/', '')}")`,
    });
    // Caches keep a chunk for ever, so the same name must mean the same content.
    const others = await shortened('two', `.aaaaaa_new{top:0}${style}`);
    expect(Object.keys(others)).not.toContain(js);
    expect(Object.keys(await shortened('three', style))).toContain(js);
  });
});
