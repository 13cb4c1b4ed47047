import { type Database, endAt, get, onValue, orderByKey, query, ref } from 'firebase/database';
import { parseHistory } from '@/lib/content/timeline/history';
import { contentAt } from '@/lib/content/timeline/content-at';
import { parseAllScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import type { PreviewState } from '@/lib/browser/preview/preview-state';
import type { Store } from '@/lib/store/store';
import type { RecordSource, Unsubscribe } from '../live/database-connection';
import { watchTree } from './tree-watch';

/** A timer waits no longer: devices sleep, and clocks are set. */
const MAX_TIMER_MS = 60_000;

/** What following a project in time takes. */
interface TimelineOptions {
  readonly database: Database;
  readonly project: string;
  /** The key of the address: the rules grant the questions that end at it. */
  readonly key: string;
  /** What is published. */
  readonly source: RecordSource;
  readonly state: Store<PreviewState>;
  /** Takes the raw content that visitors see, now and after each change. */
  readonly show: (tree: unknown) => void;
}

/**
 * Follows what is published and what is scheduled; each moment that comes changes what visitors see. Gives
 * the function that ends it.
 */
export function followTimeline({
  database,
  project,
  key,
  source,
  state,
  show,
}: TimelineOptions): Unsubscribe {
  const keyedQuery = (path: string) => query(ref(database, path), orderByKey(), endAt(`~${key}`));
  let published: { readonly tree: unknown } | undefined;
  let scheduled: readonly Scheduled[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    const now = Date.now() + (state.get('clockOffset') ?? 0);
    if (published) show(contentAt(published.tree, scheduled, now).content);
    const waits = scheduled.filter(({ at }) => at > now).map(({ at }) => at - now);
    if (waits.length > 0) timer = setTimeout(update, Math.min(...waits, MAX_TIMER_MS));
  }

  state.set('readHistory', async () =>
    parseHistory((await get(keyedQuery(`history/${project}/entries`))).val()),
  );
  const stops = [
    onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
      const offset: unknown = snapshot.val();
      state.set('clockOffset', typeof offset === 'number' ? offset : 0);
      update();
    }),
    watchTree(source, (tree) => {
      published = { tree };
      update();
    }),
    onValue(
      keyedQuery(`scheduled/${project}`),
      (snapshot) => {
        scheduled = parseAllScheduled(snapshot.val());
        state.set('scheduled', scheduled);
        update();
      },
      // Rules of before there was a schedule deny it: then there is none.
      () => undefined,
    ),
  ];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
