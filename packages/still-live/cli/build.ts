import { parseArgs } from 'node:util';
import { readSettings } from 'still-live/settings/settings';
import { buildSite } from 'still-live/build/build-site';
import { terminalProgress } from 'still-live/build/progress';
import { placesIn } from 'still-live/build/release/release-list';
import { writeDeployableConfig } from 'still-live/build/serve/hosting-config';
import { print, runCommand, stopSignal } from 'still-live/build/command/command';
import { withBuildStatus } from 'still-live/build/status';

// `npm run build`: builds the site into `out/` and stores the status of the build for editors; options in
// docs/reference.md.
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
