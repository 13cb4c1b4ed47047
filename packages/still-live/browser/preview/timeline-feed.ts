import { get, onValue } from 'firebase/database';
import { parseHistory } from 'still-live/content/timeline/history';
import { contentAt } from 'still-live/content/timeline/content-at';
import { parseAllScheduled, type Scheduled } from 'still-live/content/timeline/scheduled';
import { createWaiter } from 'still-live/content/timeline/waiter';
import type { PreviewState } from './preview-state';
import type { Store } from 'still-live/store';
import { connectionTo, type Unsubscribe, watchClock } from 'still-live/browser/live/database-connection';
import { watchTree } from './draft-tree';
import { type KeyedAccess, keyedQuery } from './sealed-source';

/**
 * Follows the published content with the scheduled publications whose time has come.
 * @param show Gets the raw content that visitors see, now and after each change.
 */
export function followTimeline(
  access: KeyedAccess,
  state: Store<PreviewState>,
  show: (tree: unknown) => void,
): Unsubscribe {
  const { database, project } = access;
  let published: { readonly tree: unknown } | undefined;
  let scheduled: readonly Scheduled[] = [];
  const raw: { scheduled?: unknown; scheduledPrivate?: unknown } = {};
  const waiter = createWaiter(update);
  const clock = (): number => Date.now() + (state.get('clockOffset') ?? 0);

  function update(): void {
    const now = clock();
    if (published) show(contentAt(published.tree, scheduled, now).content);
    const [next] = scheduled.filter(({ at }) => at > now);
    if (next) waiter.at(next.at, clock);
    else waiter.cancel();
  }

  // One of the two places of the schedule: the publications, and what only editors can read.
  function watchPlace(place: keyof typeof raw): Unsubscribe {
    return onValue(
      keyedQuery(access, `${place}/${project}`),
      (snapshot) => {
        raw[place] = snapshot.val();
        scheduled = parseAllScheduled(raw.scheduled, raw.scheduledPrivate);
        state.set('scheduled', scheduled);
        update();
      },
      // Older rules, without scheduled publications, deny this read. There are none then.
      () => undefined,
    );
  }

  state.set('readHistory', async () =>
    parseHistory((await get(keyedQuery(access, `history/${project}/entries`))).val()),
  );
  const stops = [
    watchClock(database, (offset) => {
      state.set('clockOffset', offset);
      update();
    }),
    watchTree(connectionTo(database, `projects/${project}`), (tree) => {
      published = { tree };
      state.set('storedTree', tree);
      update();
    }),
    watchPlace('scheduled'),
    watchPlace('scheduledPrivate'),
  ];
  return () => {
    void waiter.stop();
    stops.forEach((stop) => stop());
  };
}
