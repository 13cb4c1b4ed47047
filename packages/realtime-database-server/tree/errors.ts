export function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error).replaceAll('\n', ' ');
}

/**
 * The kind of error in data, a path or a token. REST maps it to a status code; the protocol of the SDKs sends it as it
 * is.
 */
type DataErrorCode = 'invalid_path' | 'invalid_data' | 'too_big' | 'invalid_token' | 'expired_token';

export class DataError extends Error {
  override readonly name = 'DataError';
  /** The keys inside the JSON to the error, from the outside in. */
  readonly place: string[] = [];

  constructor(
    readonly code: DataErrorCode,
    message: string,
  ) {
    super(message);
  }
}
