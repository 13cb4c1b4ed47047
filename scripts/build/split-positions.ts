import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '@/components/site/site-data';
import type { PositionCard } from '@/lib/content/model';
import { POSITIONS_IN_PAGE } from '@/lib/content/positions-in-page';
import { positionPath, type RecordPath } from '@/lib/content/records';
import { plainText } from '@/lib/html/plain-text';
import { mapConcurrent } from '@/lib/snapshot/media/map-concurrent';
import { inlineCode } from '../finish/inline-code';
import {
  cutPositions,
  pageSurroundings,
  positionPage,
  standalonePage,
  type PositionPageFrame,
} from '../finish/position-pages';

/** A page and its hydration data, without the positions that went to files of their own. */
export interface SplitPage {
  readonly html: string;
  /** JSON of `SiteData`. */
  readonly siteData: string;
  /** Keys of the positions that the page holds; absent when it holds all. */
  readonly inPage?: readonly string[];
}

/** Files at a time. */
const CONCURRENCY = 8;

const FILE_NAME = /^[\w-]+$/;
/** Outside the folder, where the key of a position could have its name. */
const LIST_PAGE = 'posizioni.html';

function without(site: SiteData, paths: ReadonlySet<string>): Pick<SiteData, 'snapshot'> {
  const keep = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path)));
  const { records, fingerprints } = site.snapshot;
  return {
    snapshot: {
      records: keep(records as Record<RecordPath, never>),
      fingerprints: keep(fingerprints),
    },
  };
}

async function writeStyle(dir: string, html: string): Promise<string> {
  const style = inlineCode(html).styles.join('\n');
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/posizioni-${hash}.css`;
  await writeFile(join(dir, address), style);
  return address;
}

function listPage(
  frame: PositionPageFrame,
  positions: readonly PositionCard[],
  cut: ReadonlySet<string>,
): string {
  const rows = positions.map(({ key, titolo, sottotitolo }) => {
    const address = cut.has(key)
      ? `/posizioni/${key}.html`
      : `/#/lavora_con_noi_dettaglio/${encodeURIComponent(key)}`;
    return `<li><a href="${address}">${titolo.trim() === '' ? 'Posizione aperta' : titolo}</a> <span>${sottotitolo}</span></li>`;
  });
  const back = '<p><a href="/#/lavora_con_noi">Torna a Lavora con noi</a></p>';
  return standalonePage(
    frame,
    'Posizioni aperte',
    `<div class="position-list"><h1>Posizioni aperte</h1>${back}<ul>${rows.join('')}</ul>${back}</div>`,
  );
}

/**
 * Bounds what the page holds: with more than 20 positions, the details of the others move to `posizioni/{key}.html`, each a page that
 * reads without scripts and from which the early script takes the screen of a deep link; `posizioni.html` lists all.
 * Takes the folder of the export, the page and the data of the site as JSON.
 */
export async function splitPositions(dir: string, html: string, siteData: string): Promise<SplitPage> {
  // Our own file, written by scripts/build/write-site-data.ts.
  const site = JSON.parse(siteData) as SiteData;
  const positions = site.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const kept = new Set(
    positions
      .filter(({ key }, index) => index < POSITIONS_IN_PAGE || !FILE_NAME.test(key))
      .map(({ key }) => key),
  );
  if (kept.size === positions.length) return { html, siteData };
  const { html: bounded, cut } = cutPositions(html, (key) => kept.has(decodeURIComponent(key)));
  if (cut.length === 0) return { html, siteData };

  const root = /<html\b[^>]*>/.exec(html)?.[0] ?? '<html lang="it">';
  const frame = { root, style: await writeStyle(dir, html), ...pageSurroundings(html) };
  const titles = new Map(positions.map(({ key, titolo }) => [key, plainText(titolo)]));
  const folder = join(dir, 'posizioni');
  await mkdir(folder, { recursive: true });
  const keys = new Set(cut.map(({ key }) => key));
  await writeFile(join(dir, LIST_PAGE), listPage(frame, positions, keys));
  await mapConcurrent(cut, CONCURRENCY, async (position) => {
    const title = (titles.get(position.key) ?? 'Posizione aperta').replace(/[<&]/g, ' ');
    await writeFile(join(folder, `${position.key}.html`), positionPage(frame, position, title));
  });
  const inPage = [...kept];
  const paths = new Set([...keys].map(positionPath));
  return { html: bounded, siteData: JSON.stringify({ ...site, ...without(site, paths), inPage }), inPage };
}
