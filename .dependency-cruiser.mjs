import { FOLDERS, pathsIn, SITE } from './folders.config.mjs';

/**
 * The dependency rule (README, "Folders"): a folder says where its code runs, and so what it may import.
 */
const PURE = pathsIn(...FOLDERS.anywhere);
const PAGE = pathsIn(...FOLDERS.page, ...FOLDERS.viewer);
const INLINE = '^packages/still-live/browser/inline/';
const NODE = pathsIn(...FOLDERS.node);
// Its paths are not resolved to files.
const ADMIN = '^firebase-admin/';
const NODE_MODULES = [
  '^(node:|(fs|path|url|http|os|crypto|stream|zlib|child_process)(/|$))',
  'node_modules/(jsdom|sharp|esbuild)/',
  ADMIN,
];
const REACT = 'node_modules/(react|react-dom|next)/';
const FIREBASE = 'node_modules/@?firebase/';

const never = (name, from, ...to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });

export default {
  forbidden: [
    // The three rules.
    never('pure-code-runs-anywhere', PURE, '^app/', PAGE, NODE, REACT, FIREBASE, ...NODE_MODULES),
    never('the-page-has-no-node', PAGE, NODE, ...NODE_MODULES),
    never('the-pipeline-has-no-page', '^packages/still-live/(build|cli)/', '^app/', PAGE),

    {
      // One folder gives it to the rest (packages/still-live/declaration.ts).
      name: 'the-engine-knows-no-site',
      severity: 'error',
      from: { path: '^packages/still-live/', pathNot: '^packages/still-live/bound/' },
      to: { path: pathsIn(...SITE) },
    },
    // What a package exports, and nothing else.
    never('the-site-uses-entry-points', '^(app|brand|components|lib|styles)/', '^packages/still-live/[^/]+/'),
    never(
      'the-database-stands-alone',
      '^packages/realtime-database-server/',
      '^(app|components|lib|packages/still-live|content|styles)/',
    ),
    never(
      'nobody-imports-a-command',
      '^(app|components|lib|packages/still-live/(?!cli/|still-live\\.cjs))',
      '^packages/still-live/cli/',
    ),
    never(
      'content-stands-on-addresses',
      '^packages/still-live/(html|media|route)/',
      '^packages/still-live/content/',
    ),
    // The folder says what is in the inline scripts, before the first paint: all of it, and nothing else of the page.
    never(
      'the-inline-scripts-have-nothing-else',
      INLINE,
      '^packages/still-live/(browser/(?!inline/)|preview/|react/)',
    ),
    {
      name: 'all-of-it-is-in-the-inline-scripts',
      severity: 'error',
      from: { path: `${INLINE}(early|heading-font|static-page)\\.ts$` },
      to: { path: INLINE, pathNot: `${INLINE}(early|heading-font|static-page)\\.ts$`, reachable: false },
    },

    never(
      'a-page-does-not-know-the-preview',
      '^packages/still-live/(?!preview/|bound/preview\\.ts)',
      '^packages/still-live/preview/',
    ),

    // Packages that only one part imports.
    never('firebase-in-browser', '^(app|components|lib|packages/(?!still-live/browser/))', FIREBASE),
    never('firebase-admin-in-build', '^(app|components|lib|packages/(?!still-live/(build|cli)/))', ADMIN),
    { name: 'imports-go-one-way', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^app/',
          '^packages/still-live/editor/',
          '^packages/realtime-database-server/',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(\\.next|out|\\.releases|__tests__)/', '^packages/[^/]+/(dist|template)/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
