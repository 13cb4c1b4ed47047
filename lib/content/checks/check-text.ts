import type { Report } from './editor-issue';
import type { LinkProblem, Validators } from './validators';

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/^\+?[\d\s./()-]{5,}$/, 'un numero di telefono comincia con tel:'],
  [/^www\.|^[^/\s]+\.[a-z]{2,}(\/|$)/i, 'un indirizzo esterno comincia con https://'],
];

function linkMessage(link: string, problem: LinkProblem): string {
  if (problem === 'unknown-position') return `Il link «${link}» porta a una posizione che non c’è`;
  if (problem === 'no-address') return `Il link «${link}» non è un indirizzo valido`;
  if (problem === 'unknown-tab')
    return `Il link «${link}» porta a una scheda che non c’è: si apre la prima di «Cosa facciamo»`;
  const hint = HINTS.find(([pattern]) => pattern.test(link.trim()))?.[1];
  const message = `Il link «${link}» non porta a nessuna pagina: si apre la Home`;
  return hint === undefined ? message : `${message}; ${hint}`;
}

/** Checks a link as written. Parameters as for `checkHtml`. */
export function checkLinkText(link: string, path: string, validators: Validators, report: Report): void {
  const problem = validators.link(link);
  if (problem !== undefined) report(path, 'error', linkMessage(link, problem));
}

/**
 * Checks the HTML of a text: links that lead nowhere, elements that the site removes, elements that are not
 * closed.
 * @param text The text as written.
 * @param kind Which elements are allowed there.
 * @param path Its path below the base path.
 * @param validators The checks of links and HTML.
 * @param report Receives the issues.
 */
export function checkHtml(
  text: string,
  kind: 'flow' | 'phrasing',
  path: string,
  validators: Validators,
  report: Report,
): void {
  const { removed, unclosed, unfinished, links } = validators.html(text, kind);
  // The links of a label are removed, and reported as removed.
  if (kind === 'flow') links.forEach((link) => checkLinkText(link, path, validators, report));
  if (removed.length > 0)
    report(path, 'warning', `Nel testo c’è qualcosa che il sito toglie: ${removed.join(', ')}`);
  if (unclosed.length > 0)
    report(path, 'warning', `HTML non chiuso: ${unclosed.join(', ')}; il sito lo chiude a modo suo`);
  if (unfinished !== undefined)
    report(path, 'error', `HTML interrotto: da «${unfinished}» in poi si legge il codice`);
}
