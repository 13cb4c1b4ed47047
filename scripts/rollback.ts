import { parseArgs } from 'node:util';
import { atMost, runCommand } from '@/lib/pipeline/command/command';
import { listReleases, placesIn, type Release } from '@/lib/pipeline/release/release-list';
import { rollbackTo } from '@/lib/pipeline/release/release';
import { tellStatus } from '@/lib/pipeline/status';
import { errorLine } from '@/lib/settings/operator-error';
import { readSettings } from '@/lib/settings/settings';

function line({ id, builtAt, snapshotHash, current }: Release): string {
  return `${current ? '→' : ' '} ${id}  built ${builtAt}  content ${snapshotHash}`;
}

/** A rollback works without a database; then this only prints a line. */
async function tell(release: string, builtAt: string): Promise<void> {
  const warn = (line: string): void => console.log(line);
  try {
    const settings = readSettings(process.env);
    const build = { state: 'online', since: Date.now(), release, builtAt: Date.parse(builtAt) } as const;
    await tellStatus(settings, { build }, warn);
  } catch (error) {
    warn(`editors were not told: ${errorLine(error)}`);
  }
}

/** `npm run rollback [-- ID]`: the release before the current one, or the one with the given id. `--list` only lists. */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' } },
  });
  atMost(values.list === true ? 0 : 1, positionals);
  const places = placesIn(process.cwd());
  if (values.list !== true) {
    const { id, builtAt } = await rollbackTo(places, positionals[0] ?? 'previous');
    console.log(`out shows release ${id}, built ${builtAt}; content published from now on builds a new one`);
    await tell(id, builtAt);
  }
  const releases = await listReleases(places);
  if (releases.length === 0) console.log(`no releases in ${places.releasesDir}; npm run build makes one`);
  releases.forEach((release) => console.log(line(release)));
});
