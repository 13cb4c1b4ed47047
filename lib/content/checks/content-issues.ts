import { rawAt } from '@/lib/content/raw-tree';
import { isIndex, positionPath, POSITIONS_LIST, visibilityPath } from '@/lib/content/records';
import { CONTENT } from '@/lib/content/schema/content';
import { isGallery } from '@/lib/content/schema/field';
import { contentTree, nodeAt, readNodes } from '@/lib/content/schema/content-tree';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { isOn } from '@/lib/content/schema/stored';
import { dayInZone } from '@/lib/content/timeline/zoned-time';
import { MENU_READ } from '@/lib/route/reads';
import { slugOf } from '@/lib/route/slug';
import { checkJob } from './check-job';
import { checkLabelledLink } from './check-labelled-link';
import { checkMedia } from './check-media';
import { checkHtml, checkLinkText } from './check-text';
import { type EditorIssue, editorIssue, labelOf, type Report } from './editor-issue';

const { menu } = CONTENT.impostazioni.parts.etichette.parts;
const { colonna_1: first, colonna_2: second } = CONTENT.footer.parts;

function checkColumn(column: ContentNode, report: Report): void {
  const { path } = column;
  const [title, text] = [labelOf(partOf(column, 'titolo')), textOf(partOf(column, 'testo'))];
  if (title === '' && text !== '') report(`${path}/titolo`, 'warning', 'Colonna senza titolo: non compare');
  if (title !== '' && text === '') report(`${path}/testo`, 'warning', 'Colonna senza testo: resta vuota');
}

function checkPosition(position: ContentNode, tree: unknown, report: Report): void {
  const { path, key } = position;
  const title = labelOf(partOf(position, 'titolo'));
  if (title === '')
    report(`${path}/titolo`, 'warning', 'Posizione senza titolo: compare come «Posizione aperta»');
  else if (slugOf(title, '') === '')
    report(`${path}/titolo`, 'warning', 'Titolo senza lettere: l’indirizzo della pagina sarà «posizione»');
  if (!isIndex(key))
    report(`${path}/titolo`, 'error', `La chiave «${key}» non è un numero: la posizione non compare`);
  checkJob(positionPath(key), rawAt(tree, path), dayInZone(Date.now()), report);
}

function checkMenuEntry(entry: ContentNode, report: Report): void {
  const { path, key } = entry;
  if (labelOf(partOf(entry, 'value')) === '')
    report(path, 'error', 'Voce di menu senza etichetta: non compare');
  if (textOf(partOf(entry, 'url')) === '' && key !== 'home')
    report(`${path}/url`, 'error', 'Voce di menu senza indirizzo: porta alla Home');
}

function checkRecord(node: ContentNode, tree: unknown, report: Report): void {
  const { field, isEntry, path } = node;
  if (field === first || field === second) checkColumn(node, report);
  if (field === menu && isEntry) checkMenuEntry(node, report);
  else checkLabelledLink(node, report);
  if (field?.kind !== 'list' || !isEntry) return;
  if (field.record === 'each') checkPosition(node, tree, report);
  if (isGallery(field) && textOf(partOf(node, 'immagine')) === '')
    report(`${path}/immagine`, 'error', 'Immagine mancante: la voce non compare');
}

function checkField(node: ContentNode, positions: ReadonlySet<string>, tree: unknown, report: Report): void {
  const text = textOf(node);
  switch (node.field?.kind) {
    case 'label':
      return checkHtml(text, 'phrasing', node.path, positions, report);
    case 'html':
      return checkHtml(text, 'flow', node.path, positions, report);
    case 'link':
      return checkLinkText(text, node.path, positions, report);
    case 'media':
      return checkMedia(node, report);
    case 'group':
    case 'list':
      return checkRecord(node, tree, report);
    default:
      return undefined;
  }
}

/**
 * Lists the problems of the content that an editor should know, in the order of the schema. Templates, menu
 * entries of hidden pages and fields that the site does not read are ignored. Never throws.
 * @param tree Raw value of a base path, or a part of it.
 */
export function contentIssues(tree: unknown): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const report: Report = (...issue) => issues.push(editorIssue(...issue));
  const content = contentTree(tree);
  const positions = new Set(
    nodeAt(content, POSITIONS_LIST)
      ?.parts.map(({ key }) => key)
      .filter(isIndex),
  );
  const entries = nodeAt(content, MENU_READ)?.parts ?? [];
  const hidden = entries.filter(({ key }) => !isOn(nodeAt(content, visibilityPath(key))?.value));
  const ignored = new Set(hidden.flatMap(readNodes));
  for (const node of readNodes(content)) if (!ignored.has(node)) checkField(node, positions, tree, report);
  return issues;
}
