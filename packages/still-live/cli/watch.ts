import { parseArgs } from 'node:util';
import { readSettings } from 'still-live/settings/settings';
import { print, runCommand, untilStopped } from 'still-live/build/command/command';
import { watchSite } from 'still-live/build/watch/watch-site';

// `npm run watch`: builds `out/` again whenever content is published, until it is stopped.
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const settings = readSettings(process.env);
  const log = (line: string): void => print([`${new Date().toISOString()}  ${line}`]);
  log(`watching projects/${settings.project} at ${settings.buildDatabaseUrl}`);
  const watch = await watchSite({ root: process.cwd(), settings, log });
  await untilStopped([watch.stop]);
});
