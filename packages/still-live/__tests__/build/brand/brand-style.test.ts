import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandStyle, writeBrandStyle } from 'still-live/build/brand/brand-style';
import { writeIcons } from 'still-live/build/brand/icons';
import { type CheckedBrand, readBrand } from 'still-live/build/brand/read-brand';
import { temporaryFolder } from '@/__tests__/temporary-folder';

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
