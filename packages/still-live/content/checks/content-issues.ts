import { missingScreens } from 'still-live/content/missing-screens';
import { parseTree } from 'still-live/content/parse/parse-tree';
import { listOf, visibilityPath } from 'still-live/content/schema/records';
import { entryScreens, homeRoute, isIndex } from 'still-live/route/route';
import { partsOf, stepsTo } from 'still-live/content/schema/find-field';
import { contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import type { Field } from 'still-live/content/schema/field';
import { type ContentNode, partOf, textOf } from 'still-live/content/schema/normal-form';
import { isOn } from 'still-live/content/schema/stored';
import { declared, madeOf } from 'still-live/declaration';
import { checkMedia } from './check-media';
import { checkHtml, checkLink, checkName } from './check-text';
import {
  AS_WRITTEN,
  type Check,
  type EditorIssue,
  labelOf,
  type CheckContext,
  type Rules,
  parseIssueForEditors,
  type ReportIssue,
  tellAt,
} from './editor-issue';

function checkMenuEntry(node: ContentNode, { error }: ReportIssue): void {
  const keyOf = (kind: Field['kind']): string =>
    Object.entries(partsOf(node)).find(([, part]) => part.kind === kind)?.[0] ?? '';
  const address = keyOf('link');
  if (labelOf(partOf(node, keyOf('label'))) === '') error('Voce di menu senza etichetta: non compare');
  if (textOf(partOf(node, address)) === '' && node.key !== homeRoute().screen)
    error('Voce di menu senza indirizzo: porta alla Home', address);
}

function checkMissing(record: ContentNode, tell: ReportIssue): void {
  const isThere = (key: string): boolean => {
    const part = partOf(record, key);
    return (part?.field?.kind === 'link' ? textOf(part) : labelOf(part)) !== '';
  };
  const [lacking, other] = Object.entries(partsOf(record)).flatMap(([key, { missing }]) =>
    missing && !isThere(key) ? [{ key, ...missing }] : [],
  );
  if (lacking && !other) tell[lacking.severity](lacking.message, lacking.key);
}

const KINDS: Readonly<Partial<Record<Field['kind'], Check>>> = {
  label: checkHtml,
  html: checkHtml,
  name: checkName,
  link: (node, ...place) => checkLink(textOf(node), ...place),
  media: checkMedia,
  group: checkMissing,
  list: checkMissing,
};

const checksOfFields = madeOf('content', (): ReadonlyMap<Field | undefined, Check> => {
  const all: Rules = [[declared('menu'), checkMenuEntry], ...declared('rules')];
  return new Map(all.map(([path, check]) => [stepsTo(path)?.at(-1)?.field, check]));
});

/**
 * Lists the problems of the content that an editor should know, in the order of the schema. Templates, menu entries of
 * hidden pages and fields that the site does not read are ignored. Never throws.
 * @param tree Raw value of a base path, or a part of it.
 */
export function contentIssues(tree: unknown): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const content = contentTree(tree);
  const keysOf = (list: string): readonly string[] =>
    nodeAt(content, list)?.parts.map(({ key }) => key) ?? [];
  const entries = Object.fromEntries(
    entryScreens().map((screen) => [screen, new Set(keysOf(listOf(screen)).filter(isIndex))]),
  );
  const looked: CheckContext = { tree, entries, missing: missingScreens(tree) };

  const menu = stepsTo(declared('menu'))?.at(-1)?.field;

  function check(node: ContentNode): void {
    const { path, key, field, isEntry } = node;
    if (field === undefined) return;
    const tell = tellAt(path, issues);
    if (field === menu && isEntry) {
      const visibility = nodeAt(content, visibilityPath(key));
      if (!isOn(visibility?.value, visibility?.field)) return;
      if (looked.missing.includes(`/${key}`))
        return tell.warning('La pagina non ha contenuti: la voce di menu non compare');
    }
    const checkField = checksOfFields().get(field) ?? KINDS[field.kind];
    if (field.kind !== 'list' || isEntry) checkField?.(node, tell, looked);
    node.parts.forEach(check);
  }

  check(content);
  return issues;
}

export function allIssues(tree: unknown): readonly EditorIssue[] {
  return [...parseTree(tree, AS_WRITTEN).issues.map(parseIssueForEditors), ...contentIssues(tree)];
}
