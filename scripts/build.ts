import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '@/lib/settings/settings';
import { buildSite } from '@/lib/pipeline/build-site';
import { terminalProgress } from '@/lib/pipeline/progress';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { withBuildStatus } from '@/lib/pipeline/watch/tell-status';

/**
 * `npm run build -- [--allow-shrink] [--all-pictures] [--no-status]`: builds the site into `out/`, and
 * stores the status of the build for editors. With `--all-pictures` it draws every missing picture for
 * sharing, for builds without the cache of earlier ones. With `--no-status` it does not store the status; use
 * that when another program deploys the result and stores the status afterwards.
 */
runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { 'all-pictures': flag, 'allow-shrink': flag, 'no-status': flag },
  });
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
      allSharingPictures: values['all-pictures'],
      progress,
    });
  await (values['no-status'] ? build() : withBuildStatus(settings, build, progress.warn));
});
