import { Fifo } from './fifo';

/** Work on much data. It yields now and then, so that other work can go on before its rest. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The longest time without a pause, in milliseconds, apart from the step that is under way. */
const SLICE = 10;
/** The same for work that begins while other work has paused. */
const FIRST_SLICE = 2;
/** How many small things, such as reading one value, are done between two yields. */
const PER_STEP = 500;

let things = 0;

/** Counts a small thing. Returns whether it is time to yield. */
export function isTime(): boolean {
  things = (things + 1) % PER_STEP;
  return things === 0;
}

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Does some work in slices, each in a turn of the event loop. */
export function inSlices<T>(steps: Steps<T>): Promise<T> {
  return new Turns().result(() => steps);
}

/** What has paused. All of it shares one slice in each turn of the event loop, one after the other. */
const paused = new Fifo<Turns>();
let isScheduled = false;
/** The end of the slice that is under way; 0 for none. */
let sliceEnd = 0;

function inSlice(length: number, action: () => void): void {
  sliceEnd = performance.now() + length;
  try {
    action();
  } finally {
    sliceEnd = 0;
  }
}

function schedule(): void {
  if (isScheduled || paused.first === undefined) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    inSlice(SLICE, () => {
      for (
        let turns = paused.first;
        turns !== undefined && performance.now() < sliceEnd;
        turns = paused.first
      ) {
        paused.take();
        turns.goOn();
      }
    });
    schedule();
  });
}

/** Does pieces of work one after the other, in slices: at once, as long as the time of a slice is not over. */
export class Turns {
  private readonly waiting = new Fifo<() => Steps<void>>();
  private current: Steps<void> | null = null;
  private isRunning = false;
  private isInStep = false;

  get isIdle(): boolean {
    return this.current === null && this.waiting.first === undefined;
  }

  /** Adds work, which must not throw. */
  add(begin: () => Steps<void>): void {
    this.waiting.add(begin);
    if (this.isRunning) return;
    this.isRunning = true;
    if (sliceEnd > 0) this.goOn();
    else inSlice(paused.first === undefined ? SLICE : FIRST_SLICE, () => this.goOn());
  }

  /** Goes on until the end of the slice, or of the work. */
  goOn(): void {
    while (this.step()) {
      if (performance.now() < sliceEnd || this.isIdle) continue;
      paused.add(this);
      return schedule();
    }
    this.isRunning = false;
  }

  /** The same as `add`, for work that may throw. */
  result<T>(begin: () => Steps<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.add(function* () {
        try {
          resolve(yield* begin());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  /** Does everything that waits now; unless one of it asks for this, which goes on by itself. */
  finish(): void {
    if (!this.isInStep) while (this.step());
  }

  /** Returns whether there was something to do. */
  private step(): boolean {
    if (this.current === null) {
      const begin = this.waiting.first;
      if (begin === undefined) return false;
      this.waiting.take();
      this.current = begin();
    }
    this.isInStep = true;
    const { done } = this.current.next();
    this.isInStep = false;
    if (done === true) this.current = null;
    return true;
  }
}

/** How many items are sorted in one step. */
const RUN = 1000;

/** Sorts in steps: pieces first, then pairs of them are merged. */
export function* sorted<T>(items: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += RUN) {
    if (from > 0) yield;
    runs.push(items.slice(from, from + RUN).sort(compare));
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  const all: T[] = [];
  let at = 0;
  for (const item of left) {
    for (let other = right[at]; other !== undefined && compare(other, item) < 0; other = right[at]) {
      all.push(other);
      at += 1;
    }
    all.push(item);
    if (isTime()) yield;
  }
  return all.concat(right.slice(at));
}
