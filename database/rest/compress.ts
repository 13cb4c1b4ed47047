import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const zip = promisify(gzip);

/** Shortest body that is compressed, in UTF-16 code units. */
const MIN_LENGTH = 1024;

/** Returns whether the header `Accept-Encoding` names gzip with a weight other than 0. */
function acceptsGzip(accepted: string): boolean {
  const found = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(accepted);
  if (found === null) return false;
  const [, weight = '1'] = found;
  return Number(weight) > 0;
}

/**
 * Compresses a body for a client that accepts it.
 * @param body The body.
 * @param accepted The header `Accept-Encoding` of the request.
 * @returns The compressed body; null when the body is to be sent as it is.
 */
export async function compressed(body: string, accepted: string | undefined): Promise<Buffer | null> {
  if (body.length < MIN_LENGTH || !acceptsGzip(accepted ?? '')) return null;
  return zip(body, { level: constants.Z_BEST_SPEED });
}
