import 'still-live/bound/whole';
import { join } from 'node:path';
import { placesIn } from 'still-live/build/release/release-list';
import { readSettings } from 'still-live/settings/settings';
import { buildQuietly } from './build-quietly';

/* A program: builds the site of the folder that it is started in, whose modules `@/` means then. */

const root = process.cwd();
await buildQuietly({
  root,
  ...placesIn(join(root, '.cache')),
  settings: readSettings(process.env),
  uncompressed: true,
});
