import '@/lib/site/bind';
import { parseArgs } from 'node:util';
import { readSettings } from '@/lib/settings/settings';
import { buildSite } from '@/lib/pipeline/build-site';
import { terminalProgress } from '@/lib/pipeline/progress';
import { placesIn } from '@/lib/pipeline/release/release-list';
import { writeDeployableConfig } from '@/lib/pipeline/release/deployable-config';
import { print, runCommand, stopSignal } from '@/lib/pipeline/command/command';
import { withBuildStatus } from '@/lib/pipeline/status';

/** `npm run build`: builds the site into `out/` and stores the status of the build for editors; options in docs/commands.md. */
runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { 'allow-shrink': flag, 'no-status': flag, 'deploy-config': flag },
  });
  if (values['deploy-config']) {
    const file = await writeDeployableConfig();
    print([`${file}: ready for firebase deploy --config ${file}`]);
    return;
  }
  const root = process.cwd();
  const settings = readSettings(process.env);
  const progress = terminalProgress();
  const signal = stopSignal();
  const build = () =>
    buildSite({
      root,
      ...placesIn(root),
      settings,
      allowShrink: values['allow-shrink'],
      progress,
      signal,
    });
  await (values['no-status'] ? build() : withBuildStatus(settings, build, progress.warn));
});
