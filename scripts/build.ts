import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '@/lib/settings/settings';
import { buildSite } from '@/lib/pipeline/build-site';
import { terminalProgress } from '@/lib/pipeline/progress';
import { runCommand } from '@/lib/pipeline/command/run-command';

/** `npm run build [-- --allow-shrink]`: builds the site into `out/`. */
runCommand(async () => {
  const { values } = parseArgs({ options: { 'allow-shrink': { type: 'boolean', default: false } } });
  const root = process.cwd();
  await buildSite({
    root,
    out: join(root, 'out'),
    releasesDir: join(root, '.releases'),
    settings: readSettings(process.env),
    allowShrink: values['allow-shrink'],
    progress: terminalProgress(),
  });
});
