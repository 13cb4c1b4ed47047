import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SITE } from '../folders.config.mjs';
import { temporaryFolder, writeFiles } from './temporary-folder';

const root = temporaryFolder();

test('an engine that imports anything of a site is refused', async () => {
  const imports = SITE.map((folder) => `import '../../../${folder}/made';`).join('');
  await writeFiles(root(), {
    'tsconfig.json': '{}',
    'packages/still-live/content/engine.ts': imports,
    ...Object.fromEntries(SITE.map((folder) => [`${folder}/made.ts`, 'export {};'])),
  });
  const [command, config] = [resolve('node_modules/.bin/depcruise'), resolve('.dependency-cruiser.mjs')];
  const { stdout } = spawnSync(command, ['--config', config, 'packages'], { cwd: root(), encoding: 'utf8' });
  const refused = [...stdout.matchAll(/the-engine-knows-no-site: \S+engine\.ts → (.*)\/made\.ts/g)];
  expect(refused.map(([, folder]) => folder).sort()).toEqual([...SITE].sort());
});
