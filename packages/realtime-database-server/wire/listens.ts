import type { Identity } from '../auth/token';
import type { Query } from '../query/query';
import type { Namespace } from '../store/namespace';
import { ReadWatch } from '../store/read-watch';
import type { Update } from '../store/update';
import { View } from '../store/view';
import { pathText, type Path } from '../tree/path';
import { COMPLETE } from '../tree/to-json';
import { pushText } from './message';

interface ListenRequest {
  readonly path: Path;
  readonly query: Query;
  /** The query as the client sent it. It identifies the listen when it is revoked. */
  readonly wireQuery: unknown;
  /** The client's number for a query. Updates of a tagged query contain it. */
  readonly tag: number | null;
}

interface Listen {
  readonly watch: ReadWatch;
  readonly stop: () => void;
}

/** The fields of a query may come in any order. */
function keyOf(path: Path, wireQuery: unknown): string {
  const fields = typeof wireQuery === 'object' && wireQuery !== null ? Object.entries(wireQuery) : [];
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${pathText(path)}\n${JSON.stringify(fields)}`;
}

const untaggedTexts = new WeakMap<Update, string>();

function makeUpdateText({ action, path, dataText }: Update, tagText: string): string {
  return pushText(action, `{"p":${JSON.stringify(pathText(path))},"d":${dataText}${tagText}}`);
}

export function updateText(update: Update, tag: number | null): string {
  if (tag !== null) return makeUpdateText(update, `,"t":${tag}`);
  const text = untaggedTexts.get(update) ?? makeUpdateText(update, '');
  untaggedTexts.set(update, text);
  return text;
}

interface ListeningClient {
  readonly identity: Identity;
  send(text: string): void;
  disconnect(reason: string): void;
}

export class Listens {
  private readonly byKey = new Map<string, Listen>();
  private readonly stopRulesCheck: () => void;

  constructor(
    private readonly namespace: Namespace,
    private readonly client: ListeningClient,
  ) {
    this.stopRulesCheck = namespace.onRulesChange(() => this.recheck());
  }

  /**
   * Starts a listen, if it is allowed. Sends nothing yet. Returns the view, or null when it is not allowed.
   */
  add(request: ListenRequest): View | null {
    const { path, query, wireQuery, tag } = request;
    const key = keyOf(path, wireQuery);
    this.drop(key);
    const watch = new ReadWatch(
      this.namespace,
      () => ({ identity: this.client.identity, path, query }),
      () => this.revoke(key, request),
    );
    if (!watch.check()) return null;
    const view = new View(
      { path, query, style: COMPLETE },
      (update) => this.client.send(updateText(update, tag)),
      (error) => this.client.disconnect(String(error)),
    );
    this.byKey.set(key, { watch, stop: this.namespace.listen(view) });
    return view;
  }

  remove(path: Path, wireQuery: unknown): void {
    this.drop(keyOf(path, wireQuery));
  }

  recheck(): void {
    for (const { watch } of [...this.byKey.values()]) watch.recheck();
  }

  stopAll(): void {
    this.stopRulesCheck();
    for (const key of [...this.byKey.keys()]) this.drop(key);
  }

  private drop(key: string): void {
    const listen = this.byKey.get(key);
    if (listen === undefined) return;
    listen.watch.stop();
    listen.stop();
    this.byKey.delete(key);
  }

  private revoke(key: string, { path, wireQuery }: ListenRequest): void {
    this.drop(key);
    const query = wireQuery === undefined || wireQuery === null ? {} : { q: [wireQuery] };
    this.client.send(pushText('c', JSON.stringify({ p: pathText(path), ...query })));
  }
}
