import { randomUUID } from 'node:crypto';
import { linkSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@/lib/settings/operator-error';

async function writeInOneStep(target: string, make: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}`;
  try {
    await make(temporary);
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Copies a file in one step, so that it is never incomplete. A copy onto itself does nothing. */
export async function placeCopy(source: string, target: string): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  if (to && from.ino === to.ino && from.dev === to.dev) return;
  await writeInOneStep(target, (temporary) => copyFile(source, temporary));
}

/**
 * Links a file that never changes (its name contains a hash of its content) to a second place; copies it
 * where the file system has no such links. A file that is already there stays. A link appears in one step,
 * and is made synchronously: a large site has thousands.
 */
export async function placeImmutable(source: string, target: string): Promise<void> {
  try {
    linkSync(source, target);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    await writeInOneStep(target, (temporary) =>
      link(source, temporary).catch(() => copyFile(source, temporary)),
    );
  }
}
