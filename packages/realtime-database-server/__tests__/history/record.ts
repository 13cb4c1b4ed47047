import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from './checker';
import type { HistoryClient, HistoryListener } from './clients';
import type { FaultyServer } from './faulty-network';

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class Recorder {
  readonly operations = new Map<string, Operation[]>();
  private readonly lastTold = new Map<string, Operation>();
  private time = 0;
  private values = 0;
  private leaves = 0;
  count = 0;

  constructor(private readonly server: FaultyServer) {}

  async act(client: HistoryClient, path: string, random: () => number): Promise<void> {
    const begin = this.now();
    this.count += 1;
    const choice = random();
    if (choice < 0.5) await this.read(client, path, begin);
    else if (path.includes('list')) await this.append(client, path, begin);
    else if (choice > 0.99 && client.leave !== undefined) await this.leave(client, path, begin);
    else await this.set(client, path, begin);
  }

  follow(listener: HistoryListener, path: string): void {
    listener.listen(path, (value) => {
      const event: Operation = {
        kind: 'read',
        value,
        begin: 0,
        end: this.now(),
        after: this.lastTold.get(path),
      };
      this.lastTold.set(path, event);
      this.add(path, event);
    });
  }

  /** Waits until a listener was told of a value last; false when it is not told in time. */
  async untilTold(path: string, value: unknown): Promise<boolean> {
    const wanted = JSON.stringify(value);
    const end = Date.now() + 20_000;
    while (JSON.stringify(this.lastTold.get(path)?.value ?? null) !== wanted) {
      if (Date.now() > end) return false;
      await sleep(5);
    }
    return true;
  }

  async readAtEnd(client: HistoryClient, path: string): Promise<unknown> {
    for (;;) {
      const begin = this.now();
      const value = await client.read(path).catch(() => sleep(20));
      if (value === undefined) continue;
      this.add(path, { kind: 'read', value, begin, end: this.now() });
      return value;
    }
  }

  private get losses(): number {
    return this.server.losses + this.leaves;
  }

  private now(): number {
    this.time += 1;
    return this.time;
  }

  private add(path: string, operation: Operation): void {
    const operations = this.operations.get(path);
    if (operations === undefined) this.operations.set(path, [operation]);
    else operations.push(operation);
  }

  private async read(client: HistoryClient, path: string, begin: number): Promise<void> {
    try {
      const value = await client.read(path);
      this.add(path, { kind: 'read', value, begin, end: this.now() });
    } catch {
      // It saw nothing. Many would fail at once while nobody answers.
      await sleep(20);
    }
  }

  private async set(client: HistoryClient, path: string, begin: number): Promise<void> {
    const value = (this.values += 1);
    const lossesBefore = this.losses;
    try {
      await client.set(path, value);
      this.add(path, { kind: 'set', value, begin, end: this.now() });
      // The SDK sends a write again when it does not know whether it was made: it may have been made twice.
      const again = client.resends ? this.losses - lossesBefore : 0;
      for (let count = 0; count < again; count += 1) {
        this.add(path, { kind: 'set', value, begin, end: this.now(), isOptional: true });
      }
    } catch {
      this.add(path, { kind: 'set', value, begin, end: Infinity, isOptional: true });
      await sleep(20);
    }
  }

  private async append(client: HistoryClient, path: string, begin: number): Promise<void> {
    if (client.append === undefined) return this.read(client, path, begin);
    const value = (this.values += 1);
    try {
      const list = await client.append(path, value);
      this.add(path, { kind: 'append', value, begin, end: this.now() });
      this.add(path, { kind: 'read', value: list, begin, end: this.now() });
    } catch {
      // The SDK gives a transaction up when its connection is lost: it may have been made.
      this.add(path, { kind: 'append', value, begin, end: Infinity, isOptional: true });
      // The SDK stops to listen at the path in a later turn, and until then answers a read from what it heard last.
      await sleep(20);
    }
  }

  private async leave(client: HistoryClient, path: string, begin: number): Promise<void> {
    const value = (this.values += 1);
    // When a connection is lost before the answer, the SDK registers it for the next one too: it may be made twice.
    for (let count = 0; count < 2; count += 1)
      this.add(path, { kind: 'set', value, begin, end: Infinity, isOptional: true });
    await client.leave?.(path, value);
    // Now, before anything that it has under way is answered: what began meanwhile may have been sent twice, too.
    this.leaves += 1;
  }
}
