import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '@/lib/settings/settings';
import { buildSite } from '@/lib/pipeline/build-site';
import { terminalProgress } from '@/lib/pipeline/progress';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { withBuildStatus } from '@/lib/pipeline/watch/tell-status';

/**
 * `npm run build [-- --allow-shrink] [-- --no-status]`: builds the site into `out/`, and tells editors of it. `--no-status` is for whoever
 * deploys the result and tells editors when that is done.
 */
runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { 'allow-shrink': flag, 'no-status': flag } });
  const root = process.cwd();
  const settings = readSettings(process.env);
  const progress = terminalProgress();
  const build = () =>
    buildSite({
      root,
      out: join(root, 'out'),
      releasesDir: join(root, '.releases'),
      settings,
      allowShrink: values['allow-shrink'],
      progress,
    });
  await (values['no-status'] ? build() : withBuildStatus(settings, build, progress.warn));
});
