import { rawAt } from '@/lib/content/raw-tree';
import type { ContentIssue } from '@/lib/content/parse/issue';
import type { RecordPath, Records } from '@/lib/content/records';
import type { Sanitiser } from '@/lib/content/safe-html';
import { isGoneEntry } from '@/lib/content/changes/changed-at';
import { differences } from '@/lib/content/changes/differences';
import type { PreviewFacts } from '@/lib/browser/preview/preview-facts';
import { currentHash, subscribeHash } from '@/lib/route/hash-location';
import { neededRecords } from '@/lib/route/needed-records';
import { liveReads } from '@/lib/route/reads';
import { parseRoute, TABS } from '@/lib/route/route';
import type { Store } from '@/lib/store/store';
import type { RecordSource, Unsubscribe } from '../live/database-connection';
import { createRecordSync } from '../live/record-sync';
import { createRecordWatcher } from '../live/record-watcher';
import { readMenu } from '../live/start-live';
import { createTreeFeed } from './tree-feed';
import { watchTree } from './tree-watch';

/** What the feed of a draft works with. */
interface DraftFeedOptions {
  readonly source: RecordSource;
  readonly store: Store<Records>;
  readonly facts: Store<PreviewFacts>;
  readonly loadSanitiser: () => Promise<Sanitiser>;
  /** Told once, when every record of the route that is shown has arrived. */
  readonly onFirstScreen: () => void;
}

/** Keeps the raw draft among the facts, and says what each change of it touched, and when. */
function noteChanges(facts: Store<PreviewFacts>): (tree: unknown) => void {
  return (tree) => {
    const before = facts.get('draftTree');
    facts.set('draftTree', tree);
    if (before === undefined) return;
    const changes = differences(before, tree);
    if (changes.length === 0) return;
    facts.set(
      'arrived',
      changes.filter((change) => !isGoneEntry(change)).map(({ path }) => path),
    );
    facts.set('changedAt', Date.now());
  };
}

/**
 * Feeds a store from a draft: first the records of the route, listened to as the published site does, and the
 * menu; then, when the first screen stands, the whole draft, which the comparison needs, so that every other
 * screen is there too. Gives the function that ends it.
 */
export function feedDraft({ source, store, facts, ...options }: DraftFeedOptions): Unsubscribe {
  const issues = new Map<RecordPath, readonly ContentIssue[]>();
  const onParsed = (path: RecordPath, found: readonly ContentIssue[]): void => {
    issues.set(path, found);
    facts.set('parseIssues', new Map(issues));
  };
  const sync = createRecordSync({ store, fingerprints: {}, loadSanitiser: options.loadSanitiser, onParsed });
  const stops: Unsubscribe[] = [];

  const onDenied = (): void => facts.set('isDenied', true);

  function receive(path: RecordPath, raw: unknown): void {
    facts.set('isDenied', false);
    sync.receive(path, raw);
    // The whole page holds its tabs, which all are in the page although only one is listened to.
    if (path !== 'pagine/cosa_facciamo') return;
    for (const tab of Object.values(TABS)) sync.receive(`pagine/cosa_facciamo/${tab}`, rawAt(raw, tab));
  }

  const watcher = createRecordWatcher(source, receive, onDenied);
  const followRoute = (): void => watcher.follow(liveReads(parseRoute(currentHash())));
  followRoute();
  stops.push(subscribeHash(followRoute), watcher.stop);
  readMenu(source, store, receive).catch(() => undefined);

  stops.push(
    whenPresent(store, () => {
      options.onFirstScreen();
      const [feed, note] = [createTreeFeed(sync), noteChanges(facts)];
      stops.push(
        watchTree(
          source,
          (tree) => {
            facts.set('isDenied', false);
            feed(tree);
            note(tree);
          },
          onDenied,
        ),
      );
    }),
  );
  return () => stops.forEach((stop) => stop());
}

/** Calls back once, when all records of the route in the address are in the store. */
function whenPresent(store: Store<Records>, onPresent: () => void): Unsubscribe {
  let undo: Unsubscribe[] = [];
  let isOver = false;
  const stop = (): void => undo.splice(0).forEach((unsubscribe) => unsubscribe());

  function look(): void {
    if (isOver) return;
    stop();
    const missing = neededRecords(parseRoute(currentHash())).filter((path) => store.get(path) === undefined);
    if (missing.length === 0) {
      isOver = true;
      onPresent();
    } else undo = [subscribeHash(look), ...missing.map((path) => store.subscribe(path, look))];
  }

  look();
  return () => {
    isOver = true;
    stop();
  };
}
