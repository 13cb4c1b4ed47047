import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dependencies } from '@/database/package.json';

const ROOT = process.cwd();
const run = promisify(execFile);

/**
 * Installs the database package as users get it: built, packed and unpacked. Nothing is downloaded: its
 * dependencies are packed from node_modules, and npm gets an empty cache, as on a fresh machine.
 * @param folder An empty folder outside the repository.
 */
export async function installDatabase(folder: string): Promise<void> {
  const env = { ...process.env, npm_config_offline: 'true', npm_config_cache: join(folder, '.npm-cache') };
  const pack = async (source: string, ...flags: string[]): Promise<string> => {
    const args = ['pack', '--json', '--pack-destination', folder, ...flags];
    const { stdout } = await run('npm', args, { cwd: source, env });
    // The output of `prepack` comes before the JSON.
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as { filename: string }[];
    if (packed === undefined) throw new Error(`npm pack in ${source}: nothing was packed`);
    return `./${packed.filename}`;
  };
  const archives = [await pack(join(ROOT, 'database'))];
  // Their own scripts need what they were built with.
  for (const name of Object.keys(dependencies))
    archives.push(await pack(join(ROOT, 'node_modules', name), '--ignore-scripts'));
  await writeFile(join(folder, 'package.json'), '{"private": true}');
  await run('npm', ['install', '--no-audit', '--no-fund', ...archives], { cwd: folder, env });
}
