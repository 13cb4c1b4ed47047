import type { Records } from 'still-live/content/schema/records';
import { differences } from 'still-live/content/changes/differences';
import { parseSiteStatus } from 'still-live/status/site-status';
import { checkDraft } from './check-draft';
import type { PreviewState } from './preview-state';
import type { Store } from 'still-live/store';
import {
  connectionTo,
  openDatabase,
  type RecordSource,
  type Unsubscribe,
} from 'still-live/browser/live/database-connection';
import { feedDraft } from './draft-feed';
import { followPageLifecycle, reconnectSoon } from 'still-live/browser/live/connection-lifecycle';
import { createRecordSync, type RecordSyncOptions } from 'still-live/browser/live/record-sync';
import { type KeyedAccess, openSealedSource } from './sealed-source';
import { createTreeFeed } from './draft-tree';
import { followRemarks } from './remarks-feed';
import { followTimeline } from './timeline-feed';

// After this time a message says that the first screen has not arrived. It may still arrive.
const LATE_MESSAGE_AFTER_MS = 10_000;

export interface PreviewOptions {
  readonly databaseUrl: string;
  readonly project: string;
  readonly key: string;
  readonly draft: Store<Records>;
  readonly published: Store<Records>;
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly state: Store<PreviewState>;
  readonly loadParser: RecordSyncOptions['loadParser'];
}

// What the preview compares with the draft and shows on request, the remarks on it, and the status of the site.
function feedPublished(options: PreviewOptions, access: KeyedAccess): Unsubscribe {
  const { published, state } = options;
  const feed = createTreeFeed(createRecordSync({ ...options, store: published }));
  const show = (tree: unknown): void => {
    feed(tree);
    state.set('publishedTree', tree);
  };
  const stops = [
    followTimeline(access, state, show),
    followRemarks(access, state),
    connectionTo(access.database, 'status').watch(
      access.project,
      (raw) => state.set('status', parseSiteStatus(raw)),
      // Some databases deny this read. The bar then shows no status.
      () => undefined,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Checks the key, follows the draft and, once its first screen can be shown, the published content, with one
 * connection.
 */
export function startPreview(options: PreviewOptions): Unsubscribe {
  const { databaseUrl, project, key, state } = options;
  const database = openDatabase(databaseUrl);
  const access = { database, project, key };
  const draft = connectionTo(database, `drafts/${project}`);
  const stops: Unsubscribe[] = [
    draft.watchState((isConnected) => state.set('isConnected', isConnected)),
    followPageLifecycle(draft),
    reconnectSoon(draft),
  ];
  const compare = (): void => {
    const [draftTree, publishedTree] = [state.get('draftTree'), state.get('publishedTree')];
    if (draftTree && publishedTree) state.set('changes', differences(publishedTree, draftTree));
  };
  stops.push(state.subscribe('draftTree', compare), state.subscribe('publishedTree', compare));
  const late = setTimeout(() => state.set('phase', 'failed'), LATE_MESSAGE_AFTER_MS);
  let isEnded = false;

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(late);
    stops.splice(0).forEach((stop) => stop());
    draft.close();
  }
  function endAs(phase: 'unavailable' | 'revoked' | 'failed'): void {
    if (isEnded) return;
    end();
    state.set('phase', phase);
  }

  function feed(phase: 'open' | 'sealed', source: RecordSource): void {
    function onFirstScreen(): void {
      clearTimeout(late);
      state.set('phase', phase);
      stops.push(feedPublished(options, access));
    }
    stops.push(feedDraft({ ...options, source, store: options.draft, onFirstScreen }));
  }

  void checkDraft<RecordSource>({
    key,
    readKey: () => draft.readOnce('projectApiKey'),
    openDraft: () => draft,
    openSealed: () => openSealedSource(access, () => endAs('revoked')),
  }).then((check) => {
    if (isEnded) return;
    if ('draft' in check) feed(check.state, check.draft);
    else endAs(check.state);
  });
  return end;
}
