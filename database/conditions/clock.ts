import type { Clock } from '../api';

function moment(time: number | Date): number {
  const milliseconds = Number(time);
  if (Number.isSafeInteger(milliseconds) && milliseconds >= 0) return milliseconds;
  throw new RangeError(`clock: ${String(time)} is no time; give a Date, or whole milliseconds since 1970`);
}

/** A clock that shows the time of the machine until it is changed. */
export class DatabaseClock implements Clock {
  /** The time at which it is stopped; null while it runs. */
  private standing: number | null = null;
  /** The difference to the time of the machine while it runs, in milliseconds. */
  private ahead = 0;

  now(): number {
    return this.standing ?? Date.now() + this.ahead;
  }

  set(time: number | Date): void {
    this.standing = moment(time);
  }

  run(from: number | Date = this.now()): void {
    this.ahead = moment(from) - Date.now();
    this.standing = null;
  }

  advance(milliseconds: number): void {
    const time = moment(this.now() + milliseconds);
    if (milliseconds < 0) throw new RangeError(`clock: cannot advance by ${milliseconds} ms; use set`);
    if (this.standing === null) this.ahead += milliseconds;
    else this.standing = time;
  }

  reset(): void {
    this.standing = null;
    this.ahead = 0;
  }
}
