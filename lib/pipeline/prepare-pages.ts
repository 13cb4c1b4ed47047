import { join } from 'node:path';
import type { BuildOptions } from './build-options';
import { makePagesData } from './pages/page-data';
import { type PagePlan, planPages } from './pages/page-plan';
import { pageFile, PageStage } from './pages/page-stage';
import type { PlannedPage } from './pages/planned-page';
import type { PreparedContent } from './prepare-content';

/** What of the pages does not need Next. */
export interface PreparedPages {
  readonly plan: PagePlan;
  /** Where the pages are placed; it has those of the last release. */
  readonly stage: PageStage;
  readonly dataOf: (page: PlannedPage) => string;
}

/**
 * Plans the pages, takes over those of the last release and makes their JSON-LD.
 * @param now The time of the release.
 */
export function preparePages(
  { root, settings }: BuildOptions,
  { data, register, lastRelease }: PreparedContent,
  now: Date,
): PreparedPages {
  const plan = planPages(data, register, now.toISOString());
  const stage = new PageStage(join(root, '.snapshot', 'pages'), lastRelease);
  stage.takeOver(plan.pages.map(({ path }) => pageFile(path)));
  return { plan, stage, dataOf: makePagesData(plan.pages, settings.siteUrl, now.toISOString().slice(0, 10)) };
}
