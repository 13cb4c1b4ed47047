import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname;

/** More than processors: some tests wait for other programs. Jest takes no more than 100 %, and `150%` for 150. */
export const maxWorkers = Math.ceil(availableParallelism() * 1.5);

const isLongRun = process.env.TEST_LENGTH === 'long';

/** What the long run alone has: what takes long and seldom fails. */
export const leftOut = isLongRun ? [] : ['\\.long\\.'];

/** Patience costs nothing where all is well; a busy machine needs it, and so do thirty times as many examples. */
export const testTimeout = isLongRun ? 600_000 : 30_000;

/** Both for these tests and for those of the site, which has them among its projects. */
export const typescript = {
  '^.+\\.m?(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

/** Another version of `firebase` than that of this repository: `with-firebase.sh`. */
const { FIREBASE_MODULES } = process.env;

const project = {
  rootDir: here,
  transform: typescript,
  moduleNameMapper: {
    ...(FIREBASE_MODULES === undefined
      ? {}
      : { '^firebase/(.*)$': join(FIREBASE_MODULES, 'firebase', '$1') }),
    '^fast-check$': join(here, '__tests__', 'seeded-fast-check.cjs'),
    '^realtime-database-server$': join(here, 'server.ts'),
  },
};

/** The tests of the database. Those that start other programs have a name and a project of their own. */
const config = {
  maxWorkers,
  testTimeout,
  projects: [
    {
      ...project,
      displayName: 'processes',
      testMatch: ['**/__tests__/**/*.process.test.ts'],
      testPathIgnorePatterns: leftOut,
    },
    {
      ...project,
      displayName: 'node',
      testMatch: ['**/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...leftOut, '\\.process\\.test\\.ts$'],
    },
  ],
};

export default config;
