import '@/lib/site/bind';
import { parseArgs } from 'node:util';
import { readSettings } from '@/lib/settings/settings';
import { print, runCommand, untilStopped } from '@/lib/pipeline/command/command';
import { watchSite } from '@/lib/pipeline/watch/watch-site';

/** `npm run watch`: builds `out/` again whenever content is published, until it is stopped. */
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const settings = readSettings(process.env);
  const log = (line: string): void => print([`${new Date().toISOString()}  ${line}`]);
  log(`watching projects/${settings.project} at ${settings.buildDatabaseUrl}`);
  const watch = await watchSite({ root: process.cwd(), settings, log });
  await untilStopped([watch.stop]);
});
