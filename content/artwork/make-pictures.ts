import { sheet } from './plate';
import { printJpeg } from './print';
import { scenes } from './scenes';

/*
 * Draws the pictures of the demo into `content/media`. Run with `npx tsx content/artwork/make-pictures.ts [name …]`;
 * without names, all of them. The same scene always gives the same bytes.
 */
const wanted = new Set(process.argv.slice(2));
for (const { name, width, height, paper, draw } of scenes) {
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const file = new URL(`../media/${name}.jpg`, import.meta.url).pathname;
  await printJpeg(sheet(width, height, paper, draw()), file);
  process.stdout.write(`${name}.jpg ${width * 2}×${height * 2}\n`);
}
