import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { own } from 'still-live/content/raw-tree';
import { OperatorError } from 'still-live/settings/operator-error';
import { seamError } from './next-parts';

// The minor version of Next that this folder was tried with.
const TESTED_VERSION = '16.4';

// Megabytes for new objects (V8). Thousands of pages make garbage, which would otherwise take half of the time.
const YOUNG_SPACE = '--max-semi-space-size=64';

// Next reads the path of a style sheet as an address, and takes the rest as its query or fragment.
const CUTS_ADDRESS = /[?#]/;

/** @throws {OperatorError} when Next cannot work in a folder, because of its name or that of one above it. */
export function checkFolder(root: string): void {
  const [character] = CUTS_ADDRESS.exec(root) ?? [];
  if (character === undefined) return;
  throw new OperatorError(
    root,
    `Next cannot compile styles in a folder with ${character} in its path`,
    'rename the folder or move the project',
  );
}

function requireFrom(root: string): NodeJS.Require {
  return createRequire(join(root, 'package.json'));
}

function nextCommand(root: string): string {
  return requireFrom(root).resolve('next/dist/bin/next');
}

function checkNextVersion(root: string): void {
  const version = String(own(requireFrom(root)('next/package.json'), 'version'));
  if (version.startsWith(`${TESTED_VERSION}.`)) return;
  throw seamError(`next ${version}`, `the export was only tried with Next ${TESTED_VERSION}`);
}

interface NextBuild {
  /** Leaves the cache of the compiler to the next build when there is none yet: writing it takes some seconds. */
  readonly isInHurry: boolean;
  readonly variables: Readonly<Record<string, string>>;
  readonly show: (text: string) => void;
  readonly signal: AbortSignal;
  /** Next makes the pages as soon as it has compiled the code and their data are written. */
  readonly dataWritten: Promise<void>;
}

function environment(withoutCache: boolean, variables: NextBuild['variables']): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...variables,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // next-config.mjs reads both variables.
    SITE_DATA: 'follow',
    ...(withoutCache && { SITE_NEXT_CACHE: 'off' }),
  };
}

/** @throws {OperatorError} when the export was not tried with the installed version of Next. */
export async function runNextBuild(
  root: string,
  { isInHurry, variables, show, signal, dataWritten }: NextBuild,
): Promise<void> {
  checkFolder(root);
  checkNextVersion(root);
  const withoutCache = isInHurry && !existsSync(join(root, '.next', 'cache'));
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [YOUNG_SPACE, nextCommand(root), 'build'], {
    cwd: root,
    env: environment(withoutCache, variables),
    stdio: 'pipe',
    signal,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  // A process that has ended meanwhile says so itself.
  child.stdin.on('error', () => undefined);
  void dataWritten.then(() => child.stdin.end());
  let failure: Error | undefined;
  // A process that was told to end may still write until it closes.
  child.on('error', (error) => (failure = error));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (failure) throw failure;
  if (code === 0) return;
  show(Buffer.concat(output).toString());
  throw new OperatorError('next build', `ended with code ${code ?? 'none'}`, 'its output is above');
}
