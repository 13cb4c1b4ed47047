import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type CheckedBrand, drawn } from './read-brand';

// In pixels, for tabs on usual and on dense screens.
const TAB_SIZES = [16, 32] as const;

// iOS shows a transparent icon on black, and cuts its corners itself.
const TOUCH_SIZE = 180;

// An ICO file has 6 bytes, then 16 bytes per picture, then the pictures.
function icoOf(pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(([size, png], index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

export async function writeIcons(
  dir: string,
  { sign, colours }: Pick<CheckedBrand, 'sign' | 'colours'>,
): Promise<void> {
  // It is drawn large once, so that an SVG of any size is sharp.
  const large = await drawn(sign, 1024).png().toBuffer();
  const png = (size: number) => sharp(large).resize(size, size).png({ compressionLevel: 9 });
  const tabs = TAB_SIZES.map(async (size) => [size, await png(size).toBuffer()] as const);
  await mkdir(dir, { recursive: true });
  const files = {
    'icon.svg': sign,
    'icon-192.png': await png(192).toBuffer(),
    'icon-512.png': await png(512).toBuffer(),
    'apple-touch-icon.png': await png(TOUCH_SIZE).flatten({ background: colours.deep }).toBuffer(),
    'favicon.ico': icoOf(await Promise.all(tabs)),
  };
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(dir, name), bytes)));
}
