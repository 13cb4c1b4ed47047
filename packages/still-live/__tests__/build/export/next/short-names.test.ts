import { readdir, readFile } from 'node:fs/promises';
import { shortenClasses } from 'still-live/build/export/next/short-names';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

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

test('classes of modules get short names everywhere, never those of others; chunks are named anew with them', async () => {
  const style = '._5o3-Va_big,.A{top:.5rem}.Q2UwuW_skip.route{top:0}';
  const files = await shortened('one', style);
  const [, css = '', js = ''] = Object.keys(files);
  expect(css).toMatch(/^_next\/static\/chunks\/a-\w+\.css$/);
  expect(files).toEqual({
    'index.html': `<link href="/${css}"><p class="C route">class=&quot;Q2UwuW_skip&quot;, static/chunks/a.css</p>`,
    [css]: '.B,.A{top:.5rem}.C.route{top:0}',
    [js]: `e({skip:"C",big:"B"});load("${css.replace('_next/', '')}")`,
  });
  // Caches keep a chunk for ever, so the same name must mean the same content.
  const others = await shortened('two', `.aaaaaa_new{top:0}${style}`);
  expect(Object.keys(others)).not.toContain(js);
  expect(Object.keys(await shortened('three', style))).toContain(js);
});
