import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import { whenParsed } from './moments';

/** Time limit of the request for the page, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * Requests a page of this site, for a document and not for text, so that a script never handles HTML as a string.
 * @returns The document, or `null` when it cannot be loaded.
 */
function requestDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = LIMIT_MS;
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

/**
 * Shows a message with a button to try again, in place of the spinner: in draft mode the page has no content
 * yet.
 */
function showMessage(): void {
  const message = document.createElement('main');
  message.className = 'not-loaded';
  message.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent =
    'Non è stato possibile avviare l’anteprima: uno script della pagina manca o si è fermato.';
  message.append(
    words,
    button('Riprova', () => location.reload()),
  );
  document.body.append(message);
  document.documentElement.dataset['preview'] = 'not-started';
}

/**
 * Restores the HTML of the page: React removes it when rendering fails. The page is requested again and its
 * content put back.
 */
async function restorePage(): Promise<void> {
  const holder = document.getElementById(SITE_ELEMENT_ID);
  if (!holder || holder.hasChildNodes()) return;
  const page = await requestDocument(location.pathname);
  const site = page?.getElementById(SITE_ELEMENT_ID);
  if (site) holder.replaceChildren(...[...site.childNodes].map((node) => document.importNode(node, true)));
}

/**
 * Shows that the scripts of the page could not start. `<html data-scripts="failed">` makes the page, which
 * can be read without them, offer a reload. In draft mode, where nothing is visible without scripts, a
 * message is shown.
 * @param draft Whether the page is in draft mode.
 */
export function showFailedStart(draft: boolean): void {
  document.documentElement.dataset['scripts'] = 'failed';
  if (draft) whenParsed(showMessage);
  else void restorePage();
}
