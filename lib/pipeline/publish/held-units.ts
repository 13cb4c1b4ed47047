import { own } from '@/lib/content/raw-tree';
import { contentAt } from '@/lib/content/timeline/content-at';
import { type Schedule, schedulePaths } from './read-schedule';

/**
 * Returns the writes that keep a text which would never go live from everybody but editors: a unit whose base
 * has changed moves out of its publication, which all can read when it is due, to where only the key reads. It
 * moves back when its base is back, for example after an undo.
 * @param content The published content after the same update.
 */
export function heldWrites(
  project: string,
  content: unknown,
  { scheduled, secrets }: Pick<Schedule, 'scheduled' | 'secrets'>,
): [string, unknown][] {
  const paths = schedulePaths(project);
  const { outcomes } = contentAt(content, scheduled, Number.POSITIVE_INFINITY);
  return outcomes.flatMap(({ scheduled: { id, units }, live, missed }): [string, unknown][] => {
    const isHeldNow = own(own(secrets, id), 'held') !== undefined;
    if (missed.length === 0 && !isHeldNow) return [];
    return [
      [`${paths.entries}/${id}/units`, units.filter(({ path }) => live.includes(path))],
      [`${paths.secrets}/${id}/held`, missed.map(({ unit }) => unit)],
    ];
  });
}
