import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { own } from '@/lib/content/raw-tree';
import { NextSeamError } from './next-seam-error';

/** The versions of Next that this folder was tried with: any patch of this one. */
const TRIED = '16.4';

/** The `require` of the project, so that its own Next is found. */
function requireFrom(root: string): NodeJS.Require {
  return createRequire(join(root, 'package.json'));
}

/** Finds the command of the project's Next. Takes the root of the project; returns the path of the script. */
export function nextCommand(root: string): string {
  return requireFrom(root).resolve('next/dist/bin/next');
}

/**
 * Checks that the installed Next is one that the export was tried with.
 * @param root - root of the project
 * @throws {NextSeamError} when it is another one.
 */
export async function checkNextVersion(root: string): Promise<void> {
  const manifest: unknown = JSON.parse(
    await readFile(requireFrom(root).resolve('next/package.json'), 'utf8'),
  );
  const version = String(own(manifest, 'version'));
  if (version.startsWith(`${TRIED}.`)) return;
  throw new NextSeamError(`next ${version}`, `the export was only tried with Next ${TRIED}`);
}
