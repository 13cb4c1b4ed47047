import type { Change, Listing, Matches, TrialResult } from '../shape';

/** A request that the database refused, in its words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A whole value, and the hash by which a write can ask that it is still the same. */
interface WholeValue {
  readonly hash: string;
  readonly value: unknown;
}

/** A write that happened, and how to take it back. */
interface Edited {
  readonly path: string;
  readonly undo: string;
}

/** The databases of the server. */
interface Databases {
  readonly current: string;
  readonly names: readonly string[];
}

/** What the page wants to hear about. */
interface ClientEvents {
  /** The stream stands, for the first time or again; nothing is open in it yet. */
  readonly connected: () => void;
  readonly lost: () => void;
  readonly changes: (changes: readonly Change[]) => void;
}

// What the server of this very page sends is taken for what its types say.
async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  let message = text;
  try {
    message = (JSON.parse(text) as { error: string }).error;
  } catch {
    // A refusal may be plain text.
  }
  throw new Refusal(response.status, message);
}

/** The page's way to one database. */
export class Client {
  private session = '';

  /** @param database its name; empty for the default one. */
  constructor(private readonly database: string) {}

  /** Begins to listen, and begins again whenever the stream breaks. */
  connect(events: ClientEvents): void {
    const source = new EventSource(this.address('live', {}));
    source.addEventListener('session', (event: MessageEvent<string>) => {
      this.session = (JSON.parse(event.data) as { id: string }).id;
      events.connected();
    });
    source.addEventListener('changes', (event: MessageEvent<string>) =>
      events.changes(JSON.parse(event.data) as Change[]),
    );
    source.addEventListener('error', () => {
      events.lost();
      // The browser tries again by itself, unless the server answered with an error.
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(() => this.connect(events), 2000);
    });
  }

  databases(): Promise<Databases> {
    return this.get('databases', {});
  }

  /** Lists the first children of a place, and from then on hears of its changes. */
  open(path: string, limit: number): Promise<Listing> {
    return this.post('open', { session: this.session, path, limit });
  }

  close(path: string): Promise<unknown> {
    return this.post('close', { session: this.session, path });
  }

  value(path: string): Promise<WholeValue> {
    return this.get('value', { path });
  }

  search(text: string, signal: AbortSignal): Promise<Matches> {
    return this.get('search', { text }, signal);
  }

  /** Writes; `hash` is that of the value which must still be there. */
  edit(
    mode: 'edit' | 'replace' | 'merge' | 'push',
    path: string,
    value: unknown,
    hash?: string,
  ): Promise<Edited> {
    return this.post('edit', { mode, path, value, ...(hash === undefined ? {} : { hash }) });
  }

  undo(id: string): Promise<unknown> {
    return this.post('undo', { undo: id });
  }

  /** Judges a read or write by the rules; `attempt` as the server takes it. */
  try(attempt: object): Promise<TrialResult> {
    return this.post('try', attempt);
  }

  /** Where a place can be downloaded as JSON. */
  exportAddress(path: string): string {
    return this.address('export', { path });
  }

  private address(name: string, parameters: Record<string, string>): string {
    const all = new URLSearchParams(this.database === '' ? parameters : { ns: this.database, ...parameters });
    return `/.viewer/${name}?${all.toString()}`;
  }

  private async get<T>(name: string, parameters: Record<string, string>, signal?: AbortSignal): Promise<T> {
    return answerOf(await fetch(this.address(name, parameters), signal === undefined ? {} : { signal }));
  }

  private async post<T>(name: string, body: object): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    return answerOf(
      await fetch(this.address(name, {}), { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  }
}
