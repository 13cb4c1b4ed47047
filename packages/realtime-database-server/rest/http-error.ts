import { StorageError } from '../store/storage';
import { DataError, messageOf } from '../tree/errors';

export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export function errorText(message: string): string {
  return `{\n  "error" : ${JSON.stringify(message)}\n}\n`;
}

/** An unexpected error is also logged. */
export function reported(
  error: unknown,
  what: string,
  log: (line: string) => void,
): { readonly status: number; readonly message: string } {
  const status = statusOf(error);
  const message = messageOf(error);
  if (status === 500) log(`${what}: ${message}`);
  return { status, message };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof DataError) return error.code.endsWith('token') ? 401 : 400;
  return error instanceof StorageError ? 503 : 500;
}
