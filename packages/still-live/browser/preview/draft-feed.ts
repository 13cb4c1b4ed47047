import { withOrigins } from './origins';
import { rawAt } from 'still-live/content/raw-tree';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import { isGoneEntry } from 'still-live/content/changes/changed-at';
import { differences } from 'still-live/content/changes/differences';
import type { PreviewState } from './preview-state';
import { currentHash, subscribeHash } from 'still-live/route/hash-location';
import { liveRecords, neededRecords, tabRecords } from 'still-live/content/records-of-route';
import { screens, parseRoute, screenNames } from 'still-live/route/route';
import { createStore, type Store } from 'still-live/store';
import type { RecordSource, Unsubscribe } from 'still-live/browser/live/database-connection';
import { createRecordSync, type Receive, type RecordSyncOptions } from 'still-live/browser/live/record-sync';
import { createRecordWatcher } from 'still-live/browser/live/record-watcher';
import { followMenu } from 'still-live/browser/live/follow-content';
import { createTreeFeed, watchTree } from './draft-tree';

interface DraftFeedOptions {
  readonly source: RecordSource;
  readonly store: Store<Records>;
  readonly state: Store<PreviewState>;
  readonly loadParser: RecordSyncOptions['loadParser'];
  readonly onFirstScreen: () => void;
}

function createChangeTracker(state: Store<PreviewState>): (tree: unknown) => void {
  return (tree) => {
    const before = state.get('draftTree');
    state.set('draftTree', tree);
    if (before === undefined) return;
    const changes = differences(before, tree);
    if (changes.length === 0) return;
    state.set(
      'changedPaths',
      changes.filter((change) => !isGoneEntry(change)).map(({ path }) => path),
    );
    state.set('changedAt', Date.now());
  };
}

// The texts of this store say where they come from.
function createNotedSync({ store, loadParser }: DraftFeedOptions): Receive {
  const raws = new Map<RecordPath, unknown>();
  const parsed = createStore<Records>({});
  const receive = createRecordSync({
    loadParser,
    fingerprints: {},
    store: {
      get: parsed.get,
      set: (path, value) => {
        parsed.set(path, value);
        store.set(path, withOrigins(path, raws.get(path), value));
      },
    },
  });
  return (path, raw) => {
    raws.set(path, raw);
    receive(path, raw);
  };
}

/**
 * Reads first the menu and the records of the route, as on the published site; when the first screen can be shown, the
 * whole draft, which the comparison needs. From then on the store contains all screens.
 */
export function feedDraft(options: DraftFeedOptions): Unsubscribe {
  const { source, store, state } = options;
  const sync = createNotedSync(options);
  const stops: Unsubscribe[] = [];

  const onDenied = (): void => state.set('isDenied', true);

  function receive(path: RecordPath, raw: unknown): void {
    state.set('isDenied', false);
    sync(path, raw);
    // The screen contains all tabs, but the route subscribes to one. The record of the screen contains all.
    const screen = screenNames().find((name) => screens()[name].record === path);
    const tabs = screen === undefined ? [] : tabRecords(screen);
    for (const tab of tabs) sync(tab, rawAt(raw, tab.slice(path.length + 1)));
  }

  const watcher = createRecordWatcher(source, receive, onDenied);
  const followRoute = (): void => watcher.follow(liveRecords(parseRoute(currentHash())));
  followRoute();
  stops.push(subscribeHash(followRoute), watcher.stop, followMenu(source, store, receive));

  stops.push(
    whenPresent(store, () => {
      options.onFirstScreen();
      const [feed, track] = [createTreeFeed(sync), createChangeTracker(state)];
      stops.push(
        watchTree(
          source,
          (tree) => {
            state.set('isDenied', false);
            feed(tree);
            track(tree);
          },
          onDenied,
        ),
      );
    }),
  );
  return () => stops.forEach((stop) => stop());
}

// Calls back once, when all records of the current route are in the store.
function whenPresent(store: Store<Records>, onPresent: () => void): Unsubscribe {
  const stops: Unsubscribe[] = [];
  const stop = (): void => stops.splice(0).forEach((unsubscribe) => unsubscribe());

  function check(): void {
    stop();
    const needed = neededRecords(parseRoute(currentHash()));
    if (needed.every((path) => store.get(path) !== undefined)) onPresent();
    else stops.push(subscribeHash(check), ...needed.map((path) => store.subscribe(path, check)));
  }

  check();
  return stop;
}
