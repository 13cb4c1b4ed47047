import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Job {
  readonly if?: string;
  readonly environment?: string;
  readonly concurrency?: unknown;
  readonly steps: readonly { readonly run?: string }[];
}

interface Workflow {
  readonly concurrency?: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file): [string, Workflow] => [
  file.replace('.yml', ''),
  parse(readFileSync(`${FOLDER}/${file}`, 'utf8')),
]);
const jobs = workflows.flatMap(([name, workflow]) =>
  Object.entries(workflow.jobs).map(([job, content]) => ({ name: `${name}/${job}`, content })),
);

function secretsOf(job: Job): readonly string[] {
  const names = [...JSON.stringify(job).matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'GITHUB_TOKEN');
}

test('a key is given only to a job of an environment, and the one that writes only on main', () => {
  const given = jobs.flatMap(({ name, content }) =>
    secretsOf(content).map((secret) => [
      name,
      content.environment,
      secret,
      /github\.ref == 'refs\/heads\/main'/.test(content.if ?? ''),
    ]),
  );
  expect(given).toEqual([
    // The code of a branch runs there: its account reads, and deploys to a project of previews.
    ['ci/preview', 'preview', 'FIREBASE_PREVIEW_ACCOUNT', false],
    ['publish/show', 'show', 'FIREBASE_READER_ACCOUNT', true],
    ['publish/publish', 'publish', 'FIREBASE_SERVICE_ACCOUNT', true],
    ['rebuild/deploy', 'site', 'FIREBASE_SERVICE_ACCOUNT', true],
    ['rollback/rollback', 'publish', 'FIREBASE_SERVICE_ACCOUNT', true],
    ['undo/show', 'show', 'FIREBASE_READER_ACCOUNT', true],
    ['undo/publish', 'publish', 'FIREBASE_SERVICE_ACCOUNT', true],
  ]);
});

test('the preview of a pull request has no key for code of others: of a fork, or a new version of a package', () => {
  const preview = jobs.find(({ name }) => name === 'ci/preview')?.content.if;
  expect(preview).toContain('&& github.event.pull_request.head.repo.full_name == github.repository');
  expect(preview).toContain("&& github.event.pull_request.user.login != 'dependabot[bot]'");
});

test('whatever the environment of publications protects begins by asking whether somebody has to approve it', () => {
  const protectedJobs = jobs.filter(({ content }) => content.environment === 'publish');
  const first = protectedJobs.map(({ content }) => content.steps.find(({ run }) => run !== undefined)?.run);
  expect(first).toEqual(protectedJobs.map(() => '.ci/require-approval'));
  expect(first.length).toBeGreaterThan(0);
});

test('every action is pinned to a commit, with its version; no tool is fetched by name beside a key', () => {
  const lines = workflows.flatMap(([name]) => readFileSync(`${FOLDER}/${name}.yml`, 'utf8').split('\n'));
  const uses = lines.filter((line) => /\buses:/.test(line));
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  expect(lines.filter((line) => /npx (?!--no --prefix |jest )/.test(line))).toEqual([]);
});

test('no checkout leaves its token behind, and what a job may do is said', () => {
  for (const [name, workflow] of workflows) {
    const text = readFileSync(`${FOLDER}/${name}.yml`, 'utf8');
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/actions\/checkout@/g)?.length ?? 0,
    );
    expect([name, workflow.permissions]).toEqual([name, { contents: 'read' }]);
  }
});

test.each(['publish', 'undo', 'rollback'])(
  '%s waits for no other run, and none cancels it: it is in no concurrency group',
  (name) => {
    const [, workflow] = workflows.find(([known]) => known === name) ?? [];
    expect(workflow).toBeDefined();
    expect(JSON.stringify(workflow)).not.toContain('"concurrency"');
  },
);

test('what commands print of the content is text to a runner that holds a key', () => {
  const runs = jobs
    .filter(({ content }) => secretsOf(content).length > 0)
    .flatMap(({ content }) => content.steps.flatMap(({ run = '' }) => run.split('\n')))
    .filter((run) => /npm run (?!build -- --deploy-config|--silent rollback)/.test(run));
  expect(runs.length).toBeGreaterThan(5);
  expect(runs.filter((run) => !run.startsWith('.ci/as-text '))).toEqual([]);
});

test('no build of a workflow says that the site is online: a preview is not the site, and a release is deployed later', () => {
  const runs = jobs.flatMap(({ content }) => content.steps.map(({ run = '' }) => run));
  const builds = runs.flatMap((run) => /npm run build\b(?! -- --deploy-config).*/.exec(run) ?? []);
  expect(builds.length).toBeGreaterThan(1);
  expect(builds.filter((build) => !build.includes('--no-status'))).toEqual([]);
});

test('no expression of a workflow for people stands in a shell script, where it would be run', () => {
  const scripts = jobs
    .filter(({ name }) => /^(?:publish|undo|rollback)\//.test(name))
    .flatMap(({ content }) => content.steps.flatMap(({ run }) => run ?? []));
  expect(scripts.length).toBeGreaterThan(6);
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
});
