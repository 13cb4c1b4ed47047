import { EACH_KIND, tryGalleries } from '../engines/galleries';
import { test } from '../engines/journey';
import { BASE } from '../live-records';
import { isLongRun } from '../long-run';

test('live, a gallery of each kind that was filled with three pictures is alive; in the long run also when it was empty, and gets one film and then two pictures (every one in Chromium)', async ({
  visit,
  database,
  engineName,
}) => {
  test.slow();
  const visitor = await visit({ reducedMotion: false, pictures: true });
  await visitor.goLive();
  // Which gallery reads what is the same code in every engine; how slides move is not.
  const hasAll = isLongRun && engineName === 'chromium';
  await tryGalleries(visitor, database, BASE, hasAll ? undefined : EACH_KIND, isLongRun ? undefined : [3]);
});
