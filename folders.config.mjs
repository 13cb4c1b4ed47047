/*
 * Where the code of each folder runs, once (README, "Folders"): what it may import (.dependency-cruiser.mjs) and which features of browsers
 * it may use (eslint.config.mjs) come from here. A file of the product that is in none of them fails __tests__/folders.test.ts.
 */
export const FOLDERS = {
  /** Pure: in the page, in the build and in tests. */
  anywhere: [
    'brand',
    'lib/brand',
    'lib/content',
    'lib/html',
    'lib/media',
    'lib/route',
    'lib/settings',
    'lib/site',
    'lib/status',
    'lib/declaration.ts',
    'lib/store.ts',
  ],
  /** In the page of a visitor or an editor. */
  page: ['app/client', 'components', 'lib/browser'],
  /** In the page of the database's viewer. */
  viewer: ['packages/realtime-database-server/viewer/page'],
  /** In Next, which makes pages of the components. */
  next: ['app'],
  node: ['lib/pipeline', 'lib/tools', 'scripts'],
  database: ['packages/realtime-database-server'],
};

/** What this site is. The rest of `lib` is the engine, which knows nothing of it: the site is given (lib/declaration.ts). */
export const SITE = ['app', 'brand', 'components', 'content', 'lib/site', 'styles'];

/** Files in these folders, as a regular expression. */
export function pathsIn(...folders) {
  return `^(${folders.map((folder) => folder.replaceAll('.', '\\.')).join('|')})(/|$)`;
}
