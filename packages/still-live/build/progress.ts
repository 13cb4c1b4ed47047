import { terminalLine } from 'still-live/build/command/command';

export interface Progress {
  step: (what: string) => void;
  note: (line: string) => void;
  warn: (line: string) => void;
  count: (what: string, done: number, total: number) => void;
}

interface Output {
  readonly write: (text: string) => void;
  readonly isLive: boolean;
  readonly columns: () => number;
}

const OUTPUT: Output = {
  write: (text) => void process.stdout.write(text),
  isLive: process.stdout.isTTY,
  // Some terminals say that they have 0 columns.
  columns: () => process.stdout.columns || 80,
};
const INDENT = ' '.repeat(9);
// Clears the current line (ECMA-48, EL).
const EMPTY_LINE = '\r\u001B[K';

// Where lines cannot be overwritten, progress is shown at every quarter.
function isQuarter(done: number, total: number): boolean {
  return done === total || Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total);
}

const CELLS = 20;

function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done === total) return '';
  const seconds = Math.max(1, Math.round((elapsedMs / done) * ((total - done) / 1000)));
  return seconds < 90 ? `, about ${seconds} s left` : `, about ${Math.round(seconds / 60)} min left`;
}

export function barLine(what: string, done: number, total: number, elapsedMs: number): string {
  const filled = Math.round((done / total) * CELLS);
  const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled);
  return `${bar}  ${done} of ${total} ${what}${timeLeft(done, total, elapsedMs)}`;
}

/**
 * Prints steps with the seconds since the start, notes and warnings, and a bar, which stays the last line until it is
 * full.
 */
export function terminalProgress({ write, isLive, columns }: Output = OUTPUT): Progress {
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  let bar = '';
  let countedSince = 0;
  const line = (text: string): void => {
    const shown = `${terminalLine(text)}\n`;
    write(bar === '' ? shown : EMPTY_LINE + shown + bar);
  };

  function count(what: string, done: number, total: number): void {
    if (countedSince === 0) countedSince = performance.now();
    const text = INDENT + barLine(what, done, total, performance.now() - countedSince);
    const isFull = done === total;
    if (isLive) {
      // A line that the terminal wraps could not be overwritten.
      const shown = text.slice(0, columns() - 1);
      bar = isFull ? '' : shown;
      write(`${EMPTY_LINE}${shown}${isFull ? '\n' : ''}`);
    } else if (isQuarter(done, total)) line(text);
    if (isFull) countedSince = 0;
  }

  return {
    step: (what) => line(`${seconds()}  ${what}`),
    note: (text) => line(`${INDENT}· ${text}`),
    warn: (text) => line(`${INDENT}! ${text}`),
    count,
  };
}

export const silentProgress: Progress = {
  step: () => undefined,
  note: () => undefined,
  warn: () => undefined,
  count: () => undefined,
};
