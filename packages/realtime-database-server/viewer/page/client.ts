import type { RulesCoverage } from '../../api';
import { isRecord } from '../../tree/is-record';
import type { Change, Contents, Edited, Listing, Matches, TrialResult, Undoable } from '../shape';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A write can require by the hash that the value is unchanged. */
interface WholeValue {
  readonly hash: string;
  readonly value: unknown;
}

interface Databases {
  readonly current: string;
  readonly canMake: boolean;
  readonly names: readonly string[];
}

interface ClientEvents {
  /** Called at the first connection and after each lost one. No path is open in it yet. */
  readonly connected: () => void;
  readonly lost: () => void;
  readonly changes: (changes: readonly Change[]) => void;
}

function refusalIn(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    if (isRecord(answer) && typeof answer['error'] === 'string') return answer['error'];
  } catch {
    // What stands between the page and its server, such as a proxy, may refuse with plain text.
  }
  return text;
}

// The types of answers are trusted, because this page's own server sends them.
async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw new Refusal(response.status, refusalIn(text));
}

export class Client {
  private session = '';

  /** The name is empty for the default database. */
  constructor(private readonly database: string) {}

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
      // The browser reconnects by itself, unless the server answered with an error.
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(() => this.connect(events), 2000);
    });
  }

  databases(): Promise<Databases> {
    return this.get('databases', {});
  }

  open(path: string, limit: number): Promise<Listing> {
    return this.post('open', { session: this.session, path, limit });
  }

  close(path: string): Promise<unknown> {
    return this.post('close', { session: this.session, path });
  }

  value(path: string): Promise<WholeValue> {
    return this.get('value', { path });
  }

  contents(path: string): Promise<Contents> {
    return this.get('contents', { path });
  }

  search(text: string, signal: AbortSignal): Promise<Matches> {
    return this.get('search', { text }, signal);
  }

  /**
   * Writes a value.
   * @param hash The write is refused when the value does not have this hash any more.
   */
  edit(
    mode: 'edit' | 'replace' | 'merge' | 'push',
    path: string,
    value: unknown,
    hash?: string,
  ): Promise<Edited> {
    return this.post('edit', { mode, path, value, ...(hash === undefined ? {} : { hash }) });
  }

  arrange(mode: 'rename' | 'duplicate' | 'swap', path: string, key: string): Promise<Edited> {
    return this.post('arrange', { mode, path, key });
  }

  undoable(): Promise<readonly Undoable[]> {
    return this.get('undo', {});
  }

  undo(id: string): Promise<unknown> {
    return this.post('undo', { undo: id });
  }

  /** Undoes a write even when someone has written there since. That can be undone too. */
  undoAnyway(id: string): Promise<Undoable> {
    return this.post('undo', { undo: id, force: true });
  }

  try(attempt: object): Promise<TrialResult> {
    return this.post('try', attempt);
  }

  coverage(): Promise<readonly RulesCoverage[]> {
    return this.get('coverage', {});
  }

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
