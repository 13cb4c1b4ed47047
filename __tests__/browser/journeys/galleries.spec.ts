import { tryGalleries } from '../engines/galleries';
import { test } from '../engines/journey';
import { BASE } from '../live-records';

test('live, every gallery that is empty and gets one film, three pictures, none, two is alive each time', async ({
  visit,
  database,
}) => {
  test.slow();
  const visitor = await visit({ reducedMotion: false });
  await visitor.goLive();
  await tryGalleries(visitor, database, BASE);
});
