import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import { requestDocument } from './request-document';
import { whenParsed } from './when-parsed';

const LIMIT_MS = 10_000;

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

/** In draft mode there is nothing to read yet: a word and another try, in place of the spinner. */
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

/** What failed while it rendered was taken out of the page by React: the page is asked for once more, to be read as it was. */
async function bringPageBack(): Promise<void> {
  const holder = document.getElementById(SITE_ELEMENT_ID);
  if (!holder || holder.hasChildNodes()) return;
  const page = await requestDocument(location.pathname, LIMIT_MS);
  const site = page?.getElementById(SITE_ELEMENT_ID);
  if (site) holder.replaceChildren(...[...site.childNodes].map((node) => document.importNode(node, true)));
}

/**
 * Says that the scripts of the page could not start: `<html data-scripts="failed">` lets the page, which reads by itself, offer a
 * reload. An editor, who sees nothing without them, gets a message.
 */
export function showFailedStart(draft: boolean): void {
  document.documentElement.dataset['scripts'] = 'failed';
  if (draft) whenParsed(showMessage);
  else void bringPageBack();
}
