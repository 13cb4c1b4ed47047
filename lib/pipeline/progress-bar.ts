const CELLS = 20;

/** Time that is left, in words; nothing before the first step is done. */
function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done === total) return '';
  const seconds = Math.max(1, Math.round((elapsedMs / done) * ((total - done) / 1000)));
  return seconds < 90 ? `, about ${seconds} s left` : `, about ${Math.round(seconds / 60)} min left`;
}

/** One line that says how far a long step has come. Takes what is counted, how many are done, of how many, and since when in milliseconds. */
export function barLine(what: string, done: number, total: number, elapsedMs: number): string {
  const filled = Math.round((done / total) * CELLS);
  const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled);
  return `${bar}  ${done} of ${total} ${what}${timeLeft(done, total, elapsedMs)}`;
}
