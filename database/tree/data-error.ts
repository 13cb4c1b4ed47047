/** What was wrong with data or a path: the REST side maps it to a status code, the wire sends it as it is. */
type DataErrorCode = 'invalid_path' | 'invalid_data' | 'too_big';

/** Input that the database refuses, in the official service's words. */
export class DataError extends Error {
  /** Where in the JSON it was wrong: the keys from the outside to the inside. */
  readonly place: string[] = [];

  constructor(
    readonly code: DataErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'DataError';
  }
}
