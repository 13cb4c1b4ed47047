import { vatId } from '@/lib/site/rules/company-facts';
import { lacksOf } from '@/lib/content/lacks';
import { parseTree } from '@/lib/content/parse/parse-tree';
import { POSITIONS_LIST, visibilityPath } from '@/lib/content/schema/records';
import { isIndex } from '@/lib/route/route';
import { CONTENT, PAGES } from '@/lib/site/content';
import { contentTree, nodeAt } from '@/lib/content/schema/content-tree';
import type { Field } from '@/lib/content/schema/field';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { isOn } from '@/lib/content/schema/stored';
import { AS_WRITTEN, checkPosition } from '@/lib/site/rules/check-job';
import { checkMedia } from './check-media';
import { checkHtml, checkLink } from './check-text';
import {
  type EditorIssue,
  labelOf,
  type Looked,
  parseIssueForEditors,
  type Tell,
  tellAt,
} from './editor-issue';
import { checkMissing } from './missing-parts';

type Check = (node: ContentNode, tell: Tell, looked: Looked) => void;

const { footer, impostazioni } = CONTENT;
const { menu } = impostazioni.parts.etichette.parts;
const { posizioni } = PAGES.lavora_con_noi.parts.posizioni_aperte.parts;

/** Reports what the law wants a company to say on its site and the footer does not, and a VAT number that is none. */
function checkCompany(node: ContentNode, { warning }: Tell): void {
  const facts = partOf(node, 'dati_societari');
  const written = (key: string): string => textOf(partOf(facts, key));
  const missing = Object.entries(footer.parts.dati_societari.parts).filter(([key]) => written(key) === '');
  const names = missing.map(([, { name }]) => name).join(', ');
  const law = 'Dati che la legge vuole nel sito (art. 2250 c.c., art. 35 DPR 633/1972), mancanti';
  if (names !== '') warning(`${law}: ${names}`, 'dati_societari');
  const vat = written('partita_iva');
  if (vat !== '' && vatId(vat) === undefined) {
    const message = `Partita IVA «${vat}» non valida: undici cifre, l’ultima è di controllo`;
    warning(message, 'dati_societari/partita_iva');
  }
}

function checkMenuEntry(node: ContentNode, { error }: Tell): void {
  if (labelOf(partOf(node, 'value')) === '') error('Voce di menu senza etichetta: non compare');
  if (textOf(partOf(node, 'url')) === '' && node.key !== 'home')
    error('Voce di menu senza indirizzo: porta alla Home', 'url');
}

/** The checks of fields by their kind; of lists, those of their entries. */
const KINDS: Readonly<Partial<Record<Field['kind'], Check>>> = {
  label: checkHtml,
  html: checkHtml,
  link: (node, ...place) => checkLink(textOf(node), ...place),
  media: checkMedia,
  group: checkMissing,
  list: checkMissing,
};

/** The checks of single fields, in place of those of their kind. */
const FIELDS: ReadonlyMap<Field | undefined, Check> = new Map<Field, Check>([
  [menu, checkMenuEntry],
  [footer, checkCompany],
  [posizioni, checkPosition],
]);

/**
 * Lists the problems of the content that an editor should know, in the order of the schema. Templates, menu
 * entries of hidden pages and fields that the site does not read are ignored. Never throws.
 * @param tree Raw value of a base path, or a part of it.
 */
export function contentIssues(tree: unknown): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const content = contentTree(tree);
  const positions = nodeAt(content, POSITIONS_LIST)
    ?.parts.map(({ key }) => key)
    .filter(isIndex);
  const looked: Looked = { tree, positions: new Set(positions), lacks: lacksOf(tree) };

  function check(node: ContentNode): void {
    const { path, key, field, isEntry } = node;
    if (field === undefined) return;
    const tell = tellAt(path, issues);
    if (field === menu && isEntry) {
      if (!isOn(nodeAt(content, visibilityPath(key))?.value)) return;
      if (looked.lacks.includes(`/${key}`))
        return tell.warning('La pagina non ha contenuti: la voce di menu non compare');
    }
    const checkField = FIELDS.get(field) ?? KINDS[field.kind];
    if (field.kind !== 'list' || isEntry) checkField?.(node, tell, looked);
    node.parts.forEach(check);
  }

  check(content);
  return issues;
}

/** Lists what an editor should fix: first what cannot be read, and so is left out by the site, then what is incomplete. */
export function allIssues(tree: unknown): readonly EditorIssue[] {
  return [...parseTree(tree, AS_WRITTEN).issues.map(parseIssueForEditors), ...contentIssues(tree)];
}
