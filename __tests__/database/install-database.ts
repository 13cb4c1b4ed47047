import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = process.cwd();
const run = promisify(execFile);

function npm(args: readonly string[], cwd: string): Promise<{ stdout: string }> {
  return run('npm', args, { cwd, env: { ...process.env, npm_config_offline: 'true' } });
}

/** Packs a package into a folder. Returns the name of the archive. */
async function pack(source: string, folder: string): Promise<string> {
  const { stdout } = await npm(['pack', '--json', '--pack-destination', folder], source);
  // The output of `prepack` comes before the JSON.
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as { filename: string }[];
  if (packed === undefined) throw new Error(`npm pack in ${source}: nothing was packed`);
  return `./${packed.filename}`;
}

/**
 * Installs the database package as users get it: built, packed and unpacked. Nothing is downloaded: its
 * dependencies are packed from node_modules.
 * @param folder An empty folder outside the repository.
 */
export async function installDatabase(folder: string): Promise<void> {
  const archives = [
    await pack(join(ROOT, 'database'), folder),
    await pack(join(ROOT, 'node_modules', 'ws'), folder),
  ];
  await writeFile(join(folder, 'package.json'), '{"private": true}');
  await npm(['install', '--no-audit', '--no-fund', ...archives], folder);
}
