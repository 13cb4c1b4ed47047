import { parseArgs } from 'node:util';
import { contentFingerprint } from '@/lib/content/parse/content-nodes';
import { readSettings } from '@/lib/settings/settings';
import { readPublished } from '@/lib/pipeline/snapshot/read-database';
import { atMost } from '@/lib/pipeline/command/at-most';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { tellStatus } from '@/lib/pipeline/watch/tell-status';
import { OperatorError } from '@/lib/settings/operator-error';
import { deployedRelease } from '@/lib/pipeline/release/deployed-release';

/**
 * `npm run drift [-- SITE]`: checks that the deployed site was built from the published content. SITE is an
 * address or a folder, `out` by default. The exit code is 0 when they match, and 1 when they differ or one of
 * them cannot be read. The result is also stored as a status for editors.
 */
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  atMost(1, positionals);
  const site = positionals[0] ?? 'out';
  // That of an unset variable.
  if (site === '') throw new OperatorError('npm run drift', 'the address of the site is empty', 'write it');
  const settings = readSettings(process.env);
  const [release, raw] = await Promise.all([deployedRelease(site), readPublished(settings)]);
  const published = contentFingerprint(raw);
  const isSame = release.snapshotHash === published;
  await tellStatus(settings, { driftedAt: isSame ? null : Date.now() }, (line) => console.log(line));
  if (!isSame) {
    throw new Error(
      `${site}: was built ${release.builtAt} from content ${release.snapshotHash}, but projects/${settings.project} is ${published}; build and deploy again`,
    );
  }
  console.log(
    `${site} matches projects/${settings.project} (content ${published}, built ${release.builtAt})`,
  );
});
