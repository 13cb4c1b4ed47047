import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SITE_ELEMENT_ID } from '@/app/client/site-element';
import { deferScripts } from '../finish/defer-scripts';
import { withoutLazyStyles } from '../finish/lazy-styles';
import { splitPositions } from './split-positions';

/**
 * Makes the scripts of one exported page wait, writes its hydration data beside them, and leaves it the styles that its visitors
 * need. Takes the folder of the export, the page and the data of the site as JSON; gives the new HTML.
 */
export async function deferPageScripts(dir: string, page: string, siteData: string): Promise<string> {
  const isSite = page.includes(`id="${SITE_ELEMENT_ID}"`);
  const lean = isSite
    ? withoutLazyStyles(page, (file) => readFileSync(join(dir, '_next', file), 'utf8'))
    : page;
  const split = await splitPositions(dir, lean, siteData);
  const { html, dataFile } = deferScripts(split.html, {
    props: `{"data":${split.siteData}}`,
    readChunk: (address) => readFileSync(join(dir, address), 'utf8'),
    inPage: split.inPage,
  });
  if (dataFile) {
    const target = join(dir, dataFile.path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, dataFile.content);
  }
  return html;
}
