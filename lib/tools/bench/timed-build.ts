import { once } from 'node:events';
import { join } from 'node:path';
import { type BuildOptions } from '@/lib/pipeline/build-options';
import { buildSite } from '@/lib/pipeline/build-site';
import { silentProgress } from '@/lib/pipeline/progress';
import { spawnProgram } from './served-process';

/** When the parts of a build had ended, in milliseconds since its start. */
export interface BuildTimes {
  /** The content is read and checked, and its pictures are known. Next compiles meanwhile. */
  readonly content: number;
  /** Next has rendered all pages. */
  readonly next: number;
  /** The release is out. */
  readonly release: number;
}

/**
 * Builds the site in this process, as `npm run watch` does after each publication.
 * @param options Options of the build; its progress is not shown.
 */
export async function timedBuild(options: Omit<BuildOptions, 'progress'>): Promise<BuildTimes> {
  const start = performance.now();
  const ends: number[] = [];
  const step = (): void => void ends.push(performance.now() - start);
  await buildSite({ ...options, progress: { ...silentProgress, step } });
  // The last three steps are those of `build-site.ts`: export, finishing, release.
  const [content = Number.NaN, next = Number.NaN, release = Number.NaN] = ends.slice(-3);
  return { content, next, release };
}

/**
 * Builds the site with a command, as an owner's CI does.
 * @param root Folder of the project.
 * @param out Link to the export.
 * @param releasesDir Folder of the releases.
 * @returns Milliseconds until the command has ended.
 * @throws {Error} When the build fails.
 */
export async function timedCommand(root: string, out: string, releasesDir: string): Promise<number> {
  const start = performance.now();
  const program = join(root, 'lib', 'tools', 'bench', 'one-build.ts');
  const child = spawnProgram('--max-semi-space-size=64', program, out, releasesDir);
  child.stderr.pipe(process.stderr);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`bench: the build into ${out} failed`);
  return performance.now() - start;
}
