import { own } from '@/lib/content/raw-tree';
import { isIndex, POSITIONS_LIST } from '@/lib/content/records';
import { CONTENT } from '@/lib/content/schema/content';
import { isGallery } from '@/lib/content/schema/field';
import { isOn, prunedContent, storedKey, textOf } from '@/lib/content/schema/stored';
import { checkJob } from './check-job';
import { checkLabelledLink } from './check-links-with-labels';
import { checkGalleryEntry, checkMedia } from './check-media';
import { checkHtml, checkLinkText } from './check-text';
import type { EditorIssue, Report } from './editor-issue';
import type { Validators } from './validators';
import { slugOf } from '@/lib/route/slug';
import { pageOf } from '../changes/page-of';
import { labelOf } from './label-of';
import { type PlacedField, walkFields } from './walk-fields';

const MENU = 'impostazioni/etichette/menu';
const ENTRY = CONTENT.impostazioni.parts.etichette.parts.menu.parts;

function checkColumn(column: unknown, path: string, report: Report): void {
  if (!/^footer\/colonna_[12]$/.test(path)) return;
  const [title, text] = [labelOf(own(column, 'titolo')), textOf(own(column, 'testo'))];
  if (title === '' && text !== '') report(`${path}/titolo`, 'warning', 'Colonna senza titolo: non compare');
  if (title !== '' && text === '') report(`${path}/testo`, 'warning', 'Colonna senza testo: resta vuota');
}

function checkPosition(position: unknown, path: string, today: string, report: Report): void {
  const title = labelOf(own(position, 'titolo'));
  if (title === '')
    report(`${path}/titolo`, 'warning', 'Posizione senza titolo: compare come «Posizione aperta»');
  else if (slugOf(title, '') === '')
    report(`${path}/titolo`, 'warning', 'Titolo senza lettere: l’indirizzo della pagina sarà «posizione»');
  const key = path.slice(POSITIONS_LIST.length + 1);
  if (!isIndex(key))
    report(`${path}/titolo`, 'error', `La chiave «${key}» non è un numero: la posizione non compare`);
  checkJob(position, path, today, report);
}

/** Returns the page of the menu entry at or above a path; `undefined` when the path is not in the menu. */
function menuPageOf(path: string): string | undefined {
  return path.startsWith(`${MENU}/`) ? path.slice(MENU.length + 1).split('/')[0] : undefined;
}

function checkMenuEntry(entry: unknown, path: string, report: Report): void {
  const page = menuPageOf(path) ?? '';
  const label = labelOf(own(entry, storedKey(entry, 'value', ENTRY.value)));
  if (label === '') report(path, 'error', 'Voce di menu senza etichetta: non compare');
  const url = textOf(own(entry, storedKey(entry, 'url', ENTRY.url)));
  if (url === '' && page !== 'home')
    report(`${path}/url`, 'error', 'Voce di menu senza indirizzo: porta alla Home');
}

function checkEntry({ field, path, raw }: PlacedField, today: string, report: Report): void {
  if (field.kind !== 'list') return;
  if (isGallery(field)) checkGalleryEntry(raw, path, report);
  else if (path.startsWith(`${POSITIONS_LIST}/`)) checkPosition(raw, path, today, report);
  else if (menuPageOf(path) !== undefined) checkMenuEntry(raw, path, report);
}

function checkField(placed: PlacedField, validators: Validators, report: Report): void {
  const { field, path, raw } = placed;
  if (placed.isEntry) checkEntry(placed, validators.today, report);
  checkLabelledLink(raw, path, report);
  switch (field.kind) {
    case 'label':
      return checkHtml(textOf(raw), 'phrasing', path, validators, report);
    case 'html':
      return checkHtml(textOf(raw), 'flow', path, validators, report);
    case 'link':
      return checkLinkText(textOf(raw), path, validators, report);
    case 'media':
      return checkMedia(raw, path, validators, report);
    case 'group':
      return checkColumn(raw, path, report);
    case 'list':
    case 'name':
    case 'day':
    case 'amount':
    case 'number':
    case 'flag':
      return undefined;
  }
}

/**
 * Lists the problems of the content that an editor should know, in the order of the model. Templates, hidden
 * menu entries and fields that the site does not read are ignored. Never throws.
 * @param tree Raw value of a base path, or a part of it.
 * @param validators The checks of links, addresses and HTML.
 */
export function contentIssues(tree: unknown, validators: Validators): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const report: Report = (path, severity, message) =>
    issues.push({ path, page: pageOf(path), severity, message });
  const content = prunedContent(tree);
  const isHidden = (page: string): boolean => !isOn(own(own(own(content, 'pagine'), page), '_visibility'));
  walkFields(content, (placed) => {
    const page = menuPageOf(placed.path);
    if (page === undefined || !isHidden(page)) checkField(placed, validators, report);
  });
  return issues;
}
