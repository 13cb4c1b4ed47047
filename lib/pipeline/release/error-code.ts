/** The code of a file system error (`ENOENT`…), or `undefined` for anything else. Takes what was caught. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
