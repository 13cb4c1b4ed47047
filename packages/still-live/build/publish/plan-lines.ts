import type { Difference } from 'still-live/content/changes/differences';
import { changeLabel, pageOf } from 'still-live/content/changes/place';
import { isGallery } from 'still-live/content/schema/field';
import { stepsTo } from 'still-live/content/schema/find-field';
import { plainPath } from 'still-live/content/schema/stored';
import { momentText, zonedText } from 'still-live/content/timeline/zoned-time';
import { declared } from 'still-live/declaration';
import { tokens } from 'still-live/html/tokens';
import { listIssues } from 'still-live/build/check/issues';
import type { Plan } from './plan';
import { allNodes } from 'still-live/content/schema/content-tree';
import type { ContentNode } from 'still-live/content/schema/normal-form';

// An indented line of a terminal. No character is cut.
const LINE = /.{1,92}/gsu;

function wrapped(text: string): string[] {
  return text.match(LINE) ?? [''];
}

const ADDRESSES: Readonly<Record<string, string>> = { href: 'link to', src: 'picture', srcset: 'picture' };

// What a reader of the page cannot read: addresses, comments, attributes.
function hiddenParts(html: string): string[] {
  const comments = [...html.matchAll(/<!--([^]*?)(?:-->|$)/g)].map(
    ([, text = '']) => `invisible: comment ${text}`,
  );
  const named = [...tokens(html)].flatMap((token) => {
    if (token.type !== 'open') return [];
    return Array.from(token.attributes, ([name, value]) => {
      const what = ADDRESSES[name];
      return what === undefined ? `invisible: attribute ${name}="${value}"` : `${what} ${value}`;
    });
  });
  return [...comments, ...named];
}

function textLines(label: string, text: string): string[] {
  const [first = '', ...rest] = wrapped(text);
  const notes = hiddenParts(text).flatMap((note) => wrapped(note));
  return [
    `      ${label.padEnd(7)} ${first}`,
    ...rest.map((line) => `            | ${line}`),
    ...notes.map((line) => `            · ${line}`),
  ];
}

// Whoever approves must see everything: links, picture addresses, and what no reader sees.
function writtenLines(label: string, content: ContentNode | undefined): string[] {
  const texts = allNodes(content).filter(({ value }) => value !== undefined);
  if (texts.length === 0) return [`      ${label.padEnd(7)}`];
  return texts.flatMap(({ path, value }) => {
    const name = path.slice((content?.path.length ?? 0) + 1);
    const own = name === '' ? [] : [`      ${label.padEnd(7)} ${name}:`];
    return [...own, ...textLines(name === '' ? label : '', String(value))];
  });
}

const SIGNS = { added: '+', removed: '-', changed: '~', moved: '>' } as const;

const PLURALS = {
  entry: 'entries',
  picture: 'pictures',
  'menu entry': 'menu entries',
  visibility: 'visibilities',
  text: 'texts',
} as const;

function subjectOf({ path }: Difference): keyof typeof PLURALS {
  const steps = stepsTo(path) ?? [];
  const last = steps.at(-1);
  if (last?.isEntry && last.field.record === 'each') return 'entry';
  if (pageOf(path) === 'menu') return 'menu entry';
  if (last?.field.kind === 'flag' && last.field.record) return 'visibility';
  return steps.some(({ field }) => isGallery(field)) ? 'picture' : 'text';
}

function fieldName({ path }: Difference): string {
  const page = pageOf(path);
  const menuAt = declared('menu').split('/').slice(0, -1);
  return [`${declared('pagesAt')}/`, `${menuAt.join('/')}/`, `${page}/`].reduce(
    (field, above) => (field.startsWith(above) ? field.slice(above.length) : field),
    plainPath(path),
  );
}

// Titles of entries are looked up in both versions.
type Changes = Pick<Plan, 'from' | 'to' | 'differences'>;

function linesOf(difference: Difference, { from, to }: Changes): string[] {
  const { kind, before, after, places } = difference;
  const name = changeLabel(difference, from, to);
  const head = [`  ${SIGNS[kind]} ${name}`, `      at      ${fieldName(difference)}`];
  if (places) return [...head, `      moved   from ${places.join(' to ')}`];
  if (kind === 'changed')
    return [...head, ...writtenLines('before', before), ...writtenLines('after', after)];
  return [...head, ...(kind === 'added' ? writtenLines('new', after) : writtenLines('gone', before))];
}

function grouped(
  differences: readonly Difference[],
  groupOf: (difference: Difference) => string,
): ReadonlyMap<string, readonly Difference[]> {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const group = groups.get(groupOf(difference));
    if (group) group.push(difference);
    else groups.set(groupOf(difference), [difference]);
  }
  return groups;
}

function countsOf(differences: readonly Difference[]): string {
  const counts = grouped(differences, (one) => `${subjectOf(one)} ${one.kind}`);
  const texts = [...counts.values()].map((group) => {
    const [first] = group;
    if (first === undefined) return '';
    const subject = subjectOf(first);
    return `${group.length} ${group.length === 1 ? subject : PLURALS[subject]} ${first.kind}`;
  });
  return texts.join(', ');
}

export function planLines(changes: Changes): readonly string[] {
  const { differences } = changes;
  const pages = grouped(differences, ({ path }) => pageOf(path));
  const lines = [...pages].flatMap(([page, ofPage]) => {
    return [`${page}: ${countsOf(ofPage)}`, ...ofPage.flatMap((difference) => linesOf(difference, changes))];
  });
  const hidden = differences.length === 0 ? ' (only parts that no page shows, such as templates)' : '';
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return [...lines, '', `${count}${hidden}`];
}

export function askedLines({ request, undoes, parts }: Plan, author: string): readonly string[] {
  const { at, until, note = '' } = request;
  const takenBack = undoes && `what ${undoes.author} published at ${momentText(undoes.at)}`;
  const asked = [
    ['author', author],
    ['when', at === undefined ? 'now' : zonedText(at)],
    ['until', until === undefined ? '' : zonedText(until)],
    ['note', note],
    ['takes back', takenBack],
    ['in', parts.join(', ')],
  ] as const;
  return asked.flatMap(([label, text = '']) => {
    const [first = '', ...rest] = wrapped(text);
    // A long text must not look like lines of its own.
    return text === '' ? [] : [`${label} ${first}`, ...rest.map((line) => `  | ${line}`)];
  });
}

/** Lists the errors of the site as it will be, not of the draft. */
export function errorLines({ to }: Pick<Plan, 'to'>, basePath: string): readonly string[] {
  return listIssues(to, basePath)
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => `  ${path}: ${message}`);
}
