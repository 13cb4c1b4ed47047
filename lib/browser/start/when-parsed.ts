/** Does something as soon as the whole page has been parsed; at once when it has. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, { once: true });
  else task();
}
