/**
 * The dependency rule (README, "Architecture"): a folder of `lib/` says where its code runs, and so what it may import.
 */
const PURE = '^lib/(content|html|route|media|store|settings)/';
const IN_THE_PAGE = '^(components|lib/browser)/';
const IN_NODE = '^(scripts|lib/(pipeline|tools))/';
const NODE_ONLY = [
  '^(node:|(fs|path|url|http|os|crypto|stream|zlib|child_process)(/|$))',
  'node_modules/(firebase-admin|jsdom|sharp|esbuild)/',
  IN_NODE,
];

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const packageOnlyIn = (name, packagePath, ...folders) =>
  rule(
    name,
    `this package is imported only in ${folders.join(', ')}`,
    { path: '^(app|components|lib|database|scripts)/', pathNot: folders.map((folder) => `^${folder}`) },
    { path: `node_modules/${packagePath}/` },
  );

module.exports = {
  forbidden: [
    rule(
      'pure-runs-anywhere',
      'pure code imports no React, no Firebase, nothing of Node, of the page or of a screen',
      { path: PURE },
      {
        path: ['node_modules/(react|react-dom|next|firebase|@firebase)/', IN_THE_PAGE, '^app/', ...NODE_ONLY],
      },
    ),
    rule(
      'the-page-has-no-node',
      'what runs in the page imports nothing of Node and nothing of the pipeline',
      { path: IN_THE_PAGE },
      { path: NODE_ONLY },
    ),
    rule(
      'node-has-no-page',
      'the pipeline imports nothing that runs in the page',
      { path: IN_NODE, pathNot: '^lib/tools/' },
      { path: [IN_THE_PAGE, '^app/'] },
    ),
    rule('no-circular', 'imports go one way', {}, { circular: true }),
    rule(
      'layers-of-the-page',
      'the browser part renders nothing; a block knows no screen, a screen no site',
      { path: '^lib/browser/' },
      { path: '^(components|app)/' },
    ),
    rule(
      'database-stands-alone',
      'the database is a package of its own',
      { path: '^database/' },
      { path: '^(app|components|lib|scripts|content|styles)/' },
    ),
    rule(
      'scripts-are-entries',
      'a script is the start of a command; nobody imports it',
      { path: '^(app|components|lib|database)/' },
      { path: '^scripts/' },
    ),
    packageOnlyIn('firebase-only-in-the-browser-part', '(firebase|@firebase)', 'lib/browser/'),
    packageOnlyIn('admin-only-in-the-pipeline', 'firebase-admin', 'lib/pipeline/', 'lib/tools/', 'scripts/'),
    packageOnlyIn('sanitiser-only-in-html', 'dompurify', 'lib/html/', 'lib/browser/live/'),
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^app/', '^scripts/', '^database/'] },
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
