import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { bundledCommand } from '../bundled-command';
import { RELEASES, writeReleases } from 'still-live/__tests__/build/release/fake-releases';
import { readWorkflow, runJob, type JobResult } from './workflow-steps';
import { longTest } from '@/packages/realtime-database-server/__tests__/long-run';

const FOOTER = 'footer/sezione_contatti/paragrafo_contatti/_value';
const value = (text: string): object => ({ _value: text });
const content = (text: string): object => ({
  pagine: { home: { testo_chi_siamo: value(text) } },
  footer: { sezione_contatti: { paragrafo_contatti: value(text) } },
});
const COMMON = {
  'vars.FIREBASE_DATABASE_URL': '',
  'vars.CONTENT_PROJECT': '',
  'vars.SITE_URL': 'https://www.feeling.example',
  'vars.FIREBASE_PROJECT_ID': 'feeling-project',
  'github.actor': 'irene',
  'github.token': 'token',
  'vars.PUBLISH_WITHOUT_APPROVAL': '',
};
let server: RunningDatabase;

beforeEach(async () => {
  server = await startDatabase({
    port: 0,
    namespace: 'feeling',
    namespaces: 'one',
    data: { projects: { feeling: content('uno') }, drafts: { feeling: content('due') } },
  });
});

afterEach(() => server.stop());

interface Asked {
  readonly part?: string;
  readonly time?: string;
  readonly note?: string;
  readonly plan?: string;
}

/** Runs a job. `npm run publish` is the real command, which `npm` itself starts only where `isNpm` says so. */
async function run(
  workflow: string,
  job: string,
  { part = '', time = '', note = '', plan = '' }: Asked = {},
  isNpm = false,
): Promise<JobResult> {
  return runJob(workflow, job, {
    ...(!isNpm && { commands: { publish: await bundledCommand('publish') } }),
    cwd: process.cwd(),
    values: {
      ...COMMON,
      'inputs.part': part,
      'inputs.time': time,
      'inputs.note': note,
      'needs.show.outputs.plan': plan,
    },
    env: { FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}` },
  });
}
const planOf = ({ outputs }: JobResult): string => /^plan=(.*)$/m.exec(outputs)?.[1] ?? '';
const footer = (): Promise<unknown> => server.get(`projects/feeling/${FOOTER}`);
/** Splits what a runner sees into the token, what it takes as text, and what it would obey. */
function heardBy(output: string) {
  const [, token = ''] = /^::stop-commands::([0-9a-f]{32})$/m.exec(output) ?? [];
  const [before = '', rest = ''] = output.split(`::stop-commands::${token}\n`);
  const [text = '', after = ''] = rest.split(`\n::${token}::\n`);
  return { token, text, obeyed: before + after };
}

test('a part is shown in the summary with what is wrong in it; what was approved is published and nothing else, and taken back', async () => {
  const text =
    '<a href="lavora_con_noi_dettaglio/9">Vieni</a>\n```\n# no heading\n::add-mask::1\n##[add-mask]1';
  await server.set(`drafts/feeling/${FOOTER}`, text);
  const asked = { part: 'footer', note: 'Prova' };
  const shown = await run('publish', 'show', asked);
  expect(shown).toMatchObject({ code: 0, called: '' });
  expect(shown.summary).toContain('    footer: 1 text changed');
  expect(shown.summary).toMatch(/1 content errors in the result:\n.*lavora_con_noi_dettaglio\/9/);
  expect(shown.summary.split('\n').filter((line) => line !== '' && !line.startsWith('    '))).toEqual([]);
  expect(await footer()).toBe('uno');
  // Words of the draft could empty the plan that is approved.
  const heard = heardBy(shown.output);
  expect(heard.text).toContain('::add-mask::1');
  expect(heard.obeyed).not.toMatch(/::|##\[/);

  const approved = { ...asked, plan: planOf(shown) };
  await server.set(`drafts/feeling/${FOOTER}`, 'changed after it was approved');
  const refused = await run('publish', 'publish', approved);
  expect(refused).toMatchObject({ code: 1, called: '' });
  expect(refused.summary).toContain('something changed since it was shown; nothing was published');
  expect(heardBy(refused.output).token).toHaveLength(32);
  expect(heardBy(refused.output).token).not.toBe(heard.token);
  expect(await footer()).toBe('uno');

  await server.set(`drafts/feeling/${FOOTER}`, text);
  const done = await run('publish', 'publish', approved);
  expect(done).toMatchObject({ code: 0, called: 'gh workflow run rebuild.yml\n' });
  expect(await footer()).toContain('Vieni');
  expect(Object.values((await server.get('history/feeling/entries')) as object)).toMatchObject([
    { author: 'irene', note: 'Prova', parts: ['footer'] },
  ]);

  const undo = await run('undo', 'show');
  expect(undo.summary).toContain('takes back what irene published');
  expect((await run('undo', 'publish', { plan: planOf(undo) })).code).toBe(0);
  expect(await footer()).toBe('uno');
}, 240_000);

test('where nobody has to approve, nothing is published, unless that is wanted', () => {
  const asked = (reviewers: string, wanted = ''): number | null => {
    const gh = `gh() { ${reviewers}; }; export -f gh; .ci/require-approval`;
    const env = { ...process.env, GITHUB_REPOSITORY: 'irene/site', PUBLISH_WITHOUT_APPROVAL: wanted };
    return spawnSync('bash', ['-c', gh], { env }).status;
  };
  // The service may also refuse to say it.
  const answers = ['echo 1', 'echo 0', 'echo', 'exit 1'];
  expect(answers.map((answer) => asked(answer))).toEqual([0, 1, 1, 1]);
  expect(asked('echo 0', 'true')).toBe(0);
});

test('where everybody reads the runs, none shows what is not published', async () => {
  const options = { cwd: process.cwd(), isPublic: true, values: COMMON };
  const { code, output, summary, outputs } = await runJob('undo', 'show', options);
  expect([code, summary, outputs]).toEqual([1, '', '']);
  expect(output).toMatch(/^::error::[^\n]*the repository is public: make it private, or publish[^\n]*\n$/);
});

longTest(
  'a draft of more than a megabyte is shown and published; the summary is cut, and says so',
  async () => {
    const [long, end] = ['<p>parola à</p>\n'.repeat(70_000), '<p>Fine</p>'];
    await server.set(`drafts/feeling/${FOOTER}`, long + end);
    const shown = await run('publish', 'show', { note: 'Lungo' });
    expect(shown.code).toBe(0);
    expect(heardBy(shown.output).text).toContain('Fine');
    expect(Buffer.byteLength(shown.summary)).toBeLessThan(2 ** 20);
    expect(shown.summary).toMatch(
      /^ {4}author irene\n {4}when now\n {4}note Lungo\n[^]*\n\*\*This is not all\.\*\*.*artifact.*\n\n {4}plan [0-9a-z]+\n$/,
    );
    expect(shown.summary).not.toContain('\ufffd');
    const done = await run('publish', 'publish', { note: 'Lungo', plan: planOf(shown) });
    expect(done.summary).toMatch(/This is not all.*\n\n {4}published; --undo takes it back\n$/);
    expect(await footer()).toBe(long + end);
  },
  240_000,
);

test('both outputs of a command are text, also what a process writes that outlives it', () => {
  const script = 'echo one; echo "::error::two" >&2; (sleep 0.3; echo "::add-mask::three" >&2) & exit 3';
  const { status, stdout, stderr } = spawnSync('.ci/as-text', ['bash', '-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([3, '']);
  expect(heardBy(stdout)).toMatchObject({ text: 'one\n::error::two\n::add-mask::three\n', obeyed: '' });
});

longTest(
  'with a time it is scheduled, and nothing is built; a note that begins with a dash is a note',
  async () => {
    const asked = { time: '2098-12-01T09:00', note: '- Orario di Natale' };
    const shown = await run('publish', 'show', asked);
    const { code, called } = await run('publish', 'publish', { ...asked, plan: planOf(shown) });
    expect([code, await footer()]).toEqual([0, 'uno']);
    const [time, words] = await Promise.all(
      ['scheduledTimes', 'scheduledPrivate'].map(async (place) =>
        Object.values((await server.get(`${place}/feeling`)) as object),
      ),
    );
    expect(time).toEqual([Date.UTC(2098, 11, 1, 8)]);
    expect(words).toMatchObject([{ note: asked.note }]);
    // Whether that step runs at all, the runner decides by its condition, which is not run here.
    expect(called).toContain('gh workflow run');
    const { jobs } = await readWorkflow('publish');
    expect(jobs['publish']?.steps.at(-1)).toMatchObject({ if: "inputs.time == ''" });
  },
  240_000,
);

test('what somebody types is an argument and never a command, and what is wrong with it is in the summary', async () => {
  const asked = { part: '$(touch pwned); "footer" `id`', note: "'; touch pwned; '" };
  const shown = await run('publish', 'show', asked, true);
  expect(shown.code).toBe(1);
  expect(shown.summary).toContain('is not a part of the content');
  expect(existsSync('pwned')).toBe(false);
  expect(planOf(shown)).toBe('');
}, 120_000);

longTest(
  'a release is listed, and brought back and deployed when that was approved',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'rollback-'));
    const [before, , current] = RELEASES;
    try {
      await writeReleases(root);
      await cp('.ci/require-approval', join(root, '.ci/require-approval'));
      const rollback = `"${process.execPath}" "${await bundledCommand('rollback')}"`;
      const scripts = { rollback, build: 'echo configured' };
      await writeFile(join(root, 'package.json'), JSON.stringify({ scripts }));
      const env = { FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}` };
      const options = { cwd: root, env, values: { ...COMMON, 'inputs.release': before } };
      expect((await runJob('rollback', 'show', options)).summary).toContain(`    → ${current}`);
      const { code, called } = await runJob('rollback', 'rollback', options);
      expect([code, basename(await realpath(join(root, 'out')))]).toEqual([0, before]);
      expect(called).toMatch(
        /^gh run list --workflow rebuild\.yml --status queued .*\n(?:gh run list .*\n){3}npx --no --prefix \.ci\/firebase-tools firebase deploy --only hosting .*--project feeling-project\n$/,
      );
      expect(await server.get('status/feeling')).toMatchObject({
        state: 'online',
        release: before,
        builtAt: expect.any(Number),
      });
    } finally {
      await rm(root, { recursive: true });
    }
  },
  240_000,
);
