/** The one-way dependency rule of the architecture (README, "Folder map"). */
const OURS = '^(app|components|lib|database|scripts|content|styles)/';
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  comment: `${from} imports at most: itself${allowed.length ? ', ' + allowed.join(', ') : ''}`,
  from: { path: `^${from}/` },
  to: { path: OURS, pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
});
const packageOnlyIn = (name, packagePath, folders) => ({
  name,
  severity: 'error',
  comment: `this package is imported only in ${folders.join(', ')}`,
  from: { path: OURS, pathNot: folders.map((folder) => `^${folder}`) },
  to: { path: packagePath },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    only('content-is-pure', 'lib/content'),
    only('settings-are-pure', 'lib/settings'),
    only('store-is-pure', 'lib/store'),
    only('enhancements-are-pure', 'lib/enhance'),
    only('database-stands-alone', 'database'),
    only('html-over-content', 'lib/html', 'lib/content'),
    only('route-over-content', 'lib/route', 'lib/content'),
    only('preview-over-content', 'lib/preview', 'lib/content'),
    only('media-over-content', 'lib/media', 'lib/content'),
    only(
      'live-is-browser-side',
      'lib/live',
      'lib/content',
      'lib/enhance',
      'lib/html',
      'lib/route',
      'lib/store',
      'lib/preview',
    ),
    only(
      'snapshot-is-build-side',
      'lib/snapshot',
      'lib/content',
      'lib/html',
      'lib/route',
      'lib/media',
      'lib/settings',
    ),
    {
      name: 'components-do-not-fetch',
      severity: 'error',
      comment: 'only the site root joins components with the live side; nobody imports the build side',
      from: { path: '^components/', pathNot: '^components/site/' },
      to: { path: '^lib/(live|snapshot)/' },
    },
    {
      name: 'no-snapshot-in-the-browser',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^lib/snapshot/' },
    },
    {
      name: 'scripts-are-entries',
      severity: 'error',
      from: { path: '^(app|components|lib|database)/' },
      to: { path: '^scripts/' },
    },
    packageOnlyIn('firebase-only-live', 'node_modules/(firebase|@firebase)/', ['lib/live/']),
    packageOnlyIn('admin-only-build', 'node_modules/firebase-admin/', ['lib/snapshot/', 'scripts/']),
    packageOnlyIn('sanitiser-only-html', 'node_modules/dompurify/', ['lib/html/']),
    packageOnlyIn('dom-only-in-the-build', 'node_modules/jsdom/', ['lib/html/', 'scripts/next-seam/']),
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^app/', '^scripts/'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(\\.next|out|\\.releases)/', '^database/dist/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
