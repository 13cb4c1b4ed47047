/** A picture or file that cannot be used. The message is only the reason; the caller adds the address. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}

/**
 * Returns one line about anything that was thrown: the message of its cause if there is one, because `fetch`
 * itself says only "fetch failed". Works for errors of another realm too, for which `instanceof` is false.
 */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  const text = 'message' in error && typeof error.message === 'string' ? error.message.trim() : '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
  return text === '' ? code : text.replace(/\s*\n[^]*$/, '');
}
