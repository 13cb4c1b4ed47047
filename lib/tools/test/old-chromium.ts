import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The npm package that contains a compressed Chromium of the same version, for Linux on x64. */
const PACKAGE = '@sparticuz/chromium';

/**
 * From the package registry, once, into `.cache/old-chromium/`, separate from the project's own packages.
 * @throws {Error} with one line when the package cannot be installed.
 */
export async function fetchOldChromium(root: string, version: string): Promise<string> {
  const folder = join(root, '.cache', 'old-chromium', version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  // Without a package.json in the folder, npm would install into the project.
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-save', '--ignore-scripts', `${PACKAGE}@${version}`];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${PACKAGE}@${version}: npm install failed; is there such a version?`);
  const packed = join(folder, 'node_modules', PACKAGE, 'bin', 'chromium.br');
  const unpacked = createWriteStream(`${program}.part`, { mode: 0o755 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), unpacked);
  await rename(`${program}.part`, program);
  return program;
}
