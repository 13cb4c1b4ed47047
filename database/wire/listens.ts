import type { Identity } from '../auth/token';
import type { Query } from '../query/query';
import type { Namespace } from '../store/namespace';
import { ReadWatch } from '../store/read-watch';
import type { Update } from '../store/update';
import { View } from '../store/view';
import { pathText, type Path } from '../tree/path';
import { COMPLETE } from '../tree/to-json';
import { pushText } from './message';

/** What a client asks to listen to. */
interface ListenRequest {
  readonly path: Path;
  readonly query: Query;
  /** The query as the client sent it; it is named by it when the listen is revoked. */
  readonly wireQuery: unknown;
  /** The client's number for a query; data of a tagged query carries it. */
  readonly tag: number | null;
}

interface Listen {
  readonly watch: ReadWatch;
  readonly stop: () => void;
}

/** What tells two listens of one client apart: the place and the query, whatever the order of its fields. */
function keyOf(path: Path, wireQuery: unknown): string {
  const fields = typeof wireQuery === 'object' && wireQuery !== null ? Object.entries(wireQuery) : [];
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${pathText(path)}\n${JSON.stringify(fields)}`;
}

const untaggedTexts = new WeakMap<Update, string>();

function makeUpdateText({ action, path, dataText }: Update, tagText: string): string {
  return pushText(action, `{"p":${JSON.stringify(pathText(path))},"d":${dataText}${tagText}}`);
}

/** The message that carries an update to a client; the same text for all who listen without a tag. */
function updateText(update: Update, tag: number | null): string {
  if (tag !== null) return makeUpdateText(update, `,"t":${tag}`);
  const text = untaggedTexts.get(update) ?? makeUpdateText(update, '');
  untaggedTexts.set(update, text);
  return text;
}

/** The client that listens. */
interface Listening {
  readonly identity: Identity;
  /** Sends a message. */
  send(text: string): void;
  /** Ends the connection, for a reason. */
  disconnect(reason: string): void;
}

/** Everything one client listens to. */
export class Listens {
  private readonly byKey = new Map<string, Listen>();
  private readonly stopRulesCheck: () => void;

  constructor(
    private readonly namespace: Namespace,
    private readonly client: Listening,
  ) {
    this.stopRulesCheck = namespace.onRulesChange(() => this.recheck());
  }

  /** Begins to listen, if the client may; sends nothing yet. Returns the view, or null when it may not. */
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

  /** Stops listening. */
  remove(path: Path, wireQuery: unknown): void {
    this.drop(keyOf(path, wireQuery));
  }

  /** Judges every listen again, after the client or the rules changed. */
  recheck(): void {
    for (const { watch } of [...this.byKey.values()]) watch.recheck();
  }

  /** Stops listening to anything, for good. */
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
