import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { own } from '@/lib/content/raw-tree';
import { NextSeamError } from './next-seam-error';

/** The minor version of Next that this folder was tried with. */
const TRIED = '16.4';

/** Makes the `require` of the project, which finds its own Next. */
function requireFrom(root: string): NodeJS.Require {
  return createRequire(join(root, 'package.json'));
}

/** Returns the path of the command of the project's Next. */
export function nextCommand(root: string): string {
  return requireFrom(root).resolve('next/dist/bin/next');
}

/**
 * Checks that the export was tried with the installed version of Next.
 * @param root Root of the project.
 * @throws {NextSeamError} when it was not.
 */
export async function checkNextVersion(root: string): Promise<void> {
  const manifest: unknown = JSON.parse(
    await readFile(requireFrom(root).resolve('next/package.json'), 'utf8'),
  );
  const version = String(own(manifest, 'version'));
  if (version.startsWith(`${TRIED}.`)) return;
  throw new NextSeamError(`next ${version}`, `the export was only tried with Next ${TRIED}`);
}
