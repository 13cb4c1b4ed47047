import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

async function appear(target: string, make: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}`;
  try {
    await make(temporary);
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Copies a file so that it appears whole or not at all. A copy onto itself does nothing. */
export async function placeCopy(source: string, target: string): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  if (to && from.ino === to.ino && from.dev === to.dev) return;
  await appear(target, (temporary) => copyFile(source, temporary));
}

/**
 * Puts a file that never changes (named by its content) in a second place without copying it; copies where the file
 * system has no links between the two. A file that is already there is left.
 */
export async function placeImmutable(source: string, target: string): Promise<void> {
  const there = await stat(target).catch(() => undefined);
  if (there) return;
  await appear(target, (temporary) => link(source, temporary).catch(() => copyFile(source, temporary)));
}
