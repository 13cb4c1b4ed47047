/**
 * An error that the person who runs a command can fix; each cause has a subclass. The message is one line:
 * where (a path, a file, a variable), what is wrong, and what to do.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';

  /**
   * @param where The path, file or variable at fault.
   * @param what What is wrong with it.
   * @param remedy What to do; left out where `what` says it too, as the message of a check does (from-outside.ts).
   * @param options The error that caused this one, as `cause`.
   */
  constructor(where: string, what: string, remedy?: string, options?: ErrorOptions) {
    super([`${where}: ${what}`, remedy].filter(Boolean).join('; '), options);
  }
}

export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

export function errorLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/**
 * Returns one line about anything that was thrown: the message of its cause if there is one, because `fetch` itself
 * says only "fetch failed". Works for errors of another realm too, for which `instanceof` is false.
 */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  const text = 'message' in error && typeof error.message === 'string' ? error.message.trim() : '';
  return text === '' ? (errorCode(error) ?? 'unknown error') : (text.split('\n', 1)[0] ?? '').trimEnd();
}
