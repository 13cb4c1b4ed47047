/** A picture or file that cannot be used. The message is only the reason; the caller adds the address. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}
