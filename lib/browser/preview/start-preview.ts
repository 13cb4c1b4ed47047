import type { Database } from 'firebase/database';
import type { Records } from '@/lib/content/records';
import type { Sanitiser } from '@/lib/content/safe-html';
import { parseSiteStatus } from '@/lib/content/site-status';
import { checkDraft } from '@/lib/browser/preview/check-draft';
import type { PreviewState } from '@/lib/browser/preview/preview-state';
import type { Store } from '@/lib/store/store';
import { connectionTo, openDatabase, type RecordSource, type Unsubscribe } from '../live/database-connection';
import { feedDraft } from './draft-feed';
import { followPageLifecycle } from '../live/page-lifecycle';
import { reconnectSoon } from '../live/reconnect';
import { createRecordSync } from '../live/record-sync';
import { openSealedSource } from './sealed-source';
import { createTreeFeed } from './content-tree';
import { followRemarks } from './remarks-feed';
import { followTimeline } from './timeline-feed';

/** Time after which an editor is told that the first screen has not arrived, in milliseconds. It may still arrive. */
const TOLD_AFTER_MS = 10_000;

export interface PreviewOptions {
  readonly databaseUrl: string;
  readonly project: string;
  readonly key: string;
  /** Store for the draft; empty at first. */
  readonly draft: Store<Records>;
  /** Store for the published content; contains the snapshot at first. */
  readonly published: Store<Records>;
  /** Fingerprints of the raw values of the snapshot, by record path. */
  readonly fingerprints: Readonly<Record<string, string>>;
  /** Store for all other state; `phase` is `checking` at first. */
  readonly state: Store<PreviewState>;
  readonly loadSanitiser: () => Promise<Sanitiser>;
}

/** What the preview compares with the draft and shows on request, and the status of the site. */
function feedPublished(options: PreviewOptions, database: Database): Unsubscribe {
  const { published, state, project } = options;
  const feed = createTreeFeed(createRecordSync({ ...options, store: published }));
  const show = (tree: unknown): void => {
    feed(tree);
    state.set('publishedTree', tree);
  };
  const source = connectionTo(database, `projects/${project}`);
  const stops = [
    followTimeline({ ...options, database, source, show }),
    connectionTo(database, 'status').watch(
      project,
      (raw) => state.set('status', parseSiteStatus(raw)),
      // Some databases deny this read. The bar then shows no status.
      () => undefined,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/** One connection: checks the key, follows the draft and, once its first screen can be shown, the published content. */
export function startPreview(options: PreviewOptions): Unsubscribe {
  const { databaseUrl, project, key, state } = options;
  const database = openDatabase(databaseUrl);
  const draft = connectionTo(database, `drafts/${project}`);
  const stops: Unsubscribe[] = [
    draft.watchState((isConnected) => state.set('isConnected', isConnected)),
    followPageLifecycle(draft),
    reconnectSoon(draft),
  ];
  const late = setTimeout(() => state.set('phase', 'failed'), TOLD_AFTER_MS);
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

  function feed(access: 'open' | 'sealed', source: RecordSource): void {
    function onFirstScreen(): void {
      clearTimeout(late);
      state.set('phase', access);
      stops.push(feedPublished(options, database), followRemarks({ ...options, database }));
    }
    stops.push(feedDraft({ ...options, source, store: options.draft, onFirstScreen }));
  }

  const basePath = `drafts/${project}`;
  const onRevoked = (): void => endAs('revoked');
  void checkDraft<RecordSource>({
    key,
    readKey: () => draft.readOnce('projectApiKey'),
    openDraft: () => draft,
    openSealed: () => openSealedSource(database, { basePath, key, onRevoked }),
  }).then((check) => {
    if (isEnded) return;
    if (check.state === 'enabled') feed(check.access, check.draft);
    else endAs(check.state);
  });
  return end;
}
