import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startDatabase } from 'realtime-database-server';
import { buildSite } from 'still-live/build/build-site';
import { readJson } from 'still-live/build/files';
import type { Progress } from 'still-live/build/progress';
import { declared } from 'still-live/declaration';
import { RELEASE_HEADERS } from 'still-live/build/serve/hosting-config';
import { startStaticServer } from 'still-live/build/serve/static-server';
import { readProject, readSettings } from 'still-live/settings/settings';
import { chromiumFlags, findHeadlessChromium } from '@/__tests__/tools/test/find-browsers';
import { checkFloor, floorPage } from './floor-page';

export interface Screen {
  readonly name: string;
  readonly hash: string;
  readonly path?: string;
}

export interface BenchSite {
  readonly browser: Browser;
  readonly url: string;
  /** Serves the page that a careful person would write by hand for each screen alone, as `/{name}.html` and `/page of {name}.html`. */
  readonly floorsUrl: string;
  readonly databaseUrl: string;
}

async function writePage(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
}

function emptyPage(link: string): string {
  const rules = '{"prerender":[{"where":{"selector_matches":"a"},"eagerness":"immediate"}]}';
  return `<!DOCTYPE html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vuota</title><script type="speculationrules">${rules}</script><main><h1>Qui</h1>${link}</main>`;
}

/** Returns what is compared with a page by hand: the screen in the app shell, and its page at a real path. */
function comparedOf({ name, hash, path }: Screen): readonly (readonly [name: string, address: string])[] {
  return [[name, `/${hash}`], ...(path === undefined ? [] : [[`page of ${name}`, path] as const])];
}

/** Makes the pages of one screen alone. They have no policy: that of the site refuses their styles. */
async function writeFloors(browser: Browser, dir: string, url: string, screens: readonly Screen[]) {
  await rm(join(dir, RELEASE_HEADERS));
  for (const [name, address] of screens.flatMap(comparedOf))
    await writePage(join(dir, `${name}.html`), await floorPage(browser, url + address));
  await writePage(join(dir, 'here.html'), emptyPage('<a data-entry href="/there.html">Là</a>'));
  await writePage(join(dir, 'there.html'), emptyPage(''));
}

/**
 * Builds the demo into `.cache/bench/` with a database of its own and serves it, and ends all that when the measurements are done.
 * @throws {Error} when a page of one screen alone does not look like that screen.
 */
export async function onSite<Result>(
  root: string,
  screens: readonly Screen[],
  progress: Progress,
  measure: (site: BenchSite) => Promise<Result>,
): Promise<Result> {
  const cache = join(root, '.cache', 'bench');
  const [dir, floors, out] = [join(cache, 'served'), join(cache, 'floors'), join(cache, 'out')];
  await rm(cache, { recursive: true, force: true });
  const ends: (() => Promise<unknown>)[] = [];
  const serve = async (folder: string): Promise<string> => {
    const server = await startStaticServer({ dir: folder, port: 0 });
    ends.push(server.close);
    return server.url;
  };
  try {
    const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumFlags() });
    ends.push(() => browser.close());
    const data = await readJson(`content/${declared('project')}.json`);
    const database = await startDatabase({ port: 0, data, namespace: readProject(process.env) });
    ends.push(() => database.stop());
    const address = `127.0.0.1:${database.port}`;
    const settings = readSettings({ ...process.env, FIREBASE_DATABASE_EMULATOR_HOST: address });
    await buildSite({ root, out, releasesDir: join(cache, '.releases'), settings, progress });
    await cp(out, dir, { recursive: true, dereference: true });
    const url = await serve(dir);
    await cp(dir, floors, { recursive: true });
    await writeFloors(browser, floors, url, screens);
    const floorsUrl = await serve(floors);
    for (const [name, address] of screens.flatMap(comparedOf))
      await checkFloor(browser, url + address, `${floorsUrl}/${name}.html`);
    return await measure({ browser, url, floorsUrl, databaseUrl: database.url });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
