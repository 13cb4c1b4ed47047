import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range';
import { contentType } from './content-type';
import { acceptedEncodings } from './negotiate-encoding';
import { openInside, type OpenFile } from './release-files';

/** A file to send, with its status and the headers that the configuration sets for its path. */
interface FileAnswer {
  readonly status: 200 | 404;
  /** Real path of the release. */
  readonly root: string;
  /** Path of the file in the release, with leading slash. */
  readonly path: string;
  readonly file: OpenFile;
  readonly headers: ReadonlyMap<string, string>;
}

const COMPRESSIBLE = /^text\/|\b(?:json|xml|manifest)\b|\+json|\+xml/;

/** Returns an ETag that changes whenever the bytes may have changed. An export is never edited in place. */
function entityTag({ stats }: OpenFile, coding: string): string {
  return `"${Math.trunc(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}${coding && `-${coding}`}"`;
}

/** Returns the `Range` of a request. Only GET has ranges (RFC 9110, section 14.2). */
function rangeHeader({ method, headers }: IncomingMessage): string | undefined {
  return method === 'GET' ? headers.range : undefined;
}

function names(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}

/**
 * Replaces the file by its best compressed version that the client accepts. Ranges are only sent of the
 * original file.
 */
async function chooseRepresentation(request: IncomingMessage, { root, path, file }: FileAnswer) {
  const accepted = rangeHeader(request) === undefined ? request.headers['accept-encoding'] : undefined;
  const encodings = Array.isArray(accepted) ? accepted.join(',') : accepted;
  for (const { coding, ending } of acceptedEncodings(encodings)) {
    const sibling = await openInside(root, `${path.slice(1)}${ending}`);
    if (!sibling) continue;
    await file.handle.close();
    return { file: sibling, coding };
  }
  return { file, coding: '' };
}

function rangeOf(request: IncomingMessage, tag: string, size: number, status: number) {
  const condition = request.headers['if-range'];
  if (status !== 200 || (condition !== undefined && condition !== tag)) return undefined;
  return byteRange(rangeHeader(request), size);
}

function setHeaders(response: ServerResponse, answer: FileAnswer, type: string): void {
  for (const [key, value] of answer.headers) response.setHeader(key, value);
  response.setHeader('content-type', type);
  response.setHeader('accept-ranges', 'bytes');
  if (COMPRESSIBLE.test(type)) response.setHeader('vary', 'Accept-Encoding');
  // A missing file may exist in the next release, so a 404 must not be cached for a year.
  if (answer.status === 404) response.setHeader('cache-control', 'no-cache');
}

/** Sends the headers of an open file, and of its content what the client asked for. */
async function sendOpenFile(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
  coding: string,
): Promise<unknown> {
  const { file } = answer;
  const { size } = file.stats;
  const tag = entityTag(file, coding);
  setHeaders(response, answer, contentType(answer.path));
  response.setHeader('etag', tag);
  const finish = (status: number): ServerResponse => response.writeHead(status).end();
  if (answer.status === 200 && names(request.headers['if-none-match'], tag)) return finish(304);
  const range = rangeOf(request, tag, size, answer.status);
  if (range === 'unsatisfiable') {
    response.setHeader('content-range', `bytes */${size}`);
    return finish(416);
  }
  if (coding !== '') response.setHeader('content-encoding', coding);
  if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
  response.setHeader('content-length', range ? range.end - range.start + 1 : size);
  const status = range ? 206 : answer.status;
  if (request.method === 'HEAD' || size === 0) return finish(status);
  response.writeHead(status);
  return pipeline(file.handle.createReadStream(range ?? {}), response);
}

/**
 * Sends a file: the compressed version that the client prefers, no body when the client has that version
 * already, or the requested range. Closes the file. Rejects when the client disconnects before the end.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
): Promise<void> {
  const { file, coding } = await chooseRepresentation(request, answer);
  try {
    await sendOpenFile(request, response, { ...answer, file }, coding);
  } finally {
    // Since Node 24 the stream does not always close the file, and since Node 25 a file that is left open ends
    // the process when it is collected.
    await file.handle.close();
  }
}
