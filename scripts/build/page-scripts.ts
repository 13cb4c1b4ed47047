import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deferScripts } from '../finish/defer-scripts';
import { splitPositions } from './split-positions';

/**
 * Makes the scripts of one exported page wait, and writes its hydration data beside them. Takes the folder of the export,
 * the page and the data of the site as JSON; gives the new HTML.
 */
export async function deferPageScripts(dir: string, page: string, siteData: string): Promise<string> {
  const split = await splitPositions(dir, page, siteData);
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
