import { readdirSync } from 'node:fs';
import { readWorkflow } from './workflow-steps';

const NAMES = readdirSync('.github/workflows').map((file) => file.replace(/\.yml$/, ''));

test('no build of a workflow says that the site is online: a preview is not the site, and a release is deployed later', async () => {
  const workflows = await Promise.all(NAMES.map(readWorkflow));
  const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
  const builds = steps.flatMap(({ run = '' }) => /npm run build\b(?! -- --deploy-config).*/.exec(run) ?? []);
  expect(builds.length).toBeGreaterThan(1);
  expect(builds.filter((build) => !build.includes('--no-status'))).toEqual([]);
});
