import type { Difference } from '@/lib/content/changes/differences';
import { changeLabel } from '@/lib/content/changes/path-label';
import { isGallery } from '@/lib/content/schema/field';
import { stepsTo } from '@/lib/content/schema/find-field';
import { plainPath } from '@/lib/content/schema/stored';
import { siteSanitiser } from '@/lib/html/site-sanitiser';
import { listIssues } from '@/lib/pipeline/check/list-issues';
import { terminalLine } from '@/lib/pipeline/command/terminal-line';
import type { Plan } from './plan';
import { writtenLines } from './written-lines';

const SIGNS = { added: '+', removed: '-', changed: '~', moved: '>' } as const;

const PLURALS = {
  position: 'positions',
  picture: 'pictures',
  'menu entry': 'menu entries',
  visibility: 'visibilities',
  text: 'texts',
} as const;

function subjectOf({ path, page }: Difference): keyof typeof PLURALS {
  const steps = stepsTo(path) ?? [];
  const last = steps.at(-1);
  if (last?.key !== undefined && last.field.record === 'each') return 'position';
  if (page === 'menu') return 'menu entry';
  if (last?.field.kind === 'flag' && last.field.record) return 'visibility';
  return steps.some(({ field }) => isGallery(field)) ? 'picture' : 'text';
}

function fieldName({ path, page }: Difference): string {
  const field = plainPath(path).replace(/^pagine\/|^impostazioni\/etichette\/|^footer\//, '');
  return field.startsWith(`${page}/`) ? field.slice(page.length + 1) : field;
}

/** Both versions of the content, in which titles of entries are looked up. */
interface Versions {
  readonly from: unknown;
  readonly to: unknown;
}

function linesOf(difference: Difference, { from, to }: Versions): string[] {
  const { kind, before, after, places } = difference;
  const name = terminalLine(changeLabel(difference, from, to));
  const head = [`  ${SIGNS[kind]} ${name}`, `      at      ${terminalLine(fieldName(difference))}`];
  if (places) return [...head, `      moved   from ${places.join(' to ')}`];
  if (kind === 'changed')
    return [...head, ...writtenLines('before', before), ...writtenLines('after', after)];
  return [...head, ...(kind === 'added' ? writtenLines('new', after) : writtenLines('gone', before))];
}

function countsOf(differences: readonly Difference[]): string {
  const counts = new Map<string, Difference[]>();
  for (const difference of differences) {
    const group = `${subjectOf(difference)} ${difference.kind}`;
    counts.set(group, [...(counts.get(group) ?? []), difference]);
  }
  const texts = [...counts.values()].map((group) => {
    const [first] = group;
    if (first === undefined) return '';
    const subject = subjectOf(first);
    return `${group.length} ${group.length === 1 ? subject : PLURALS[subject]} ${first.kind}`;
  });
  return texts.join(', ');
}

/**
 * Describes differences for the terminal: per page a line of counts, then each field by its name and path,
 * with its old and new value, whole.
 * @returns The lines to print.
 */
export function describeDifferences(differences: readonly Difference[], versions: Versions): string[] {
  const pages = [...new Set(differences.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const ofPage = differences.filter((difference) => difference.page === page);
    return [`${page}: ${countsOf(ofPage)}`, ...ofPage.flatMap((difference) => linesOf(difference, versions))];
  });
}

/**
 * Returns the lines to print about a plan: per page, each field before and after, and the number of
 * differences.
 */
export function planLines({
  from,
  to,
  differences,
}: Pick<Plan, 'from' | 'to' | 'differences'>): readonly string[] {
  const hidden = differences.length === 0 ? ' (only parts that no page shows, such as templates)' : '';
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return [...describeDifferences(differences, { from, to }), `\n${count}${hidden}`];
}

/**
 * Returns the lines to print about the content errors in the result of a plan: those of the site as it will
 * be, and not of the draft.
 * @param basePath Where the content comes from, for messages.
 */
export function errorLines({ to }: Pick<Plan, 'to'>, basePath: string): readonly string[] {
  return listIssues(to, basePath, siteSanitiser())
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => terminalLine(`  ${path}: ${message}`));
}
