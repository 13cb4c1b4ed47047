import { Fifo } from './fifo';

/** Work on much data yields now and then, so that other work can go on before the rest of it. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The longest time without a pause, apart from the step that is under way. */
const SLICE = 10;
/** For work that begins while other work has paused. */
const FIRST_SLICE = 2;
/** How many small things, such as reading one value, are done between two yields. */
const PER_STEP = 500;

let things = 0;

/** Also counts the small thing that is about to be done. */
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

export function inSlices<T>(steps: Steps<T>): Promise<T> {
  return new Turns().result(() => steps);
}

/** All paused work shares one slice in each turn of the event loop, one piece after the other. */
const paused = new Fifo<Turns>();
let isScheduled = false;
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

/** Pieces of work run one after the other: at once, as long as the slice is not over. */
export class Turns {
  private readonly waiting = new Fifo<() => Steps<void>>();
  private current: Steps<void> | null = null;
  private isRunning = false;
  private isInStep = false;

  get isIdle(): boolean {
    return this.current === null && this.waiting.first === undefined;
  }

  /** The work must not throw. */
  add(begin: () => Steps<void>): void {
    this.waiting.add(begin);
    if (this.isRunning) return;
    this.isRunning = true;
    if (sliceEnd > 0) this.goOn();
    else inSlice(paused.first === undefined ? SLICE : FIRST_SLICE, () => this.goOn());
  }

  goOn(): void {
    while (this.step()) {
      if (performance.now() < sliceEnd || this.isIdle) continue;
      paused.add(this);
      return schedule();
    }
    this.isRunning = false;
  }

  /** Unlike the work of `add`, this work may throw. */
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

  /** Does everything that waits. Work that asks for this while it runs goes on by itself. */
  finish(): void {
    if (!this.isInStep) while (this.step());
  }

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

const RUN = 1000;

/** Sorts pieces first, then merges pairs of them. */
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
