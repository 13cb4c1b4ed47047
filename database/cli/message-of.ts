/** Returns the message of an error, on one line. */
export function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error).replaceAll('\n', ' ');
}
