import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '@/lib/settings/operator-error';
import { checkFolder } from './folder-check';
import { checkNextVersion, nextCommand } from './next-version';

/** Room for new objects (V8), in MB: thousands of positions make garbage, which then takes half of the time. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** What a build of Next tells, and what ends it. */
interface NextBuild {
  /** Leaves the cache of the compiler to the next build when there is none yet: writing it takes some seconds. */
  readonly isInHurry: boolean;
  /** Receives the output, only when the build fails. */
  readonly show: (text: string) => void;
  readonly signal: AbortSignal;
}

function environment(withoutCache: boolean): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // The pages wait for data as long as this process runs (app/site-data.ts).
    FEELING_BUILD_PROCESS: String(process.pid),
    // Read by next.config.mjs.
    ...(withoutCache && { FEELING_NEXT_CACHE: 'off' }),
  };
}

/**
 * Runs `next build`. Its pages wait for the data of the page, if these are not there yet.
 * @param root Root of the project; `.next/cache` in it is the cache of the compiler.
 * @throws {NextSeamError} when the export was not tried with the installed version of Next.
 * @throws {OperatorError} when the build fails, or cannot succeed in this folder.
 */
export async function runNextBuild(root: string, { isInHurry, show, signal }: NextBuild): Promise<void> {
  checkFolder(root);
  await checkNextVersion(root);
  const withoutCache = isInHurry && !existsSync(join(root, '.next', 'cache'));
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [YOUNG_SPACE, nextCommand(root), 'build'], {
      cwd: root,
      env: environment(withoutCache),
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    let failure: Error | undefined;
    child.on('error', (error) => {
      failure = error;
      // Otherwise it was told to end, and still writes.
      if (child.pid === undefined) reject(error);
    });
    child.on('close', (ended) => {
      if (failure) reject(failure);
      else resolve(ended);
    });
  });
  if (code === 0) return;
  show(output.join(''));
  throw new OperatorError('next build', `ended with code ${code ?? 'none'}`, 'its output is above');
}
