import { type ContentNode, textOf } from '@/lib/content/schema/normal-form';
import { type HtmlProblems, htmlProblems } from '@/lib/html/html-problems';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import { checkLink as linkProblem, type LinkProblem } from '@/lib/route/link-check';
import { type Looked, quoted } from './editor-issue';

/** Returns what an editor should know about the HTML of a text. */
export function problemsOf(text: string, kind: 'flow' | 'phrasing'): HtmlProblems {
  return htmlProblems(text, kind, { link: resolveLink, media: safeMediaAddress });
}

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/^\+?[\d\s./()-]{5,}$/, 'un numero di telefono comincia con tel:'],
  [/^www\.|^[^/\s]+\.[a-z]{2,}(\/|$)/i, 'un indirizzo esterno comincia con https://'],
];

function linkMessage(link: string, problem: LinkProblem): string {
  if (problem === 'unknown-position') return `Il link ${quoted(link)} porta a una posizione che non c’è`;
  if (problem === 'no-address') return `Il link ${quoted(link)} non è un indirizzo valido`;
  if (problem === 'unknown-tab')
    return `Il link ${quoted(link)} porta a una scheda che non c’è: si apre la prima di «Cosa facciamo»`;
  const hint = HINTS.find(([pattern]) => pattern.test(link.trim()))?.[1];
  const message = `Il link ${quoted(link)} non porta a nessuna pagina: si apre la Home`;
  return hint === undefined ? message : `${message}; ${hint}`;
}

export function checkLink(link: string, path: string, { positions, lacks, report }: Looked): void {
  const problem = linkProblem(link, positions, lacks);
  if (problem !== undefined) report(path, 'error', linkMessage(link, problem));
}

/** What is told with its address, and so not among what the site takes out. */
const TOLD: ReadonlySet<string> = new Set(['href (<a>)', 'src (<img>)']);

function checkInside(problems: HtmlProblems, path: string, looked: Looked): void {
  const { report } = looked;
  const { links, refused = [], pictures, undescribed = 0 } = problems;
  links.forEach((link) => checkLink(link, path, looked));
  for (const link of refused)
    report(path, 'error', `Il link ${quoted(link)} non si può aprire da un sito: ne restano le parole`);
  for (const url of pictures.filter((address) => safeMediaAddress(address) === undefined)) {
    const remedy = 'deve cominciare con https:// o con /; l’immagine non compare';
    report(path, 'error', `L’indirizzo dell’immagine ${quoted(url)} non è permesso: ${remedy}`);
  }
  if (undescribed > 0) report(path, 'warning', 'Immagine nel testo senza testo alternativo');
}

/**
 * Checks the HTML of a text: links that lead nowhere, pictures that cannot be shown, elements that the site
 * removes, elements that are not closed.
 */
export function checkHtml(node: ContentNode, looked: Looked): void {
  const { path, field } = node;
  const { report } = looked;
  const isBlock = field?.kind === 'html';
  const problems = problemsOf(textOf(node), isBlock ? 'flow' : 'phrasing');
  const { unclosed, unfinished } = problems;
  // The links and pictures of a label are removed, and reported as removed.
  if (isBlock) checkInside(problems, path, looked);
  const removed = problems.removed.filter((what) => !TOLD.has(what));
  if (removed.length > 0)
    report(path, 'warning', `Nel testo c’è qualcosa che il sito toglie: ${removed.join(', ')}`);
  if (unclosed.length > 0)
    report(path, 'warning', `HTML non chiuso: ${unclosed.join(', ')}; il sito lo chiude a modo suo`);
  if (unfinished !== undefined)
    report(path, 'error', `HTML interrotto: da «${unfinished}» in poi si legge il codice`);
}
