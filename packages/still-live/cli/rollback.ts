import { parseArgs } from 'node:util';
import { refuseExtraArguments, print, runCommand } from 'still-live/build/command/command';
import { listReleases, placesIn, type Release } from 'still-live/build/release/release-list';
import { rollbackTo } from 'still-live/build/release/release';
import { writeStatus } from 'still-live/build/status';
import { readProject, readSettings } from 'still-live/settings/settings';

function line({ id, builtAt, snapshotHash, project = '', current }: Release): string {
  return `${current ? '→' : ' '} ${id}  built ${builtAt}  content ${snapshotHash}  ${project}`.trimEnd();
}

// `npm run rollback [-- ID]`: the release before the current one, or the one with the given id. `--list` only lists.
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' } },
  });
  refuseExtraArguments(values.list === true ? 0 : 1, positionals);
  const places = placesIn(process.cwd());
  if (values.list !== true) {
    const { id, builtAt } = await rollbackTo(places, positionals[0] ?? 'previous', readProject(process.env));
    print([`out shows release ${id}, built ${builtAt}; content published from now on builds a new one`]);
    const build = { state: 'online', since: Date.now(), release: id, builtAt: Date.parse(builtAt) } as const;
    // A rollback works without a database.
    await writeStatus(() => readSettings(process.env), { build });
  }
  const releases = await listReleases(places);
  if (releases.length === 0) print([`no releases in ${places.releasesDir}; npm run build makes one`]);
  print(releases.map(line));
});
