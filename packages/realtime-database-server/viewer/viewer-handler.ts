import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { crossOriginRefusal, remoteRefusal, type Access } from '../auth/access';
import { HttpError, reported } from '../rest/http-error';
import type { Namespaces } from '../store/namespaces';
import { Endpoints } from './endpoints';
import { send } from './exchange';

function hashesOf(html: string, tag: 'script' | 'style'): string {
  const contents = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))];
  return contents
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}

/** Allows the script and styles of the page itself, and connections to its own address. */
function policyOf(html: string, framedBy = "'none'"): string {
  return [
    "default-src 'none'",
    `script-src ${hashesOf(html, 'script')}`,
    `style-src ${hashesOf(html, 'style')}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

// The package's build puts the page here. A copy of the source does not have it.
declare const VIEWER_PAGE: string | undefined;

let page: Promise<string> | null = null;

async function load(): Promise<string> {
  if (typeof VIEWER_PAGE === 'string') return VIEWER_PAGE;
  const { buildViewerPage } = await import('./build-page');
  return buildViewerPage();
}

function viewerPage(): Promise<string> {
  page ??= load().catch((error: unknown) => {
    page = null;
    throw error;
  });
  return page;
}

/**
 * Sends the page with its Content-Security-Policy. Without `Cross-Origin-Opener-Policy`, so that a page that opens paths in
 * a tab of its own opens all of them in the same one.
 * @param framedBy The only origin that may frame it; none without it.
 */
async function sendPage(response: ServerResponse, framedBy?: string): Promise<void> {
  const html = await viewerPage();
  send(response, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyOf(html, framedBy),
    ...(framedBy === undefined ? { 'X-Frame-Options': 'DENY' } : {}),
  });
}

/**
 * Path of the page's data requests. No key of a database begins with a dot, so it cannot collide with data.
 */
const DATA_FOLDER = '/.viewer/';

/** Returns false, and does nothing, for a request that is not of the viewer. */
type ViewerHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

function wantsPage({ method, headers }: IncomingMessage, url: URL): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && url.pathname === '/' && headers.accept?.includes('text/html') === true;
}

interface ViewerOptions {
  readonly access: Access;
  readonly log: (line: string) => void;
  readonly framedBy: string | undefined;
}

export function viewerHandler(
  namespaces: Namespaces,
  { access, log, framedBy }: ViewerOptions,
): ViewerHandler {
  const endpoints = new Endpoints(namespaces);
  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const name = `${request.method ?? ''} ${url.pathname.slice(DATA_FOLDER.length)}`;
    const isKnown = await endpoints.answer(name, request, response, url);
    if (!isKnown) throw new HttpError(404, `The viewer has no ${name}.`);
  };
  return (request, response, url) => {
    const isPage = wantsPage(request, url);
    if (!isPage && !url.pathname.startsWith(DATA_FOLDER)) return false;
    const refusal = remoteRefusal(request, access) ?? (isPage ? null : crossOriginRefusal(request));
    if (refusal !== null) {
      // As plain text, for a person who opened the address in a browser.
      send(response, `${refusal}\n`, { 'Content-Type': 'text/plain; charset=utf-8' }, 403);
      return true;
    }
    const answered = isPage ? sendPage(response, framedBy) : answer(request, response, url);
    answered.catch((error: unknown) => {
      const { status, message } = reported(error, `viewer ${url.pathname}`, log);
      if (response.headersSent) response.destroy();
      else send(response, JSON.stringify({ error: message }), {}, status);
    });
    return true;
  };
}
