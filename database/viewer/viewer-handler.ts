import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError, statusOf } from '../rest/http-error';
import type { Namespaces } from '../store/namespaces';
import { crossOriginRefusal, remoteRefusal } from '../auth/access';
import { sendJson, sendPage, sendRefusal } from './answer';
import { Endpoints, type Call } from './endpoints';
import { viewerPage } from './viewer-page';

/**
 * Path of the page's data requests. No key of a database begins with a dot, so it cannot collide with data.
 */
const DATA_FOLDER = '/.viewer/';

/** Handles a request of the viewer. Returns false, and does nothing, for any other request. */
type ViewerHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

function wantsPage({ method, headers }: IncomingMessage, url: URL): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && url.pathname === '/' && headers.accept?.includes('text/html') === true;
}

/** Serves the viewer of a server's databases: a page at `/` for browsers, and its data below `/.viewer/`. */
export function viewerHandler(namespaces: Namespaces, log: (line: string) => void): ViewerHandler {
  const endpoints = new Endpoints(namespaces);
  const fail = (call: Call, error: unknown): void => {
    const status = statusOf(error);
    const message = error instanceof Error ? error.message : String(error);
    if (status === 500) log(`viewer ${call.url.pathname}: ${message}`);
    if (call.response.headersSent) call.response.destroy();
    else sendJson(call.response, { error: message }, status);
  };
  const answer = async (call: Call): Promise<void> => {
    const name = `${call.request.method ?? ''} ${call.url.pathname.slice(DATA_FOLDER.length)}`;
    if (!(await endpoints.answer(name, call))) throw new HttpError(404, `The viewer has no ${name}.`);
  };
  return (request, response, url) => {
    const isPage = wantsPage(request, url);
    if (!isPage && !url.pathname.startsWith(DATA_FOLDER)) return false;
    const call = { request, response, url };
    const refusal = remoteRefusal(request) ?? (isPage ? null : crossOriginRefusal(request));
    if (refusal !== null) {
      sendRefusal(response, refusal);
      return true;
    }
    const answered = isPage ? viewerPage().then((page) => sendPage(response, page)) : answer(call);
    answered.catch((error: unknown) => fail(call, error));
    return true;
  };
}
