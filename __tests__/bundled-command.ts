import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = process.cwd();
const bundles = new Map<string, Promise<string>>();

async function bundle(command: string): Promise<string> {
  // Test files of different workers bundle at the same time.
  const file = join(ROOT, '.cache', 'commands', process.env['JEST_WORKER_ID'] ?? '1', `${command}.mjs`);
  await build({
    // A command as packages/still-live/cli/main.ts starts it.
    ...(command.includes('/')
      ? { entryPoints: [join(ROOT, `${command}.ts`)] }
      : {
          stdin: {
            contents: `import 'still-live/bound/whole'; import 'still-live/cli/${command}';`,
            resolveDir: ROOT,
          },
        }),
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
 * @param command Its name, such as `publish`, or the path of another program.
 * @returns Path of the bundle.
 */
export function bundledCommand(command: string): Promise<string> {
  const known = bundles.get(command) ?? bundle(command);
  bundles.set(command, known);
  return known;
}
