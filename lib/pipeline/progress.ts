import { barLine } from './progress-bar';

/** Tells people what a command is doing, one line a step. */
export interface Progress {
  step: (what: string) => void;
  note: (line: string) => void;
  warn: (line: string) => void;
  /** How far a long step has come: what is counted, how many are done, of how many. */
  count: (what: string, done: number, total: number) => void;
}

/** Where progress is written. */
interface Output {
  /** Writes text as it is. */
  readonly write: (text: string) => void;
  /** Whether a line can be written over, as on a terminal. */
  readonly isLive: boolean;
}

const OUTPUT: Output = {
  write: (text) => void process.stdout.write(text),
  isLive: process.stdout.isTTY,
};
const INDENT = ' '.repeat(9);
/** Back to the beginning of the line, which is emptied (ECMA-48, EL). */
const EMPTY_LINE = '\r\u001B[K';

/** Where lines cannot be written over, a count is told at every quarter. */
function isQuarter(done: number, total: number): boolean {
  return done === total || Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total);
}

/**
 * Progress on the terminal: steps with the seconds since the start, notes and warnings indented, and a bar for what is counted, which
 * stays the last line until it is full.
 */
export function terminalProgress({ write, isLive }: Output = OUTPUT): Progress {
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  let bar = '';
  let countedSince = 0;
  const line = (text: string): void => write(bar === '' ? `${text}\n` : `${EMPTY_LINE}${text}\n${bar}`);

  function count(what: string, done: number, total: number): void {
    if (countedSince === 0) countedSince = performance.now();
    const text = INDENT + barLine(what, done, total, performance.now() - countedSince);
    const isFull = done === total;
    if (isLive) {
      bar = isFull ? '' : text;
      write(`${EMPTY_LINE}${text}${isFull ? '\n' : ''}`);
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

/** Progress for tests: says nothing. */
export const silentProgress: Progress = {
  step: () => undefined,
  note: () => undefined,
  warn: () => undefined,
  count: () => undefined,
};
