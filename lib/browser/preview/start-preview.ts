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
import { createTreeFeed } from './tree-feed';
import { followTimeline } from './timeline-feed';

/** How long the check, and then the first screen, may take before the editor is told, in milliseconds. */
const TIME_LIMIT_MS = 10_000;

/** What the preview needs. */
export interface PreviewOptions {
  readonly databaseUrl: string;
  readonly project: string;
  /** The key of the address. */
  readonly key: string;
  /** Starts empty and takes the draft. */
  readonly draft: Store<Records>;
  /** Starts with the snapshot and follows what is published. */
  readonly published: Store<Records>;
  /** Fingerprints of what `published` starts with. */
  readonly fingerprints: Readonly<Record<string, string>>;
  /** Takes everything else that the preview knows; `state` starts as `checking`. */
  readonly state: Store<PreviewState>;
  readonly loadSanitiser: () => Promise<Sanitiser>;
}

/**
 * Follows what visitors see, for the comparison and for the other side of the switch, and what the site is
 * doing.
 */
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
      // Not every database lets its readers see it: then the bar does without.
      () => undefined,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Starts the preview on one connection: checks the key, feeds the draft and, once its first screen stands,
 * what is published. How far it has come is told in `state`. Gives the function that ends it all.
 */
export function startPreview(options: PreviewOptions): Unsubscribe {
  const { databaseUrl, project, key, state } = options;
  const database = openDatabase(databaseUrl);
  const draft = connectionTo(database, `drafts/${project}`);
  const stops: Unsubscribe[] = [
    draft.watchState((isConnected) => state.set('isConnected', isConnected)),
    followPageLifecycle(draft),
    reconnectSoon(draft),
  ];
  let isEnded = false;

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    stops.splice(0).forEach((stop) => stop());
    draft.close();
  }
  function endAs(phase: 'unavailable' | 'revoked' | 'failed'): void {
    if (isEnded) return;
    end();
    state.set('phase', phase);
  }

  function feed(access: 'open' | 'sealed', source: RecordSource): void {
    const limit = setTimeout(() => endAs('failed'), TIME_LIMIT_MS);
    function onFirstScreen(): void {
      clearTimeout(limit);
      state.set('phase', access);
      stops.push(feedPublished(options, database));
    }
    stops.push(
      () => clearTimeout(limit),
      feedDraft({ ...options, source, store: options.draft, onFirstScreen }),
    );
  }

  const basePath = `drafts/${project}`;
  const onRevoked = (): void => endAs('revoked');
  void checkDraft<RecordSource>({
    key,
    readKey: () => draft.readOnce('projectApiKey'),
    openDraft: () => draft,
    openSealed: () => openSealedSource(database, { basePath, key, onRevoked }),
    timeLimitMs: TIME_LIMIT_MS,
  }).then((check) => {
    if (isEnded) return;
    if (check.state === 'enabled') feed(check.access, check.draft);
    else endAs(check.state);
  });
  return end;
}
