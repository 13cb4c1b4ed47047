import { emptyGalleries, tryGalleries } from '../engines/galleries';
import { test } from '../engines/journey';
import { BASE } from '../live-records';
import { DRAFT, previewAddress } from '../preview-page';

test('live, every gallery that is empty and gets one film, three pictures, none, two is alive each time', async ({
  visit,
  database,
}) => {
  test.slow();
  const visitor = await visit({ reducedMotion: false });
  await visitor.goLive();
  await tryGalleries(visitor, database, BASE);
});

test('in a preview that was opened with empty galleries, every one is alive with one film, three pictures, none, two', async ({
  visit,
  database,
}) => {
  test.slow();
  await emptyGalleries(database, DRAFT);
  const visitor = await visit({ reducedMotion: false });
  await visitor.go(previewAddress().slice(1));
  await visitor.sees('aside[aria-label="Anteprima"]');
  await tryGalleries(visitor, database, DRAFT);
});
