/** A picture or file that cannot be used. The message is the reason alone; whoever reports it adds the address. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}

/**
 * Says in a few words, on one line, what was thrown: of an error with a cause the cause, because `fetch` itself says
 * only "fetch failed". Takes anything (also errors of another realm, which `instanceof` does not know); gives text.
 */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  const text = 'message' in error && typeof error.message === 'string' ? error.message.trim() : '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
  return text === '' ? code : text.replace(/\s*\n[^]*$/, '');
}
