import database, {
  leftOut,
  maxWorkers,
  testTimeout,
  typescript,
} from './packages/realtime-database-server/jest.config.mjs';

// The settings of a company are not those of the tests.
process.env.SETTINGS_FILE = '';

const common = {
  // Without them Jest would look through every file of `node_modules` and `.cache` first.
  roots: ['__tests__', 'app', 'brand', 'components', 'content', 'lib', 'packages/still-live', 'styles'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // The engine knows the site that is bound, with the drawings of the demo's company.
  setupFiles: ['<rootDir>/packages/still-live/bound/whole.ts', '<rootDir>/__tests__/demo-company/bind.ts'],
  transform: { ...typescript, '\\.svg$': '<rootDir>/__tests__/svg-text.cjs' },
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/__tests__/css-module-names.cjs',
    '^fast-check$': '<rootDir>/packages/realtime-database-server/__tests__/seeded-fast-check.cjs',
    '^realtime-database-server$': '<rootDir>/packages/realtime-database-server/server.ts',
    // The tests know the demo's company, also where `brand/` is another one.
    '^@/brand/(.*)$': '<rootDir>/__tests__/demo-company/brand/$1',
    '^still-live$': '<rootDir>/packages/still-live/index.ts',
    '^still-live/(.*)$': '<rootDir>/packages/still-live/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(swiper|web-vitals|parse5|entities|browserslist-to-esbuild|p-limit|yocto-queue|@noble/hashes)/)',
  ],
};

const node = {
  ...common,
  testEnvironment: '<rootDir>/__tests__/node-environment.cjs',
  moduleNameMapper: { ...common.moduleNameMapper, '^jsdom$': '<rootDir>/__tests__/shared-jsdom.cjs' },
};
const NOT_HERE = ['<rootDir>/__tests__/browser/', '<rootDir>/node_modules/', ...leftOut];

/**
 * Browser tests run under Playwright; everything else under Jest, components in a DOM. Tests of what starts other programs are no unit
 * tests: they take longer, and have a name (`*.process.test.ts`) and a project of their own.
 */
const config = {
  maxWorkers,
  testTimeout,
  // A worker that has nothing left to do needs more than half a second to end where other programs want the processor too.
  workerGracefulExitTimeout: 10_000,
  projects: [
    ...database.projects,
    {
      ...node,
      displayName: 'processes',
      testMatch: ['<rootDir>/**/__tests__/**/*.process.test.ts'],
      testPathIgnorePatterns: NOT_HERE,
    },
    {
      ...node,
      displayName: 'node',
      testMatch: ['<rootDir>/**/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...NOT_HERE, '\\.process\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'dom',
      setupFiles: [...common.setupFiles, '<rootDir>/packages/still-live/bound/components.ts'],
      testEnvironment: '<rootDir>/__tests__/dom-environment.cjs',
      testMatch: ['<rootDir>/**/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/dom-setup.ts'],
    },
  ],
};

export default config;
