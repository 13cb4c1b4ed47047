import type { Network } from '../api';

interface Connection {
  destroy(): unknown;
}

/**
 * A client for which more than this is waiting, in bytes, is disconnected, so that it cannot use memory
 * without limit. It is more than one answer may have.
 */
export const MAX_WAITING_BYTES = 384 * 1024 * 1024;

/** The longest delay of a timer of Node. */
const LONGEST_DELAY = 2 ** 31 - 1;

export class DatabaseNetwork implements Network {
  private readonly connections = new Set<Connection>();
  private isDown = false;
  private latency = 0;

  get delayed(): number {
    return this.latency;
  }

  get isIdle(): boolean {
    return this.connections.size === 0;
  }

  /**
   * Registers a connection. It is closed at once while the network is down.
   * @returns A function that removes it again.
   */
  take(connection: Connection): () => void {
    if (this.isDown) connection.destroy();
    else this.connections.add(connection);
    return () => this.connections.delete(connection);
  }

  drop(): void {
    for (const connection of [...this.connections]) connection.destroy();
    this.connections.clear();
  }

  down(): void {
    this.isDown = true;
    this.drop();
  }

  up(): void {
    this.isDown = false;
  }

  delay(milliseconds: number): void {
    if (!(milliseconds >= 0 && milliseconds <= LONGEST_DELAY)) {
      throw new RangeError(`network: ${milliseconds} is not a valid delay; give milliseconds, 0 or more`);
    }
    this.latency = milliseconds;
  }

  reset(): void {
    this.up();
    this.delay(0);
  }
}
