import type { ServerResponse } from 'node:http';
import type { Namespace } from '../store/namespace';
import { nodeAt } from '../tree/node';
import { pathText, type Path } from '../tree/path';
import { COMMON_HEADERS } from './exchange';
import type { Change, Listing } from './shape';
import { listingOf, WatchedPlace } from './watched-place';

/** Changes within this time are sent together, so that many writes cost the page little. */
const BATCH_DELAY = 40;
const KEEP_ALIVE = 15_000;

export class LiveSession {
  private readonly places = new Map<string, { place: WatchedPlace; stop: () => void }>();
  private timer: NodeJS.Timeout | null = null;
  private version = 0;
  private readonly keepAlive: NodeJS.Timeout;

  constructor(
    readonly id: string,
    private readonly namespace: Namespace,
    private readonly response: ServerResponse,
  ) {
    response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': 'text/event-stream; charset=utf-8' });
    this.keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE);
    this.keepAlive.unref();
    this.tell('session', { id });
  }

  open(path: Path, limit: number): Listing {
    this.close(path);
    const node = nodeAt(this.namespace.root, path);
    const place = new WatchedPlace(path, node, () => this.schedule());
    this.places.set(pathText(path), { place, stop: this.namespace.listen(place) });
    this.version += 1;
    return { version: this.version, ...listingOf(node, limit) };
  }

  close(path: Path): object {
    const name = pathText(path);
    this.places.get(name)?.stop();
    this.places.delete(name);
    return {};
  }

  end(): void {
    clearInterval(this.keepAlive);
    if (this.timer !== null) clearTimeout(this.timer);
    for (const { stop } of this.places.values()) stop();
    this.places.clear();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => this.flush(), BATCH_DELAY);
  }

  private flush(): void {
    this.timer = null;
    // A page that reads too slowly gets its update later, and only with the newest state.
    if (this.response.writableNeedDrain) {
      this.response.once('drain', () => this.schedule());
      return;
    }
    this.version += 1;
    const { root } = this.namespace;
    const changes: Change[] = [];
    for (const { place } of this.places.values()) {
      const change = place.changeTo(root);
      if (change !== null) changes.push({ version: this.version, ...change });
    }
    if (changes.length > 0) this.tell('changes', changes);
  }

  private tell(event: string, data: unknown): void {
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
