import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where it runs, if not here. */
  readonly cwd?: string;
}

/** The steps that only read the sources. The slow linters keep their results in `.cache/`, and look again at what has changed. */
export const STATIC_STEPS: readonly Step[] = [
  {
    name: 'format (npm run format mends it)',
    command: ['npm', 'run', '--silent', 'format', '--', '--check'],
  },
  { name: 'types, lint and imports', command: ['npm', 'run', '--silent', 'lint'] },
];

/** @param isAlone Otherwise its output is printed as a whole at the end: another step may run at the same time. */
export function runStep({ name, command: [program, ...args], cwd }: Step, isAlone = true): Promise<boolean> {
  const heading = `\n── ${name}`;
  if (isAlone) console.log(heading);
  const to = isAlone ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', to, to], cwd });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (!isAlone) console.log(`${heading}\n${Buffer.concat(output).toString().trimEnd()}`.trimEnd());
      resolve(code === 0);
    });
  });
}

/** Two at a time. All of them run, also after a failure. Returns the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<readonly string[]> {
  const failed: string[] = [];
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (!(await runStep(step, false))) failed.push(step.name);
    }
  };
  await Promise.all([lane(), lane()]);
  return failed;
}
