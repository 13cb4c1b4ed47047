import { siteSanitiser } from '@/lib/html/site-sanitiser';
import { listIssues } from '@/lib/pipeline/check/list-issues';
import { terminalLine } from '@/lib/pipeline/command/terminal-line';
import { describeDifferences } from './describe';
import type { Plan } from './plan';

/** The parts of a plan that are shown. */
type ShownPlan = Pick<Plan, 'from' | 'to' | 'differences' | 'parts'> & {
  readonly at?: number;
  readonly until?: number;
};

/**
 * Returns the lines to print about a plan: per page, each field before and after, and the number of
 * differences.
 */
export function planLines({ from, to, differences }: Omit<ShownPlan, 'parts'>): readonly string[] {
  const hidden = differences.length === 0 ? ' (only parts that no page shows, such as templates)' : '';
  return [...describeDifferences(differences, { from, to }), `\n${differences.length} differences${hidden}`];
}

/**
 * Returns the lines to print about the content errors in the result of a plan: those of the site as it will
 * be, and not of the draft.
 * @param basePath Where the content comes from, for messages.
 */
export function errorLines({ to }: Pick<ShownPlan, 'to'>, basePath: string): readonly string[] {
  return listIssues(to, basePath, siteSanitiser())
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => terminalLine(`  ${path}: ${message}`));
}
