import type { Clock } from '../api';

function checkedTime(time: number | Date): number {
  const milliseconds = Number(time);
  if (Number.isSafeInteger(milliseconds) && milliseconds >= 0) return milliseconds;
  throw new RangeError(
    `clock: ${String(time)} is not a valid time; give a Date, or whole milliseconds since 1970`,
  );
}

export class DatabaseClock implements Clock {
  private stoppedAt: number | null = null;
  private offset = 0;

  now(): number {
    return this.stoppedAt ?? Date.now() + this.offset;
  }

  set(time: number | Date): void {
    this.stoppedAt = checkedTime(time);
  }

  run(from: number | Date = this.now()): void {
    this.offset = checkedTime(from) - Date.now();
    this.stoppedAt = null;
  }

  advance(milliseconds: number): void {
    const time = checkedTime(this.now() + milliseconds);
    if (milliseconds < 0) throw new RangeError(`clock: cannot advance by ${milliseconds} ms; use set`);
    if (this.stoppedAt === null) this.offset += milliseconds;
    else this.stoppedAt = time;
  }

  reset(): void {
    this.stoppedAt = null;
    this.offset = 0;
  }
}
