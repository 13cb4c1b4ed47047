import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname;

/** More than the processors, because some tests wait for other programs. Jest takes `150%` for 150, so this is a number. */
export const maxWorkers = Math.ceil(availableParallelism() * 1.5);

const isLongRun = process.env.TEST_LENGTH === 'long';

/** Only the long run has the tests that take long and seldom fail. */
export const leftOut = isLongRun ? [] : ['\\.long\\.'];

/** A busy machine needs patience, and so do thirty times as many examples. */
export const testTimeout = isLongRun ? 600_000 : 30_000;

/** Also used by the tests of the site, which have these among their projects. */
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

/** The folder of another version of `firebase` to test with: `with-firebase.sh`. */
const { FIREBASE_MODULES } = process.env;

const project = {
  rootDir: here,
  testEnvironment: join(here, '__tests__', 'plain-environment.cjs'),
  transform: typescript,
  moduleNameMapper: {
    ...(FIREBASE_MODULES === undefined
      ? {}
      : { '^firebase/(.*)$': join(FIREBASE_MODULES, 'firebase', '$1') }),
    '^fast-check$': join(here, '__tests__', 'seeded-fast-check.cjs'),
    '^realtime-database-server$': join(here, 'server.ts'),
  },
};

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
