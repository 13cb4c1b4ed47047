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
import { checkJob } from './check-job';
import { checkMedia } from './check-media';
import { checkHtml, checkLink } from './check-text';
import { type EditorIssue, editorIssue, labelOf, type Looked, type Report } from './editor-issue';
import { checkMissing } from './missing-parts';
import { vatId } from '../company-facts';

const { dati_societari: company } = CONTENT.footer.parts;

/** Reports what the law wants a company to say on its site and the footer does not, and a VAT number that is none. */
function checkCompany(footer: ContentNode, report: Report): void {
  const path = `${footer.path}/dati_societari`;
  const written = (key: string): string => textOf(partOf(partOf(footer, 'dati_societari'), key));
  const missing = Object.entries(company.parts).filter(([key]) => written(key) === '');
  const names = missing.map(([, { name }]) => name).join(', ');
  if (missing.length > 0)
    report(
      path,
      'warning',
      `Dati che la legge vuole nel sito (art. 2250 c.c., art. 35 DPR 633/1972), mancanti: ${names}`,
    );
  const vat = written('partita_iva');
  if (vat !== '' && vatId(vat) === undefined)
    report(
      `${path}/partita_iva`,
      'warning',
      `Partita IVA «${vat}» non valida: undici cifre, l’ultima è di controllo`,
    );
}

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
