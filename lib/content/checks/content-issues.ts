import { rawAt } from '@/lib/content/raw-tree';
import { isIndex, positionPath, POSITIONS_LIST, visibilityPath } from '@/lib/content/records';
import { CONTENT } from '@/lib/content/schema/content';
import { contentTree, nodeAt, readNodes } from '@/lib/content/schema/content-tree';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { isOn } from '@/lib/content/schema/stored';
import { dayInZone } from '@/lib/content/timeline/zoned-time';
import { MENU_READ } from '@/lib/route/reads';
import { slugOf } from '@/lib/route/slug';
import { lacksOf } from '@/lib/content/lacks';
import { checkCompany } from './check-company';
import { checkJob } from './check-job';
import { checkMedia } from './check-media';
import { checkHtml, checkLink } from './check-text';
import { type EditorIssue, editorIssue, labelOf, type Looked } from './editor-issue';
import { checkMissing } from './missing-parts';

const { menu } = CONTENT.impostazioni.parts.etichette.parts;

function checkPosition(position: ContentNode, { tree, report }: Looked): void {
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

function checkMenuEntry(entry: ContentNode, { report }: Looked): void {
  const { path, key } = entry;
  if (labelOf(partOf(entry, 'value')) === '')
    report(path, 'error', 'Voce di menu senza etichetta: non compare');
  if (textOf(partOf(entry, 'url')) === '' && key !== 'home')
    report(`${path}/url`, 'error', 'Voce di menu senza indirizzo: porta alla Home');
}

function checkNode(node: ContentNode, looked: Looked): void {
  const { field, isEntry } = node;
  if (field?.kind === 'label' || field?.kind === 'html') checkHtml(node, looked);
  if (field?.kind === 'link') checkLink(textOf(node), node.path, looked);
  if (field?.kind === 'media') checkMedia(node, looked.report);
  if (field === menu && isEntry) checkMenuEntry(node, looked);
  else if (field?.kind === 'group' || isEntry) checkMissing(node, looked.report);
  if (field === CONTENT.footer) checkCompany(node, looked.report);
  if (field?.record === 'each' && isEntry) checkPosition(node, looked);
}

/**
 * Lists the problems of the content that an editor should know, in the order of the schema. Templates, menu
 * entries of hidden pages and fields that the site does not read are ignored. Never throws.
 * @param tree Raw value of a base path, or a part of it.
 */
export function contentIssues(tree: unknown): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const content = contentTree(tree);
  const partsAt = (path: string): readonly ContentNode[] => nodeAt(content, path)?.parts ?? [];
  const lacks = lacksOf(tree);
  const isVisible = ({ key }: ContentNode): boolean => isOn(nodeAt(content, visibilityPath(key))?.value);
  const [entries, isLacking] = [partsAt(MENU_READ), ({ key }: ContentNode) => lacks.includes(`/${key}`)];
  const ignored = new Set(
    entries.filter((entry) => !isVisible(entry) || isLacking(entry)).flatMap(readNodes),
  );
  const looked: Looked = {
    tree,
    positions: new Set(
      partsAt(POSITIONS_LIST)
        .map(({ key }) => key)
        .filter(isIndex),
    ),
    lacks,
    report: (...issue) => issues.push(editorIssue(...issue)),
  };
  for (const entry of entries)
    if (isVisible(entry) && isLacking(entry))
      looked.report(entry.path, 'warning', 'La pagina non ha contenuti: la voce di menu non compare');
  for (const node of readNodes(content)) if (!ignored.has(node)) checkNode(node, looked);
  return issues;
}
