import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The npm package that ships a Chromium of its own version, compressed, for Linux on x64. */
const PACKAGE = '@sparticuz/chromium';

/**
 * Gets an older Chromium from the package registry, once: it stays in `.cache/old-chromium/`, apart from the project's own packages.
 * @param root the project's folder.
 * @param version one of the package, such as `110.0.1`.
 * @returns the path of the browser.
 * @throws one line, when the package cannot be had.
 */
export async function fetchOldChromium(root: string, version: string): Promise<string> {
  const folder = join(root, '.cache', 'old-chromium', version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  // Without a manifest of its own npm would install into the project.
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
