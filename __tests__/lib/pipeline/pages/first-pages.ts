import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSite } from '@/__tests__/app/site-data-fixture';
import { makePagesData } from '@/lib/pipeline/pages/page-data';
import { planPages } from '@/lib/pipeline/pages/page-plan';
import { PageStage } from '@/lib/pipeline/pages/page-stage';
import type { PagesRequest } from '@/lib/pipeline/pages/write-pages';

const NOW = '2026-01-01T00:00:00.000Z';

/** What the pages of a first release are made with. */
export function firstPages(data = demoSite()): PagesRequest {
  const plan = planPages(data, { pages: [], moved: [] }, NOW);
  return {
    plan,
    dataOf: makePagesData(plan.pages, data.settings.siteUrl, NOW.slice(0, 10)),
    stage: new PageStage(join(tmpdir(), `stage-${randomUUID()}`), undefined),
    now: NOW,
    script: 'plain()',
    style: '.page-list{color:red}',
    warn: () => undefined,
    draw: (cards) => Promise.resolve(cards.map(() => undefined)),
  };
}
