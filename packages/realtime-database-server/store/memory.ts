import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { fieldsOf } from '../tree/is-record';

/** The share of its memory that Node may have in use. To load data again takes more than to hold it. */
const MOST = 0.6;

function kindOf(entry: object): unknown {
  return 'detail' in entry ? fieldsOf(entry.detail).get('kind') : undefined;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

export class Memory {
  private used = 0;
  private readonly observer = new PerformanceObserver((list) => {
    const isFull = list.getEntries().some((entry) => kindOf(entry) === constants.NODE_PERFORMANCE_GC_MAJOR);
    if (isFull) this.used = getHeapStatistics().used_heap_size;
  });

  constructor() {
    this.observer.observe({ entryTypes: ['gc'] });
  }

  checkRoom(): void {
    const { heap_size_limit: limit } = getHeapStatistics();
    if (this.used <= limit * MOST) return;
    throw new Error(
      `the data takes ${megabytes(this.used)} MB of memory, and more than ${megabytes(limit * MOST)} of ${megabytes(limit)} MB cannot be loaded again; remove some, or start with NODE_OPTIONS=--max-old-space-size=${2 * megabytes(limit)}`,
    );
  }

  forget(): void {
    this.used = 0;
  }

  close(): void {
    this.observer.disconnect();
  }
}
