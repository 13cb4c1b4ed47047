import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';

type Env = Readonly<Record<string, string>>;

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Env;
}

interface Job {
  readonly env?: Env;
  readonly steps: readonly Step[];
}

export interface RunnerOptions {
  readonly cwd: string;
  readonly values: Env;
  readonly env?: Env;
  /** Files that `npm run` of these names is to start with Node; without this, `npm` itself runs. */
  readonly commands?: Readonly<Record<string, string>>;
  readonly isPublic?: boolean;
}

export interface JobResult {
  readonly code: number;
  readonly output: string;
  readonly summary: string;
  readonly outputs: string;
  /** What was asked of programs that only a runner has. */
  readonly called: string;
}

/** Programs of the runner that must not run here: each writes down what it was asked. */
const STUBS = ['gh', 'npx'];

/** Stands in for `npm run --silent NAME -- ARGUMENT…`; `npm` and `tsx` would take two seconds to start each command. */
function npmStub(commands: Readonly<Record<string, string>>): string {
  const cases = Object.entries(commands).map(
    ([name, file]) => `"run --silent ${name} --") shift 4; exec "${process.execPath}" "${file}" "$@" ;;`,
  );
  return `#!/bin/sh\ncase "$1 $2 $3 $4" in\n${cases.join('\n')}\n*) echo "npm $*: no stand-in" >&2; exit 1 ;;\nesac\n`;
}

function filled(text: string, values: Env): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_whole, expression: string) => {
    const value = values[expression];
    if (value === undefined) throw new Error(`nothing is given for ${expression}`);
    return value;
  });
}

function filledEnv(env: Env = {}, values: Env): Env {
  return Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filled(text, values)]));
}

function bash(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // As a runner does for `shell: bash`; without that name it leaves `pipefail` out.
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
    execFile('bash', args, { cwd, env, maxBuffer: 2 ** 30 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

export async function readWorkflow(name: string): Promise<{ readonly jobs: Readonly<Record<string, Job>> }> {
  return parse(await readFile(`.github/workflows/${name}.yml`, 'utf8'));
}

/** Runs the shell steps of a job one after the other, as a runner would, but for `npm ci`. Ends with the first that fails. */
export async function runJob(workflow: string, job: string, options: RunnerOptions): Promise<JobResult> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'));
  const files = Object.fromEntries(
    ['summary', 'outputs', 'called'].map((name) => [name, join(folder, name)]),
  );
  try {
    await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
    await mkdir(join(folder, 'bin'));
    const event = { repository: { private: options.isPublic !== true } };
    await writeFile(join(folder, 'event.json'), JSON.stringify(event));
    // What `gh api` is asked for is the number of reviewers.
    const asked = '[ "$1" = api ] && exec echo "${REVIEWERS-1}"\n';
    const programs = STUBS.map((name) => [
      name,
      `#!/bin/sh\n${asked}echo "${name} $*" >>"${files['called']}"\n`,
    ]);
    if (options.commands !== undefined) programs.push(['npm', npmStub(options.commands)]);
    for (const [name = '', script = ''] of programs) {
      await writeFile(join(folder, 'bin', name), script, { mode: 0o755 });
    }
    const { jobs } = await readWorkflow(workflow);
    const { steps = [], env } = jobs[job] ?? {};
    let result = { code: 0, output: '' };
    for (const step of steps.filter(({ run }) => run !== undefined && !/^npm ci( |$)/.test(run))) {
      if (result.code !== 0) break;
      const ran = await bash(filled(step.run ?? '', options.values), options.cwd, {
        ...process.env,
        ...filledEnv(env, options.values),
        ...filledEnv(step.env, options.values),
        ...options.env,
        PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        RUNNER_TEMP: folder,
        GITHUB_STEP_SUMMARY: files['summary'],
        GITHUB_OUTPUT: files['outputs'],
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
        GITHUB_REPOSITORY: 'irene/site',
      });
      result = { code: ran.code, output: result.output + ran.output };
    }
    const read = (name: string): Promise<string> => readFile(files[name] ?? '', 'utf8');
    const [summary, outputs, called] = await Promise.all(['summary', 'outputs', 'called'].map(read));
    return { ...result, summary: summary ?? '', outputs: outputs ?? '', called: called ?? '' };
  } finally {
    await rm(folder, { recursive: true });
  }
}
