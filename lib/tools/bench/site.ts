import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startDatabase } from 'realtime-database-server';
import { buildSite } from '@/lib/pipeline/build-site';
import { readJson } from '@/lib/pipeline/command/read-json';
import type { Progress } from '@/lib/pipeline/progress';
import { RELEASE_HEADERS, startStaticServer } from '@/lib/pipeline/serve/static-server';
import { readProject, readSettings } from '@/lib/settings/settings';
import { checkFloor, floorPage } from './floor-page';
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const COVER = /loading="lazy"(?= fetchpriority="high")/gi;
const SCRIPT_HINT = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi;

/**
 * Makes the same page without scripts: `:target` shows the screen, and the cover is requested at once, because no script does it.
 */
export function barePage(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_HINT, '').replace(COVER, 'loading="eager"');
}

/** A screen, and the addresses of the pages that are compared on it. */
export interface Screen {
  readonly name: string;
  readonly hash: string;
  /** Its page at a real path; Home has none but the entry. */
  readonly path?: string;
}

/** The measured export, served, with its database. */
export interface BenchSite {
  readonly url: string;
  /** Serves the page that a careful person would write by hand for each screen alone, as `/{name}.html`. */
  readonly floorsUrl: string;
  readonly databaseUrl: string;
  close: () => Promise<void>;
}

const compress = promisify(brotliCompress);

async function writePage(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  await writeFile(`${file}.br`, await compress(html));
}

/** Makes a page with nothing but a heading, which prerenders what its link leads to. */
function emptyPage(link: string): string {
  const rules = '{"prerender":[{"where":{"selector_matches":"a"},"eagerness":"immediate"}]}';
  return `<!DOCTYPE html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vuota</title><script type="speculationrules">${rules}</script><main><h1>Qui</h1>${link}</main>`;
}

/** Makes the pages of one screen alone. They have no policy: that of the site refuses their styles. */
async function writeFloors(browser: Browser, dir: string, url: string, screens: readonly Screen[]) {
  await rm(join(dir, RELEASE_HEADERS));
  for (const { name, hash } of screens) {
    await writePage(join(dir, `${name}.html`), await floorPage(browser, `${url}/bare.html${hash}`));
  }
  await writePage(join(dir, 'here.html'), emptyPage('<a data-entry href="/there.html">Là</a>'));
  await writePage(join(dir, 'there.html'), emptyPage(''));
}

/**
 * Builds the demo into `.cache/bench/` with a database of its own and serves it, with the same page without scripts (`/bare.html`) beside it.
 * @throws {Error} when a page of one screen alone does not look like that screen.
 */
export async function openSite(
  browser: Browser,
  root: string,
  screens: readonly Screen[],
  progress: Progress,
): Promise<BenchSite> {
  const cache = join(root, '.cache', 'bench');
  const [dir, floors] = [join(cache, 'served'), join(cache, 'floors')];
  await rm(cache, { recursive: true, force: true });
  const data = await readJson('content/demo.json');
  const database = await startDatabase({ port: 0, data, namespace: readProject(process.env) });
  const settings = readSettings({
    ...process.env,
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${database.port}`,
  });
  const out = join(cache, 'out');
  await buildSite({ root, out, releasesDir: join(cache, '.releases'), settings, progress });
  await cp(out, dir, { recursive: true, dereference: true });
  await writePage(join(dir, 'bare.html'), barePage(await readFile(join(dir, 'index.html'), 'utf8')));
  const firebaseConfig = await readJson('firebase.json');
  const server = await startStaticServer({ dir, port: 0, firebaseConfig });
  await cp(dir, floors, { recursive: true });
  await writeFloors(browser, floors, server.url, screens);
  const floorServer = await startStaticServer({ dir: floors, port: 0, firebaseConfig });
  const close = async (): Promise<void> => {
    for (const end of [server.close, floorServer.close, () => database.stop()]) await end();
  };
  try {
    for (const { name, hash } of screens)
      await checkFloor(browser, `${server.url}/bare.html${hash}`, `${floorServer.url}/${name}.html`);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: server.url, floorsUrl: floorServer.url, databaseUrl: database.url, close };
}
