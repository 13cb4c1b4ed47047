import { fingerprint } from '@/lib/content/fingerprint';
import { rawAt } from '@/lib/content/raw-tree';
import { plainText } from '@/lib/html/plain-text';
import { createNodeSanitiser } from '@/lib/pipeline/snapshot/node-sanitiser';
import { listIssues } from '@/lib/pipeline/check/list-issues';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import type { Difference } from '@/lib/content/changes/differences';
import { describeDifferences } from './describe';

/** What a plan says about itself. */
interface ShownPlan {
  readonly from: unknown;
  readonly to: unknown;
  readonly at?: number;
  readonly until?: number;
  readonly differences: readonly Difference[];
  readonly parts: readonly string[];
}

/** A short name of what a plan does: who approves one means this and nothing else. */
export function planId({ from, to, parts, at = 0, until = 0 }: ShownPlan): string {
  return fingerprint([at, until, ...parts.map((path) => [path, rawAt(from, path), rawAt(to, path)])]);
}

/** Says what a plan changes: per page, each field before and after, and how many differences. Gives the lines to print. */
export function planLines({ from, to, differences }: Omit<ShownPlan, 'parts'>): readonly string[] {
  const sanitiser = createNodeSanitiser({ link: resolveLink, media: safeMediaAddress });
  const hidden = differences.length === 0 ? ' (only parts that no page shows, such as templates)' : '';
  return [
    ...describeDifferences(differences, (html) => plainText(sanitiser.flow(html)), { from, to }),
    `\n${differences.length} differences${hidden}`,
  ];
}

/**
 * The content errors of the result of a plan: of the site as it will be, not of the draft, from which a part may be taken. Takes the plan and where it comes
 * from, for messages; gives the lines to print.
 */
export function errorLines({ to }: Pick<ShownPlan, 'to'>, basePath: string): readonly string[] {
  const sanitiser = createNodeSanitiser({ link: resolveLink, media: safeMediaAddress });
  return listIssues(to, basePath, sanitiser)
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => `  ${path}: ${message}`);
}
