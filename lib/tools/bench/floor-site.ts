import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { buildPolicy, policyText } from '@/lib/pipeline/export/csp';
import { parsePage } from '@/lib/pipeline/export/html-tree';
import { inlineCode } from '@/lib/pipeline/export/inline-code';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';
import { RELEASE_HEADERS, startStaticServer } from '@/lib/pipeline/serve/static-server';
import { checkFloor } from './check-floor';
import { floorPage } from './floor-page';
import type { BenchSite } from './site';

/** A page that contains one screen alone. */
export interface FloorPage {
  readonly url: string;
  /** Bytes of its HTML, compressed. */
  readonly bytes: number;
}

/** Pages that contain one screen alone, by route. */
export type FloorPages = ReadonlyMap<string, FloorPage>;

function policyRule(name: string, html: string): HeaderRule {
  const value = policyText(buildPolicy(inlineCode(parsePage(html)), {}), 'header');
  return { source: `/${name}`, headers: [{ key: 'Content-Security-Policy', value }] };
}

/**
 * Makes a page that contains one screen alone for each of the given routes, and serves them with the pictures
 * and fonts of the site while `measure` runs. They have a server of their own, with a policy for each: the
 * policy of the site refuses every style that is not its own.
 * @param browser The browser that makes the pages.
 * @param site The measured site.
 * @param cache Folder for the copy that is served.
 * @param hashes The routes.
 * @param measure Gets the pages.
 * @returns What `measure` returns.
 * @throws {Error} When a page does not look like the screen that it was made from.
 */
export async function withFloors<Result>(
  browser: Browser,
  site: BenchSite,
  cache: string,
  hashes: readonly string[],
  measure: (pages: FloorPages) => Promise<Result>,
): Promise<Result> {
  const dir = join(cache, 'floors');
  await rm(dir, { recursive: true, force: true });
  await cp(site.dir, dir, { recursive: true });
  const rules: HeaderRule[] = [];
  const files: { hash: string; name: string; bytes: number }[] = [];
  for (const [index, hash] of hashes.entries()) {
    const name = `floor-${index}.html`;
    const html = await floorPage(browser, `${site.server.url}/plain.html${hash}`);
    await writeFile(join(dir, name), html);
    const compressed = await promisify(brotliCompress)(html);
    await writeFile(join(dir, `${name}.br`), compressed);
    rules.push(policyRule(name, html));
    files.push({ hash, name, bytes: compressed.length });
  }
  await writeFile(join(dir, RELEASE_HEADERS), JSON.stringify(rules));
  const server = await startStaticServer({ dir, port: 0, firebaseConfig: site.firebaseConfig });
  const pages = new Map(
    files.map(({ hash, name, bytes }) => [hash, { url: `${server.url}/${name}`, bytes }]),
  );
  try {
    for (const [hash, { url }] of pages)
      await checkFloor(browser, `${site.server.url}/plain.html${hash}`, url);
    return await measure(pages);
  } finally {
    await server.close();
  }
}
