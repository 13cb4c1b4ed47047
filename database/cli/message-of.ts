/** What an error says, on one line. */
export function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error).replaceAll('\n', ' ');
}
