import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { listReleases, type Release } from '@/lib/pipeline/release/release-list';
import { rollbackTo } from '@/lib/pipeline/release/release';

function line({ id, builtAt, snapshotHash, current }: Release): string {
  return `${current ? '→' : ' '} ${id}  built ${builtAt}  content ${snapshotHash}`;
}

/** `npm run rollback [-- ID]`: shows the release before the current one, or the one named. `--list` only lists them. */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' } },
  });
  const places = { releasesDir: join(process.cwd(), '.releases'), out: join(process.cwd(), 'out') };
  if (values.list !== true) {
    const { id, builtAt } = await rollbackTo(places, positionals[0] ?? 'previous');
    console.log(`out shows release ${id}, built ${builtAt}; content published from now on builds a new one`);
  }
  const releases = await listReleases(places);
  if (releases.length === 0) console.log(`no releases in ${places.releasesDir}; npm run build makes one`);
  releases.forEach((release) => console.log(line(release)));
});
