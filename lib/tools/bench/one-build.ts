import { readSettings } from '@/lib/settings/settings';
import { buildSite } from '@/lib/pipeline/build-site';
import { silentProgress } from '@/lib/pipeline/progress';
import { runCommand } from '@/lib/pipeline/command/run-command';

/*
 * Builds the site once, as `npm run build` does, into other folders: `one-build.ts <out> <releases>`. The
 * database is that of the environment.
 */
runCommand(async () => {
  const [out, releasesDir] = process.argv.slice(2);
  if (out === undefined || releasesDir === undefined) throw new Error('one-build.ts <out> <releases>');
  const settings = readSettings(process.env);
  const root = process.cwd();
  await buildSite({ root, out, releasesDir, settings, allowShrink: true, progress: silentProgress });
});
