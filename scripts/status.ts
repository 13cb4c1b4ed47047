import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBuildStatus, type BuildStatus } from '@/lib/content/build-status';
import { siteFacts } from '@/lib/content/site-facts';
import { parseSiteStatus, type SiteStatus } from '@/lib/content/site-status';
import { readRaw } from '@/lib/pipeline/publish/read-raw';
import { readSettings } from '@/lib/settings/settings';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';
import { atMost } from '@/lib/pipeline/command/at-most';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { newestRelease } from '@/lib/pipeline/release/release-list';
import { statusUpdate } from '@/lib/pipeline/watch/status-node';

const STATES = ['building', 'online', 'error'] as const;

/** Returns how long the build has taken, if the last status was `building`. */
function buildingFor(last: BuildStatus | undefined, now: number): Pick<BuildStatus, 'durationMs'> {
  return last?.state === 'building' ? { durationMs: Math.max(0, now - last.since) } : {};
}

/**
 * Formats the three parts of the status, each with what to do when something is wrong and where to see it.
 */
function factLines(status: SiteStatus, siteUrl: string): string[] {
  return siteFacts(status, Date.now()).flatMap(({ name, text, remedy, place }) => [
    `${name}: ${text}`,
    ...(remedy === undefined ? [] : [`  → ${remedy}`]),
    ...(place === undefined ? [] : [`  ${siteUrl}/#${place}`]),
  ]);
}

/**
 * `npm run status`: shows what is live, which content the static page has, and what waits. With
 * `-- building|online|error [MESSAGE]` it stores for editors the state of a build outside `npm run watch`.
 */
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [wanted, message] = positionals;
  const state = STATES.find((known) => known === wanted);
  if (wanted !== undefined && state === undefined)
    throw new Error(`status "${wanted}": write one of ${STATES.join(', ')}`);
  atMost(state === 'error' ? 2 : 1, positionals);
  const settings = readSettings(process.env);
  const path = `status/${settings.project}`;
  if (state === undefined) {
    const raw = await withDatabase(settings, path, (database) => readRaw(database, path));
    factLines(parseSiteStatus(raw), settings.siteUrl).forEach((line) => console.log(line));
    return;
  }
  const root = process.cwd();
  const release = await newestRelease({ releasesDir: join(root, '.releases'), out: join(root, 'out') });
  await withDatabase(settings, path, async (database) => {
    const now = Date.now();
    const last = parseBuildStatus(await readRaw(database, path));
    const status: BuildStatus = {
      state,
      since: now,
      ...(release && { release: release.id }),
      ...(state !== 'building' && buildingFor(last, now)),
      ...(state === 'error' && message !== undefined && { message }),
    };
    await database.ref(path).update(statusUpdate(status));
  });
});
