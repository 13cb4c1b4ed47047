import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attributeOf, elementsIn, parsePage, writePage } from '@/lib/pipeline/export/html-tree';
import { cutFonts } from '@/lib/pipeline/export/fonts/page-fonts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterEach(() => rm(dir, { recursive: true }));

const STYLE =
  '@font-face{font-family:Feeling Text;src:url(/whole.woff2);unicode-range:U+??}h1{font-family:var(--font-display)}';
const HTML = `<html><head><meta charset="utf-8"><style>${STYLE}</style></head><body><h1>Ciao</h1><p>Testo è</p></body></html>`;

async function finished(html: string): Promise<string> {
  const page = parsePage(html);
  (await cutFonts({ dir, pages: [page], style: '' }))(page);
  return writePage(page);
}

const facesIn = (html: string): string[] => html.match(/@font-face\{[^}]*\}/g) ?? [];

test('the display face stands in the page, cut to its characters, and the whole faces keep the others', async () => {
  const faces = facesIn(await finished(HTML));
  expect(faces[1]).toMatch(
    /^@font-face\{font-family:Feeling Display;src:url\(data:font\/woff2;base64,[\w+/=]+\)format\("woff2"\);font-weight:200 800;font-display:block;unicode-range:U\+2D,U\+43,U\+61,U\+69,U\+6F,U\+2010,U\+2026\}$/,
  );
  expect(faces[1]?.length).toBeLessThan(3000);
  expect(faces[0]).toMatch(/whole\.woff2\);unicode-range:U\+0-1F,U\+21-2C,U\+2E-42,U\+44-53,/);
});

test('the text face is a file that the page asks for at once, named by its content, and again under the late name', async () => {
  const html = await finished(HTML);
  const page = parsePage(html);
  const [preload] = [...elementsIn(page)].filter(({ tagName }) => tagName === 'link');
  const address = (preload && attributeOf(preload, 'href')) ?? '';
  expect(address).toMatch(/^\/_next\/static\/media\/feeling-text-[0-9a-f]{12}\.woff2$/);
  expect((await readFile(join(dir, address))).toString('latin1', 0, 4)).toBe('wOF2');
  const [text, late] = facesIn(html).filter((face) => face.includes(address));
  expect(text).toMatch(
    /family:Feeling Text;.*display:optional;unicode-range:U\+20,.*U\+E8,U\+2010,U\+2026\}/,
  );
  expect(late).toBe(text?.replace('Feeling Text', 'Late Text').replace('optional', 'swap'));
});

test('a face that no text is shown in is left out', async () => {
  expect(await finished(HTML)).not.toContain('Feeling Statement');
});

test('the licences go with the fonts', async () => {
  await finished(HTML);
  const text = await readFile(join(dir, 'font-licences.txt'), 'utf8');
  expect(text).toContain('The Bricolage Grotesque Project Authors');
  expect(text).toContain('The Instrument Sans Project Authors');
  expect(text.match(/SIL Open Font License, Version 1\.1/g)?.length).toBeGreaterThanOrEqual(2);
});

test('a page with the styles of the site gets the fonts of all; a page without styles stays as it is', async () => {
  const bare = '<html><head></head><body>No</body></html>';
  const [site, other] = [parsePage(HTML), parsePage(bare)];
  const put = await cutFonts({ dir, pages: [site, other], style: '' });
  put(other);
  expect(writePage(other)).toBe(bare);
  const files = await readdir(dir);
  await cutFonts({ dir: join(dir, 'none'), pages: [parsePage(bare)], style: '' });
  expect(await readdir(dir)).toEqual(files);
});
