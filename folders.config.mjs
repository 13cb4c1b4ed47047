/*
 * Where the code of each folder runs, once (README, "Folders"): what it may import (.dependency-cruiser.mjs) and which features of browsers
 * it may use (eslint.config.mjs) come from here. A file of the product that is in none of them fails __tests__/folders.test.ts.
 */
export const FOLDERS = {
  /** Pure: in the page, in the build and in tests. */
  anywhere: [
    'brand',
    'lib/site',
    'packages/still-live/brand',
    'packages/still-live/content',
    'packages/still-live/html',
    'packages/still-live/media',
    'packages/still-live/route',
    'packages/still-live/settings',
    'packages/still-live/status',
    // Entry points stand where what they export runs.
    'packages/still-live/content.ts',
    'packages/still-live/declaration.ts',
    'packages/still-live/index.ts',
    'packages/still-live/register.ts',
    'packages/still-live/schema.ts',
    'packages/still-live/store.ts',
    'packages/still-live/words.ts',
  ],
  /** Runs in the page of a visitor or an editor. */
  page: [
    'components',
    'packages/still-live/browser',
    'packages/still-live/react.ts',
    'packages/still-live/preview',
    'packages/still-live/react',
  ],
  /** Runs in the page of the database's viewer. */
  viewer: ['packages/realtime-database-server/viewer/page'],
  /** Runs in Next, which makes pages of the components. */
  next: ['app', 'packages/still-live/bound', 'packages/still-live/next', 'packages/still-live/next.ts'],
  node: [
    'packages/still-live/build',
    'packages/still-live/cli',
    'packages/still-live/pack.ts',
    '__tests__/tools',
  ],
  database: ['packages/realtime-database-server'],
};

/** What this site is. The engine (`packages/still-live`) knows nothing of it: the site is given to it (its declaration.ts). */
export const SITE = ['app', 'brand', 'components', 'content', 'lib/site', 'styles'];

/** Files in these folders, as a regular expression. */
export function pathsIn(...folders) {
  return `^(${folders.map((folder) => folder.replaceAll('.', '\\.')).join('|')})(/|$)`;
}
