import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = process.cwd();
const bundles = new Map<string, Promise<string>>();

async function bundle(source: string): Promise<string> {
  // Test files of different workers bundle at the same time.
  const file = join(ROOT, '.cache', 'commands', process.env['JEST_WORKER_ID'] ?? '1', `${source}.mjs`);
  await build({
    entryPoints: [join(ROOT, `${source}.ts`)],
    outfile: file,
    tsconfig: join(ROOT, 'tsconfig.json'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return file;
}

/**
 * Bundles a command into one file that Node runs: it starts in half of the time that `tsx` takes to look up and compile
 * every module. How `npm run` starts commands is tested in `workflows/publish-button.process.test.ts`.
 * @param source Path of its source, without the ending, such as `scripts/publish`.
 * @returns Path of the bundle.
 */
export function bundledCommand(source: string): Promise<string> {
  const known = bundles.get(source) ?? bundle(source);
  bundles.set(source, known);
  return known;
}
