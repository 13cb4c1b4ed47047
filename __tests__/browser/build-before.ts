import 'still-live/bound/whole';
import buildSite from './global-setup';

/* A program: builds the site of the browser tests before they start, while the unit tests run (tools/test.ts). */

await buildSite();
