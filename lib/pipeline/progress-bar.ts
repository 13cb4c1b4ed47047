const CELLS = 20;

/** Writes the time that is left; nothing before the first step is done. */
function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done === total) return '';
  const seconds = Math.max(1, Math.round((elapsedMs / done) * ((total - done) / 1000)));
  return seconds < 90 ? `, about ${seconds} s left` : `, about ${Math.round(seconds / 60)} min left`;
}

/**
 * Writes the progress of a long step in one line.
 * @param what The things that are counted.
 * @param done How many are done.
 * @param total How many there are.
 * @param elapsedMs Time since the start of the step, in milliseconds.
 */
export function barLine(what: string, done: number, total: number, elapsedMs: number): string {
  const filled = Math.round((done / total) * CELLS);
  const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled);
  return `${bar}  ${done} of ${total} ${what}${timeLeft(done, total, elapsedMs)}`;
}
