import type { ClientRead } from '../auth/guard';
import type { Path } from '../tree/path';
import type { Namespace } from './namespace';

/**
 * Watches whether a read stays allowed. Rules may use any data, so the watch listens to exactly the paths
 * that the last decision used. Rules that use no data cost nothing.
 */
export class ReadWatch {
  private stops: (() => void)[] = [];

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
    for (const path of places.values()) {
      this.stops.push(
        this.namespace.guardListen({ path, onWrite: () => this.recheck(), onFailure: () => this.fail() }),
      );
    }
    return true;
  }

  /** Checks the read again, and reports when it is no longer allowed. */
  recheck(): void {
    if (!this.check()) this.revoked();
  }

  private fail(): void {
    this.stop();
    this.revoked();
  }

  /** Stops watching. */
  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}
