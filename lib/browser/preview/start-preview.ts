import type { Records } from '@/lib/content/records';
import type { Sanitiser } from '@/lib/content/safe-html';
import { parseBuildStatus } from '@/lib/content/build-status';
import { checkDraft } from '@/lib/browser/preview/check-draft';
import type { PreviewFacts } from '@/lib/browser/preview/preview-facts';
import type { Store } from '@/lib/store/store';
import { connectionTo, openDatabase, type RecordSource, type Unsubscribe } from '../live/database-connection';
import { feedDraft } from './draft-feed';
import { followPageLifecycle } from '../live/page-lifecycle';
import { reconnectSoon } from '../live/reconnect';
import { createRecordSync } from '../live/record-sync';
import { openSealedSource } from './sealed-source';
import { createTreeFeed } from './tree-feed';
import { watchTree } from './tree-watch';

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
  readonly facts: Store<PreviewFacts>;
  readonly loadSanitiser: () => Promise<Sanitiser>;
}

/** Follows what is published, for the comparison and for the other side of the switch, and the state of the site's rebuild. */
function feedPublished(options: PreviewOptions, source: RecordSource, status: RecordSource): Unsubscribe {
  const { published, facts, project } = options;
  const feed = createTreeFeed(createRecordSync({ ...options, store: published }));
  const stops = [
    watchTree(source, (tree) => {
      feed(tree);
      facts.set('publishedTree', tree);
    }),
    status.watch(
      project,
      (raw) => facts.set('status', parseBuildStatus(raw)),
      // Not every database lets its readers see it: then the bar does without.
      () => undefined,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Starts the preview on one connection: checks the key, feeds the draft and, once its first screen stands, what is
 * published. How far it has come is told in `facts`. Gives the function that ends it all.
 */
export function startPreview(options: PreviewOptions): Unsubscribe {
  const { databaseUrl, project, key, facts } = options;
  const database = openDatabase(databaseUrl);
  const draft = connectionTo(database, `drafts/${project}`);
  const stops: Unsubscribe[] = [
    draft.watchState((isConnected) => facts.set('isConnected', isConnected)),
    followPageLifecycle(draft),
    reconnectSoon(draft),
  ];
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    stops.splice(0).forEach((stop) => stop());
    draft.close();
  }
  function endAs(state: 'unavailable' | 'revoked' | 'failed'): void {
    if (isOver) return;
    end();
    facts.set('state', state);
  }

  function feed(access: 'open' | 'sealed', source: RecordSource): void {
    const limit = setTimeout(() => endAs('failed'), TIME_LIMIT_MS);
    function onFirstScreen(): void {
      clearTimeout(limit);
      facts.set('state', access);
      stops.push(
        feedPublished(
          options,
          connectionTo(database, `projects/${project}`),
          connectionTo(database, 'status'),
        ),
      );
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
    if (isOver) return;
    if (check.state === 'enabled') feed(check.access, check.draft);
    else endAs(check.state);
  });
  return end;
}
