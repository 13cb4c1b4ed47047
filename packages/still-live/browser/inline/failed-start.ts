import { NOT_STARTED } from 'still-live/content/italian';
import { SITE_ELEMENT_ID, pageState } from 'still-live/route/page-state';
import { whenParsed } from './when';

// For the request of the page.
const LIMIT_MS = 10_000;

// As a document and not as text, so that a script never handles HTML as a string.
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

// In draft mode the page has no content yet.
function showMessage(): void {
  const message = document.createElement('main');
  message.className = 'not-loaded';
  message.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = NOT_STARTED.message;
  message.append(
    words,
    button(NOT_STARTED.retry, () => location.reload()),
  );
  document.body.append(message);
  pageState().preview = 'not-started';
}

// React removes the HTML of the page when rendering fails, so it is requested again.
async function restorePage(): Promise<void> {
  const holder = document.getElementById(SITE_ELEMENT_ID);
  if (!holder || holder.hasChildNodes()) return;
  const page = await requestDocument(location.pathname);
  const site = page?.getElementById(SITE_ELEMENT_ID);
  if (site) holder.replaceChildren(...[...site.childNodes].map((node) => document.importNode(node, true)));
}

/**
 * Makes the page, which can be read without scripts, offer a reload (`data-scripts="failed"`). In draft mode, where
 * nothing is visible without scripts, a message is shown.
 */
export function showFailedStart(draft: boolean): void {
  pageState().scripts = 'failed';
  if (draft) whenParsed(showMessage);
  else void restorePage();
}
