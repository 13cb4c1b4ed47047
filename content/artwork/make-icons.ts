import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/*
 * Draws the icons of the site from `public/icon.svg`: PNG for manifests and home screens, and a `favicon.ico` that holds
 * PNG pictures (as every browser since 2010 reads them). Run with `npx tsx content/artwork/make-icons.ts`.
 */
const folder = new URL('../../public/', import.meta.url);
const drawing = await readFile(new URL('icon.svg', folder), 'utf8');
// Home screens cut their own corners: they get a full square.
const square = drawing.replace(/ rx="\d+"/, '');

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 128 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Packs PNG pictures into an ICO file: a header of 6 bytes, 16 bytes per picture, then the pictures. */
function ico(pictures: readonly { readonly size: number; readonly bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

await writeFile(new URL('icon-192.png', folder), await png(drawing, 192));
await writeFile(new URL('icon-512.png', folder), await png(drawing, 512));
await writeFile(new URL('apple-touch-icon.png', folder), await png(square, 180));
const favicons = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, bytes: await png(drawing, size) })),
);
await writeFile(new URL('favicon.ico', folder), ico(favicons));
