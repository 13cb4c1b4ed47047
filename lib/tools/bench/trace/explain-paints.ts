import type { Browser } from '@playwright/test';
import type { Conditions } from '../conditions';
import type { FloorUrls } from '../floor-site';
import { groupsBy } from '../groups';
import type { ComparedPaint } from '../rows/row';
import type { BenchSite } from '../site';
import { paintDifference } from './paint-difference';
import { traceVisits } from './trace-visits';
import { readVisit, type TracedVisit } from './traced-visit';

/** Parameters of `explainPaints`. */
interface ExplainRequest {
  readonly browser: Browser;
  readonly bench: BenchSite;
  readonly floors: FloorUrls;
  /** The paints that are to be explained. */
  readonly paints: readonly ComparedPaint[];
  /** How often each page is visited. */
  readonly runs: number;
  readonly progress: (line: string) => void;
}

/** What is said of each paint. */
export type PaintReasons = ReadonlyMap<ComparedPaint, string>;

/** The addresses of the two pages of a comparison: of the site and of the other page. */
function addressesOf(
  { hash, against }: ComparedPaint,
  { bench, floors }: ExplainRequest,
): readonly [string, string] {
  const { url } = bench.server;
  return [
    `${url}/${hash}`,
    (against === 'floor' ? floors.get(hash) : undefined) ?? `${url}/plain.html${hash}`,
  ];
}

/** Visits all pages that some paints compare, in turn, and returns the visits of each address. */
async function visitsOf(
  request: ExplainRequest,
  paints: readonly ComparedPaint[],
  conditions: Conditions,
): Promise<ReadonlyMap<string, readonly TracedVisit[]>> {
  const round = [...new Set(paints.flatMap((paint) => addressesOf(paint, request)))];
  const urls = Array.from({ length: request.runs }, () => round).flat();
  const visits = (await traceVisits(request.browser, urls, conditions)).map(readVisit);
  return new Map(
    round.map((url, index) => [url, visits.filter((_visit, order) => order % round.length === index)]),
  );
}

/**
 * Explains paints that missed their target: traces visits of the site and of the page that it is compared
 * with, in turn, and says which phases differ. A trace takes time itself, so the paints come later than
 * measured.
 * @param request The paints, and how often each page is visited.
 * @throws {Error} When Chromium's trace lacks what is read from it.
 */
export async function explainPaints(request: ExplainRequest): Promise<PaintReasons> {
  const { paints, progress } = request;
  const reasons = new Map<ComparedPaint, string>();
  // One trace for each route: one of all routes can be more than a hundred visits, held in memory as text.
  const routes = groupsBy(paints, ({ hash, conditions }) => `${conditions.name} ${hash}`);
  for (const [name, group] of routes) {
    const [first] = group;
    if (!first) continue;
    progress(`tracing what was missed: ${name}`);
    const visits = await visitsOf(request, group, first.conditions);
    for (const paint of group) {
      const [site, other] = addressesOf(paint, request).map((url) => visits.get(url) ?? []);
      reasons.set(paint, paintDifference(paint.kind, site ?? [], other ?? []));
    }
  }
  return reasons;
}
