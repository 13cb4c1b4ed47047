import { dayInZone } from '@/lib/content/timeline/zoned-time';
import { join } from 'node:path';
import type { BuildOptions } from './build-options';
import { bundlePlainScript } from './export/early-script';
import { makePagesData } from './pages/page-data';
import { type PagePlan, planPages } from './pages/page-plan';
import { pageFile, PageStage } from './pages/page-stage';
import { ownStyles } from './pages/page-styles';
import type { PlannedPage } from './pages/planned-page';
import type { PreparedContent } from './prepare-content';

/** What of the plain pages does not need Next. */
export interface PreparedPages {
  readonly plan: PagePlan;
  /** Where the pages are placed; it has those of the last release. */
  readonly stage: PageStage;
  readonly dataOf: (page: PlannedPage) => string;
  /** The inline script of each page, and the styles that only these pages have. */
  readonly script: string;
  readonly style: string;
}

/**
 * Plans the plain pages, takes over those of the last release, and makes their JSON-LD, script and styles.
 * @param now The time of the release.
 */
export async function preparePages(
  { root, settings }: BuildOptions,
  { data, register, lastRelease }: PreparedContent,
  now: Date,
): Promise<PreparedPages> {
  const plan = planPages(data, register, now.toISOString());
  const stage = new PageStage(join(root, '.snapshot', 'pages'), lastRelease);
  stage.takeOver(plan.pages.map(({ path }) => pageFile(path)));
  return {
    plan,
    stage,
    dataOf: makePagesData(plan.pages, settings.siteUrl, dayInZone(now.getTime())),
    script: await bundlePlainScript(root),
    style: ownStyles(root),
  };
}
