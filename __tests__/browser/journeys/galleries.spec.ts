import { EACH_KIND, tryGalleries } from '../engines/galleries';
import { test } from '../engines/journey';
import { BASE } from '../live-records';

test('live, every gallery (one of each kind, where the engine is not Chromium) that is empty and gets one film, three pictures, none, two is alive each time', async ({
  visit,
  database,
  engineName,
}) => {
  test.slow();
  const visitor = await visit({ reducedMotion: false, pictures: true });
  await visitor.goLive();
  // Which gallery reads what is the same code in every engine; how slides move is not.
  await tryGalleries(visitor, database, BASE, engineName === 'chromium' ? undefined : EACH_KIND);
});
