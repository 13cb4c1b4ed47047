import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PositionCard } from '@/lib/content/model';
import { POSITIONS_IN_PAGE } from '@/lib/content/positions-in-page';
import { positionPath } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { buildPolicy, type CspOptions, setPolicy } from './csp';
import {
  attributeOf,
  elementsIn,
  type Page,
  type PageElement,
  removeNode,
  setAttribute,
  writePage,
} from './html-tree';
import { inlineCode } from './inline-code';
import { fillFrame, positionFrame } from './position-frame';

/** What `movePositions` takes beside the page. */
interface PositionRequest {
  /** Folder of the export. */
  readonly dir: string;
  readonly csp: CspOptions;
  /** Everything the page was made from. */
  readonly data: SiteData;
}

const ID_START = '/lavora_con_noi_dettaglio/';
const FILE_NAME = /^[\w-]+$/;
/** Outside the folder, where the key of a position could have its name. */
const LIST_PAGE = 'posizioni.html';

function cutPositions(page: Page, isKept: (key: string) => boolean): ReadonlyMap<string, PageElement> {
  const cut = new Map<string, PageElement>();
  for (const element of elementsIn(page)) {
    const id = element.tagName === 'section' ? attributeOf(element, 'id') : undefined;
    if (id?.startsWith(ID_START) !== true) continue;
    const key = decodeURIComponent(id.slice(ID_START.length));
    if (isKept(key)) continue;
    removeNode(element);
    cut.set(key, element);
  }
  return cut;
}

function without(data: SiteData, keys: readonly string[]): Pick<SiteData, 'snapshot'> {
  const paths = new Set<string>(keys.map(positionPath));
  const keep = <T extends object>(values: T): T =>
    Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path))) as T;
  const { records, fingerprints } = data.snapshot;
  return { snapshot: { records: keep(records), fingerprints: keep(fingerprints) } };
}

async function writeStyle(dir: string, page: Page): Promise<string> {
  const style = inlineCode(page).styles.join('\n');
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/posizioni-${hash}.css`;
  await writeFile(join(dir, address), style);
  return address;
}

function listOf(positions: readonly PositionCard[], cut: ReadonlyMap<string, PageElement>): string {
  const rows = positions.map(({ key, titolo, sottotitolo }) => {
    const address = cut.has(key) ? `/posizioni/${key}.html` : `/#${ID_START}${encodeURIComponent(key)}`;
    return `<li><a href="${address}">${titolo.trim() === '' ? 'Posizione aperta' : titolo}</a> <span>${sottotitolo}</span></li>`;
  });
  const back = '<p><a href="/#/lavora_con_noi">Torna a Lavora con noi</a></p>';
  return `<div class="position-list"><h1>Posizioni aperte</h1>${back}<ul>${rows.join('')}</ul>${back}</div>`;
}

/**
 * Bounds what the page holds: with more than 20 positions, the details of the others move to `posizioni/{key}.html`, each a page
 * that reads without scripts and from which the early script takes the screen of a deep link; `posizioni.html` lists all.
 * @param page - the page of the site; it loses what moves
 * @param request - where the pages go, their policy, and what the page was made from
 * @returns what the page now hydrates with
 */
export async function movePositions(page: Page, { dir, csp, data }: PositionRequest): Promise<SiteData> {
  const positions = data.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const stays = ({ key }: PositionCard, index: number): boolean =>
    index < POSITIONS_IN_PAGE || !FILE_NAME.test(key);
  const kept = new Set(positions.filter(stays).map(({ key }) => key));
  if (kept.size === positions.length) return data;
  const cut = cutPositions(page, (key) => kept.has(key));
  if (cut.size === 0) return data;

  const frame = positionFrame(page, await writeStyle(dir, page));
  // Content brings no code of its own: one policy holds for all of them.
  setPolicy(frame.page, buildPolicy(inlineCode(frame.page), csp));
  await mkdir(join(dir, 'posizioni'), { recursive: true });
  fillFrame(frame, 'Posizioni aperte', listOf(positions, cut));
  await writeFile(join(dir, LIST_PAGE), writePage(frame.page));
  const titles = new Map(positions.map(({ key, titolo }) => [key, plainText(titolo)]));
  for (const [key, section] of cut) {
    // The class that hides what is not the route belongs to the one page only.
    setAttribute(section, 'class', undefined);
    fillFrame(frame, titles.get(key) ?? 'Posizione aperta', section);
    await writeFile(join(dir, 'posizioni', `${key}.html`), writePage(frame.page));
  }
  return { ...data, ...without(data, [...cut.keys()]), inPage: [...kept] };
}
