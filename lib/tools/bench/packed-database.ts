import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDatabase } from '../test/install-database';

/** Cost of installing and starting the package. */
interface PackageCost {
  /** Milliseconds from the start of the process to the first answered read, one value per round. */
  readonly coldStarts: readonly number[];
  /** Bytes of all installed files, including dependencies. */
  readonly bytes: number;
}

async function read(url: string): Promise<void> {
  const response = await fetch(`${url}/.json`);
  if ((await response.text()) !== 'null') throw new Error(`${url}/.json: answered ${response.status}`);
}

async function coldStart(cli: string): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, [cli, '--port', '0', '--no-config'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  await read(output.toString().trim());
  const time = performance.now() - from;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Installs the package in a temporary folder and measures it there. The first start fills the disk cache and
 * does not count.
 */
export async function measurePackage(rounds: number): Promise<PackageCost> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-package-'));
  try {
    await installDatabase(folder);
    const cli = join(folder, 'node_modules', 'realtime-database-server', 'dist', 'cli.cjs');
    const coldStarts: number[] = [];
    for (let round = 0; round <= rounds; round += 1) coldStarts.push(await coldStart(cli));
    return { coldStarts: coldStarts.slice(1), bytes: await bytesIn(join(folder, 'node_modules')) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
