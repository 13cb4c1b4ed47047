import type { LinkProblem } from '@/lib/content/checks/link-problem';
import type { Report } from './editor-issue';
import type { Judges } from './judges';

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

/** Checks one link. Takes it as written, the path to report it at, who judges and where issues go. */
export function checkLinkText(link: string, path: string, { link: judge }: Judges, report: Report): void {
  const problem = judge(link);
  if (problem !== undefined) report(path, 'error', linkMessage(link, problem));
}

/**
 * Checks the HTML of a text: links that lead nowhere, what the site takes out, HTML that is not closed. Takes the text as
 * written, where it stands, the path to report it at, who judges and where issues go.
 */
export function checkHtml(
  text: string,
  kind: 'flow' | 'phrasing',
  path: string,
  judges: Judges,
  report: Report,
): void {
  const { removed, unclosed, unfinished, links } = judges.html(text, kind);
  // A label loses its links, which is told as such.
  if (kind === 'flow') links.forEach((link) => checkLinkText(link, path, judges, report));
  if (removed.length > 0)
    report(path, 'warning', `Nel testo c’è qualcosa che il sito toglie: ${removed.join(', ')}`);
  if (unclosed.length > 0)
    report(path, 'warning', `HTML non chiuso: ${unclosed.join(', ')}; il sito lo chiude a modo suo`);
  if (unfinished !== undefined)
    report(path, 'error', `HTML interrotto: da «${unfinished}» in poi si legge il codice`);
}
