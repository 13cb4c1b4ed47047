import type { LinkProblem } from '@/lib/content/link-problem';
import { mediaKind } from '@/lib/content/parse-gallery';
import { isTree, own, pageOf, prunedContent, type Tree, unwrapped } from './pruned-content';

/** Something an editor should look at: where, how bad, and what it is, in the words of editors (Italian). */
export interface EditorIssue {
  /** Path of the field below the base path. */
  readonly path: string;
  /** The page it is on: `home`, `lavora_con_noi`…, `footer` or `menu`. */
  readonly page: string;
  /** `error`: visitors miss something or stumble on it. `warning`: it could be better. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Judges a link; `lib/route/link-check.ts` does it for the site. Gives `undefined` for a good one. */
export type CheckLink = (raw: string) => LinkProblem | undefined;

type Report = (path: string, severity: EditorIssue['severity'], message: string) => void;

const LINK_FIELDS = new Set(['link', 'cta_link', 'link_cta', 'link_social', 'url']);
const CALLS_TO_ACTION = [
  { label: 'etichetta', link: 'link' },
  { label: 'titolo_cta', link: 'link_cta' },
  { label: 'nome_social', link: 'link_social' },
] as const;
const MENU = 'impostazioni/etichette/menu';
const HREF = /<a\b[^<>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>"']+))/gi;

function textOf(value: unknown): string {
  const inner = isTree(value) ? own(value, '_value') : value;
  return typeof inner === 'string' ? inner.trim() : '';
}

function linkMessage(link: string, problem: LinkProblem): string {
  if (problem === 'unknown-position') return `Il link «${link}» porta a una posizione che non c’è`;
  if (problem === 'no-address') return `Il link «${link}» non è un indirizzo valido`;
  return `Il link «${link}» non porta a nessuna pagina; un indirizzo esterno comincia con https://`;
}

function checkLinks(text: string, path: string, isLink: boolean, checkLink: CheckLink, report: Report): void {
  const inText = [...text.matchAll(HREF)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  for (const link of isLink ? [text] : inText) {
    const problem = checkLink(link);
    if (problem) report(path, 'error', linkMessage(link, problem));
  }
}

function checkCallToAction(record: Tree, path: string, report: Report): void {
  const isApplication = path.endsWith('/cta_candidatura');
  const pairs = isApplication ? [{ label: 'titolo', link: 'cta_link' }] : CALLS_TO_ACTION;
  for (const { label, link } of pairs) {
    const [hasLabel, hasLink] = [textOf(record[label]) !== '', textOf(record[link]) !== ''];
    if (hasLabel && !hasLink) report(`${path}/${link}`, 'error', 'Pulsante senza link: non compare');
    // The blocks of Home have a link and a title of their own in place of a label.
    if (hasLink && !hasLabel && own(record, 'titolo_blocco') === undefined) {
      report(`${path}/${label}`, 'error', 'Pulsante senza etichetta: non compare');
    }
  }
}

function checkMedia(item: Tree, path: string, report: Report): void {
  const isItem = ['immagine', '_order', '_id'].some((name) => Object.hasOwn(item, name));
  if (!isItem || !/\/_list\/[^/]+$/.test(path)) return;
  const media = own(item, 'immagine');
  if (textOf(media) === '') report(`${path}/immagine`, 'error', 'Immagine mancante: la voce non compare');
  else if (mediaKind(textOf(own(media, '_mediaType'))) === 'image' && own(media, '_alt') === undefined) {
    report(`${path}/immagine/_alt`, 'warning', 'Immagine senza testo alternativo');
  }
}

function checkColumn(record: Tree, path: string, report: Report): void {
  if (!/^footer\/colonna_[12]$/.test(path)) return;
  const [title, text] = [textOf(record['titolo']), textOf(record['testo'])];
  if (title === '' && text !== '') report(`${path}/titolo`, 'warning', 'Colonna senza titolo: non compare');
  if (title !== '' && text === '') report(`${path}/testo`, 'warning', 'Colonna senza testo: resta vuota');
}

function isHiddenEntry(tree: unknown, path: string): boolean {
  const page = path.slice(MENU.length + 1);
  const visibility = unwrapped(own(own(own(tree, 'pagine'), page), '_visibility'));
  return page.startsWith('_') || !visibility || visibility === 'false' || visibility === '0';
}

function checkEntry(entry: Tree, path: string, report: Report): void {
  if (textOf(entry['_value'] ?? entry['value']) === '') report(path, 'error', 'Voce di menu senza etichetta');
}

/**
 * Lists what an editor should look at. Takes the raw value of a base path (a part of it is enough) and who judges links;
 * gives the issues in the order of the content. Templates and hidden menu entries are left out. Never throws.
 */
export function contentIssues(tree: unknown, checkLink: CheckLink): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const report: Report = (path, severity, message) =>
    issues.push({ path, page: pageOf(path), severity, message });
  const content = prunedContent(tree);

  function visit(value: unknown, path: string, name: string): void {
    if (typeof value === 'string') checkLinks(value, path, LINK_FIELDS.has(name), checkLink, report);
    if (!isTree(value)) return;
    if (path.startsWith(`${MENU}/`) && !path.slice(MENU.length + 1).includes('/')) {
      if (isHiddenEntry(content, path)) return;
      checkEntry(value, path, report);
    }
    checkCallToAction(value, path, report);
    checkMedia(value, path, report);
    checkColumn(value, path, report);
    for (const [key, part] of Object.entries(value)) {
      const isWrapped = key === '_value';
      visit(part, isWrapped ? path : path === '' ? key : `${path}/${key}`, isWrapped ? name : key);
    }
  }

  visit(content, '', '');
  return issues;
}
