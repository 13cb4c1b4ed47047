/** Runs a task when the whole page has been parsed; at once when it already is. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, { once: true });
  else task();
}
