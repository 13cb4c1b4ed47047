import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBuildStatus, type BuildStatus } from '@/lib/content/build-status';
import { readSettings } from '@/lib/settings/settings';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { newestRelease } from '@/lib/pipeline/release/newest-release';
import { publicMessage } from '@/lib/pipeline/watch/status-node';

const STATES = ['building', 'online', 'error'] as const;

/** How long it has been building, if that is what it did. */
function buildingFor(last: BuildStatus | undefined, now: number): Pick<BuildStatus, 'durationMs'> {
  return last?.state === 'building' ? { durationMs: Math.max(0, now - last.since) } : {};
}

/** `npm run status -- building|online|error [MESSAGE]`: tells editors what a build outside `npm run watch` is doing. */
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [wanted, message] = positionals;
  const state = STATES.find((known) => known === wanted);
  if (state === undefined) throw new Error(`status "${wanted ?? ''}": write one of ${STATES.join(', ')}`);
  const settings = readSettings(process.env);
  const root = process.cwd();
  const release = await newestRelease({ releasesDir: join(root, '.releases'), out: join(root, 'out') });
  const path = `status/${settings.project}`;
  await withDatabase(settings, path, async (database) => {
    const node = database.ref(path);
    const now = Date.now();
    const last = parseBuildStatus((await node.get()).val());
    const status: BuildStatus = {
      state,
      since: now,
      ...(release && { release: release.id }),
      ...(state !== 'building' && buildingFor(last, now)),
      ...(state === 'error' && message !== undefined && { message: publicMessage(message) }),
    };
    await node.set(status);
  });
});
