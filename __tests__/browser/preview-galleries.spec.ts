import { EACH_KIND, emptyGalleries, tryGalleries } from './engines/galleries';
import { test } from './engines/journey';
import { isLongRun } from './long-run';
import { DRAFT, previewAddress } from './preview-page';

/* The sliders are those of the published site, which are tried in every engine: here it is the draft that is new. */

test(
  'in a preview that was opened with empty galleries, one of each kind comes alive with one film and with three pictures; in the long run every one, and one of each kind with none and two too',
  { tag: '@long' },
  async ({ visit, database }) => {
    test.slow();
    await emptyGalleries(database, DRAFT);
    const visitor = await visit({ reducedMotion: false });
    await visitor.go(previewAddress().slice(1));
    await visitor.sees('aside[aria-label="Anteprima"]');
    await tryGalleries(visitor, database, DRAFT, EACH_KIND, isLongRun ? undefined : [1, 3]);
    if (isLongRun) await tryGalleries(visitor, database, DRAFT, undefined, [1, 3]);
  },
);
