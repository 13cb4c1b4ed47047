import type { ClientRead } from '../auth/guard';
import type { Path } from '../tree/path';
import type { Namespace } from './namespace';

/**
 * Watches whether a read stays allowed. Rules may use any data, so the watch listens to exactly the paths
 * that the last decision used. Rules that use no data cost nothing.
 */
export class ReadWatch {
  private stops: (() => void)[] = [];
  private isWatching = false;

  constructor(
    private readonly namespace: Namespace,
    private readonly reading: () => ClientRead,
    private readonly revoked: () => void,
  ) {}

  /**
   * Checks the read now and, while it is allowed, after every relevant change. Returns whether it is allowed.
   */
  check(): boolean {
    this.stop();
    const places = new Map<string, Path>();
    const allowed = this.namespace.guard.mayRead(this.reading(), this.namespace.root, (path) =>
      places.set(path.join('/'), path),
    );
    if (!allowed) return false;
    this.isWatching = true;
    for (const path of places.values()) {
      this.stops.push(
        this.namespace.guardListen({ path, onWrite: () => this.recheck(), onFailure: () => this.fail() }),
      );
    }
    return true;
  }

  /**
   * Checks the read again while it is watched, and reports once when it is no longer allowed. One write may
   * call this several times: for each place that it changes.
   */
  recheck(): void {
    if (this.isWatching && !this.check()) this.revoked();
  }

  private fail(): void {
    this.stop();
    this.revoked();
  }

  stop(): void {
    this.isWatching = false;
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}
