import { readFile } from 'node:fs/promises';
import { errorCode, errorLine, OperatorError } from '@/lib/settings/operator-error';

const ABSENT = ['ENOENT', 'ENOTDIR'];

/** Editors on Windows write it, and JSON.parse refuses it. */
const BYTE_ORDER_MARK = /^\ufeff/;

/** Parses a text that a program wrote, perhaps not to its end; returns `undefined` when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON file of people or of a build. Without `absent`, one that is not there is an error too.
 * @throws {OperatorError} that names the file, when it cannot be read or is not JSON.
 */
export async function readJson(
  file: string,
  remedy = 'correct it, or restore it with Git',
  absent?: unknown,
): Promise<unknown> {
  try {
    return JSON.parse((await readFile(file, 'utf8')).replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    if (absent !== undefined && ABSENT.includes(errorCode(error) ?? '')) return absent;
    throw new OperatorError(file, `cannot be read (${errorLine(error)})`, remedy, { cause: error });
  }
}
