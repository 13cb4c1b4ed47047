/** Returns the code of a file system error (such as `ENOENT`), or `undefined` for any other error. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
