import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as raw from '@/brand/brand';
import { fontPath, licencePath, openWeight } from 'still-live/build/brand/font-file';
import {
  checkBrand,
  checkDrawing,
  drawn,
  readBrand,
  requireDrawn,
  type CheckedBrand,
} from 'still-live/build/brand/read-brand';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandStyle, writeBrandStyle } from 'still-live/build/brand/brand-style';
import { writeIcons } from 'still-live/build/brand/icons';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const withText = (file: string, weights: readonly number[] = [400, 700]) => {
  return { ...raw, fonts: { ...raw.fonts, text: { file, weights } } };
};

test('the folder brand/ is right: values, fonts, contrast and drawings', async () => {
  const { name, logo, sign } = await readBrand();
  expect(name).toBe(raw.name);
  for (const drawing of [logo, sign]) expect(drawing).toMatch(/^<svg [^>]*viewBox="[\d. ]+"/);
});

test.each([
  ['@fontsource-variable/nowhere/files/x.woff2', 'cannot be read'],
  ['./fonts/nowhere.woff2', 'cannot be read'],
  ['@fontsource/roboto/files/roboto-cyrillic-400-normal.woff2', 'has no a b c'],
  ['@fontsource/roboto/files/roboto-latin-400-normal.woff2', 'has no axis of weight'],
])('the font %s is refused: it %s', async (file, what) => {
  const line = await checkBrand(withText(file)).then(() => 'accepted', String);
  expect(line).toContain(`BrandError: brand/brand.ts, fonts.text.file: "${file}" ${what}`);
  expect(line).not.toContain('\n');
});

test('weights that a font does not have are refused', async () => {
  const { file } = raw.fonts.text;
  await expect(checkBrand(withText(file, [100, 900]))).rejects.toThrow(
    'fonts.text.weights: 100–900 is outside the 400–700 of the font',
  );
  const fonts = { ...raw.fonts, display: { ...raw.fonts.display, heading: 900 } };
  await expect(checkBrand({ ...raw, fonts })).rejects.toThrow('fonts.display.heading: 900 is outside');
});

test('a font is a file of a package, or one of the folder of the brand; its licence stands there too', () => {
  const { file } = raw.fonts.text;
  expect(existsSync(fontPath(file))).toBe(true);
  expect(existsSync(licencePath(file))).toBe(true);
  expect(fontPath('./fonts/own.woff2')).toBe(join(process.cwd(), 'brand', 'fonts', 'own.woff2'));
  expect(licencePath('./fonts/own.woff2')).toBe(join(process.cwd(), 'brand', 'fonts', 'LICENSE'));
});

test('a name of several words is measured in a font whose space is the last glyph', async () => {
  const file = './../examples/festival/brand/fonts/big-shoulders.woff2';
  const font = await openWeight(file, 800, 'Forno Rossi');
  expect(font.layout('Forno Rossi').advanceWidth).toBeGreaterThan(font.layout('FornoRossi').advanceWidth);
});

test('a brand without the tint of a screen is refused', async () => {
  const { welfare: _1, welfareStrong: _2, ...colours } = raw.colours;
  await expect(checkBrand({ ...raw, colours })).rejects.toThrow(
    'brand/brand.ts, colours: has no welfare, the tint of the screen lavora_con_noi',
  );
});

const svg = (inside: string): string => `<svg viewBox="0 0 4 4">${inside}</svg>`;

test.each([
  ['no drawing', 'is not an SVG'],
  ['<html><body/></html>', 'is not an SVG'],
  ['<svg width="4" height="4"/>', 'has no viewBox'],
  ['<svg viewBox="0 0 4 0"/>', 'has no viewBox'],
  [`<!DOCTYPE svg [<!ENTITY ns "http://x.example">]>${svg('')}`, 'has entities in it'],
  [svg('<script>alert(1)</script>'), 'has a <script> in it'],
  [svg('<path onload="alert(1)" d="M0 0"/>'), 'has onload="alert(1)" in it'],
  [svg('<style>@import "https://x.example"</style>'), 'has a <style> in it'],
  [svg('<image href="https://x.example/a.png"/>'), 'has a <image> in it'],
  [svg('<use href="https://x.example/a.svg#b"/>'), 'has href='],
  [svg('<foreignObject><p>a</p></foreignObject>'), 'has a <foreignObject> in it'],
  [svg('<rect fill="url(https://x.example/a)"/>'), 'has fill='],
  [svg('<rect style="fill: u\\72l(a)"/>'), 'has style='],
  // A page reads these as its own.
  [svg('<meta http-equiv="refresh" content="0;url=a"/>'), 'has a <meta> in it'],
  [svg('<desc><iframe srcdoc="a"/></desc>'), 'has a <iframe> in it'],
])('the drawing %j is refused: it %s', (drawing, what) => {
  expect(() => checkDrawing('brand/logo.svg', drawing)).toThrow(`brand/logo.svg: ${what}`);
});

test('a drawing loses what stands around it and the size of its editor, and is an SVG as a file of its own too', () => {
  const drawing =
    '<?xml version="1.0"?><!-- by hand --><svg width="40" height="40" viewBox="0 0 4 4" i:export="/home/me/a.svg"><metadata><i/></metadata><title><![CDATA[><p>]]></title><!-- --!><p> --><path d="M0 0"/></svg>';
  expect(checkDrawing('brand/logo.svg', drawing)).toBe(
    '<svg viewBox="0 0 4 4" xmlns="http://www.w3.org/2000/svg"><title/><path d="M0 0"/></svg>',
  );
});

test('a drawing is drawn whatever its units are; one that cannot be drawn is refused in one line', async () => {
  const huge = checkDrawing('x', '<svg viewBox="0 0 90000 30000"><rect width="90000" height="30000"/></svg>');
  const { data, info } = await drawn(huge, 6).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data.at(3), data.at(4 * 6 * 3 + 3)]).toEqual([6, 6, 0, 255]);
  const unknown = '<svg viewBox="0 0 4 4"><g xmlns:x="&ns;"/></svg>';
  await expect(requireDrawn('brand/logo.svg', unknown)).rejects.toThrow(
    /^brand\/logo\.svg: cannot be drawn \(.*\); export it as plain shapes$/,
  );
});

describe('what is made of the brand', () => {
  const dir = temporaryFolder();
  let brand: CheckedBrand;
  beforeAll(async () => {
    brand = await readBrand();
  });

  test('the style sheet has every colour, and the shape in four directions', async () => {
    const css = await brandStyle(brand, '.snapshot');
    for (const value of Object.values(brand.colours)) expect(css).toContain(`: ${value};`);
    expect(css).toContain('color-scheme: light;');
    const turned = [...css.matchAll(/--shape-(\w+): ([^;]*)/g)].map(([, corner, radii]) => [corner, radii]);
    expect(Object.fromEntries(turned)).toMatchObject({
      tl: '10% 50% 50% 50%',
      tr: '50% 10% 50% 50%',
      br: '50% 50% 10% 50%',
      bl: '50% 50% 50% 10%',
    });
  });

  test('a tint may have the name of anything that styles have a property for', async () => {
    const names = ['round', 'tracking', 'nameLetters', 'tone', 'gap', 'tint'];
    const own = names.map((name) => ({ [name]: '#fedcba', [`${name}Strong`]: '#abcdef' }));
    const css = await brandStyle(
      { ...brand, colours: Object.assign({ ...brand.colours }, ...own) },
      '.snapshot',
    );
    expect(css).not.toContain(' --gap: ');
    expect(css).toContain('--round: 1;');
    for (const name of ['round', 'tracking', 'name-letters', 'tone', 'gap', 'tint'])
      expect(css).toContain(`--tint-${name}: #fedcba;`);
    expect(css).toContain("[data-tone='tone'] {\n  --tone: var(--tint-tone);");
  });

  test('how wide the name is counts, and not how many letters it has: short words may be wide', async () => {
    const widths = async (name: string): Promise<readonly string[]> =>
      [...(await brandStyle({ ...brand, name }, '.snapshot')).matchAll(/--name-\w+: ([^;]*)/g)].map(
        ([, value = '']) => value,
      );
    expect(await widths('Feeling')).toEqual(['7', '7']);
    expect(await widths('Forno Ombra')).toEqual(['12.7', '6.6']);
  });

  test('it is written again only when the brand is another', async () => {
    await writeBrandStyle(dir(), brand);
    const file = dir('.snapshot', 'brand.css');
    const first = await readFile(file, 'utf8');
    await writeFile(file, `${first}/* kept */`);
    await writeBrandStyle(dir(), brand);
    expect(await readFile(file, 'utf8')).toContain('/* kept */');
    await writeBrandStyle(dir(), { ...brand, roundness: 0 });
    expect(await readFile(file, 'utf8')).toContain('--round: 0;');
  });

  test('all icons are made from the sign; that of iOS has no transparency', async () => {
    const sign =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
    await writeIcons(dir(), { ...brand, sign });
    for (const [name, size] of [
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['apple-touch-icon.png', 180],
    ] as const) {
      expect(await sharp(dir(name)).metadata()).toMatchObject({
        format: 'png',
        width: size,
        height: size,
      });
    }
    const corner = async (name: string) =>
      (await sharp(dir(name)).ensureAlpha().raw().toBuffer()).subarray(0, 4);
    expect([...(await corner('apple-touch-icon.png'))]).toEqual([0x3b, 0x1e, 0x47, 255]);
    expect((await corner('icon-512.png'))[3]).toBe(0);
    expect(await readFile(dir('icon.svg'), 'utf8')).toBe(sign);

    const ico = await readFile(dir('favicon.ico'));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
    for (const [index, size] of [16, 32].entries()) {
      const [length, at] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
      const png = await sharp(ico.subarray(at, at + length)).metadata();
      expect([png.format, png.width, ico.readUInt8(6 + 16 * index)]).toEqual(['png', size, size]);
    }
  });
});
