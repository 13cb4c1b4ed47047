import { buildSite } from 'still-live/build/build-site';
import { silentProgress } from 'still-live/build/progress';

type BuildOptions = Parameters<typeof buildSite>[0];

/**
 * Builds the site without a word, its pictures quickly. When the build fails, its warnings are in the error, the last one first: the
 * output of Next is among them.
 */
export async function buildQuietly(options: Omit<BuildOptions, 'progress'>): ReturnType<typeof buildSite> {
  const warnings: string[] = [];
  const warn = (line: string): void => void warnings.push(line);
  try {
    return await buildSite({ ...options, quickPictures: true, progress: { ...silentProgress, warn } });
  } catch (error) {
    throw new Error([String(error), ...warnings.toReversed()].join('\n'), { cause: error });
  }
}
