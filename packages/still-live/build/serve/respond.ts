import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname } from 'node:path';
import send from 'send';
import { TEXT_FILE } from 'still-live/build/files';
import { fileInOtherReleases, fileInside, filePath } from './release-files';

// `send` gives our files other media types than nginx and Caddy do (docs/hosting).
const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): ServerResponse {
  const common = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return response.writeHead(status, { ...common, ...headers }).end(`${text}\n`);
}

/** A request may name a whole address, as for a proxy (RFC 9112, section 3.2.2). */
export function targetOf({ url = '' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

// Content codings of the compressed files in a release, best first, with their file endings.
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

// RFC 9110, section 12.5.3: 0 refuses a coding, and `*` stands for those not named.
function weightOf(coding: string, accepted: string): number {
  const weights = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', quality = '1'] = part.toLowerCase().replace(/\s+/g, '').split(';q=');
      return [name, Number(quality) || 0];
    }),
  );
  return weights.get(coding) ?? weights.get('*') ?? 0;
}

// Ranges are only sent of the original.
async function compressed(request: IncomingMessage, root: string, path: string) {
  const accepted = isRange(request) ? '' : (request.headers['accept-encoding'] ?? '');
  const wanted = CODINGS.filter(([coding]) => weightOf(coding, accepted) > 0).sort(
    ([a], [b]) => weightOf(b, accepted) - weightOf(a, accepted),
  );
  for (const [coding, ending] of wanted) {
    const file = await fileInside(root, path + ending);
    if (file !== undefined) return { file, coding };
  }
  return undefined;
}

// Only GET has ranges (RFC 9110, section 14.2).
function isRange({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.range !== undefined;
}

// The file of this release, of another one if its name is a hash, or the page that says there is none.
async function findFile(root: string, path: string | undefined) {
  if (path !== undefined) {
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const file = (await fileInside(root, name)) ?? (await fileInOtherReleases(root, name));
    if (file !== undefined) return { status: 200, name, file };
  }
  const file = await fileInside(root, '404.html');
  return file === undefined ? undefined : { status: 404, name: '404.html', file };
}

// The media type comes from a given name, because the file's own may end with a coding.
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  name: string,
  hasRanges: boolean,
): void {
  const options = {
    root: dirname(file),
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    lastModified: false,
  } as const;
  const type = TYPES[extname(name)];
  if (type !== undefined) response.setHeader('content-type', type);
  const stream = send(request, encodeURIComponent(basename(file)), { ...options, acceptRanges: hasRanges });
  stream
    .on('headers', () => stream.type(name))
    .on('error', (error: { readonly status?: number; readonly headers?: Record<string, string> }) => {
      // The range was wrong (416), or the release was deleted while the file was sent.
      if (response.headersSent) response.destroy();
      else response.writeHead(error.status ?? 500, error.headers).end();
    })
    .pipe(response);
}

export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  pathname: string,
): Promise<unknown> {
  const path = filePath(pathname);
  const found = await findFile(root, path);
  if (
    found?.status !== 200 &&
    path !== undefined &&
    (await fileInside(root, `${path}/index.html`)) !== undefined
  )
    return moved(request, response, `${pathname}/`);
  if (found === undefined) return sendText(response, 404, 'Not found.');
  const { status, name, file } = found;
  response.statusCode = status;
  if (TEXT_FILE.test(name)) response.setHeader('vary', 'Accept-Encoding');
  // A missing file may exist in the next release, so a 404 must not be cached for a year.
  if (status === 404) response.setHeader('cache-control', 'no-cache, no-transform');
  const small = await compressed(request, root, name);
  if (small) response.setHeader('content-encoding', small.coding);
  const hasRanges = status === 200 && request.method === 'GET' && !small;
  sendFile(request, response, small?.file ?? file, name, hasRanges);
}

/** Redirects, with the query. The path starts with exactly one slash: two would be the address of another host. */
export function moved(request: IncomingMessage, response: ServerResponse, path: string): ServerResponse {
  const query = /\?.*/s.exec(targetOf(request))?.[0] ?? '';
  return sendText(response, 301, 'Moved.', { location: path.replace(/^[/\\]+/, '/') + query });
}
