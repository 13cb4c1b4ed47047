import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a copy makes anew, or finds in the folder above it. */
const NOT_COPIED =
  /^(?:node_modules|out|screenshots|test-results|\.(?!ci|github|media-cache|npmrc|env\.example).*)$/;

const DEMO = join('__tests__', 'demo-company', 'brand');

async function isSame(one: string, other: string): Promise<boolean> {
  const [names, others] = await Promise.all([readdir(one), readdir(other)]);
  if (names.sort().join() !== others.sort().join()) return false;
  for (const name of names) {
    const [file, otherFile] = await Promise.all(
      [one, other].map((folder) => readFile(join(folder, name)).catch(() => undefined)),
    );
    if (file === undefined || otherFile === undefined || !file.equals(otherFile)) return false;
  }
  return true;
}

/**
 * The browser tests know what the demo's company looks like. Where `brand/` is another one, they run in a copy of the project in which it is
 * the demo's.
 * @returns The folder to run them in.
 */
export async function folderOfTests(root: string): Promise<string> {
  if (await isSame(join(root, 'brand'), join(root, DEMO))) return root;
  // Inside the project it finds the packages.
  const copy = join(root, '.cache', 'demo-company');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const names = (await readdir(root)).filter((name) => name !== 'brand' && !NOT_COPIED.test(name));
  await Promise.all(names.map((name) => cp(join(root, name), join(copy, name), { recursive: true })));
  await cp(join(root, DEMO), join(copy, 'brand'), { recursive: true });
  return copy;
}
