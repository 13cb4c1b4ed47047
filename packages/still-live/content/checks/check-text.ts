import { type ContentNode, textOf } from 'still-live/content/schema/normal-form';
import { amountInWords } from 'still-live/content/italian';
import { LONGEST_NAME } from 'still-live/content/parse/parse-leaf';
import { OF_MATHEMATICS } from 'still-live/html/characters';
import { htmlProblems } from 'still-live/html/html-problems';
import { LIMITS } from 'still-live/html/plain-sanitiser';
import { losesColour } from 'still-live/html/sanitiser';
import { safeMediaAddress } from 'still-live/media/media-address';
import { linkProblem, type LinkProblem } from 'still-live/route/link-check';
import { resolveLink } from 'still-live/route/link';
import { screens, parseRoute } from 'still-live/route/route';
import type { Field } from 'still-live/content/schema/field';
import { stepsTo } from 'still-live/content/schema/find-field';
import { type CheckContext, quoted, type ReportIssue } from './editor-issue';

// In these messages a screen has the name that the schema gives to its content.
const LINKS: Readonly<Record<Exclude<LinkProblem, 'preview-key'>, (link: string) => string>> = {
  'unknown-page': () => 'non porta a nessuna pagina: si apre la Home',
  'unknown-tab': (link) =>
    `porta a una scheda che non c’è: si apre la prima di «${contentOfLink(link)?.name ?? ''}»`,
  'unknown-entry': (link) => {
    const list = contentOfLink(link);
    const { one, gender } = list?.kind === 'list' ? list.entry : { one: 'pagina', gender: 'f' };
    return `porta a un${gender === 'f' ? 'a' : ''} ${one.toLowerCase()} che non c’è`;
  },
  'no-address': () => 'non è un indirizzo valido',
};

function contentOfLink(link: string): Field | undefined {
  const target = resolveLink(link);
  const hash = target.kind === 'internal' ? target.href.replace(/^[^#]*/, '') : '';
  return stepsTo(screens()[parseRoute(hash).screen].record)?.at(-1)?.field;
}

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/^\+?[\d\s./()-]{5,}$/, '; un numero di telefono comincia con tel:'],
  [/^www\.|^[^/#\s]+\.[a-z]{2,}(\/|$)/i, '; un indirizzo esterno comincia con https://'],
];

export function checkLink(link: string, { error }: ReportIssue, { entries, missing }: CheckContext): void {
  const problem = linkProblem(link, entries, missing);
  if (problem === undefined) return;
  if (problem === 'preview-key') {
    // The link is not quoted, because issues are listed in logs.
    error(
      'Un link contiene la chiave dell’anteprima, che apre la bozza a tutti: per un link al sito basta la pagina, come contatti',
    );
    return;
  }
  const [, hint = ''] = HINTS.find(([pattern]) => pattern.test(link.trim())) ?? [];
  error(`Il link ${quoted(link)} ${LINKS[problem](link)}${hint}`);
}

// The addresses in these attributes are reported one by one, and so left out of the list of removed HTML.
const REPORTED_APART: ReadonlySet<string> = new Set(['href (<a>)', 'src (<img>)']);

const MOST_QUOTED = 3;
const MOST_NAMED = 8;

/** Of a short text without HTML. */
export function checkName(node: ContentNode, tell: ReportIssue): void {
  const text = textOf(node);
  const [code] = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(text) ?? [];
  if (code !== undefined) tell.error(`Qui si scrivono solo parole: nel sito si legge anche ${quoted(code)}`);
  // What belongs to a picture (`_alt`) is not cut.
  if (text.length > LONGEST_NAME && !node.key.startsWith('_'))
    tell.error(`Testo troppo lungo: il sito ne mostra ${LONGEST_NAME} caratteri`);
}

export function checkHtml(node: ContentNode, tell: ReportIssue, looked: CheckContext): void {
  const isBlock = node.field?.kind === 'html';
  const kind = isBlock ? 'flow' : 'phrasing';
  const problems = htmlProblems(textOf(node), kind);
  const { links, refused, pictures, undescribed, unclosed, lost, unfinished } = problems;
  // The links and pictures of a label are removed, and reported as removed.
  if (isBlock) {
    for (const link of links) checkLink(link, tell, looked);
    for (const link of refused)
      tell.error(`Il link ${quoted(link)} non si può aprire da un sito: restano solo le sue parole`);
    const remedy = 'deve cominciare con https:// o con /; l’immagine non compare';
    for (const url of pictures.filter((address) => safeMediaAddress(address) === undefined))
      tell.error(`L’indirizzo dell’immagine ${quoted(url)} non è permesso: ${remedy}`);
    if (undescribed > 0) tell.warning('Immagine nel testo senza testo alternativo, o con il nome di un file');
  }
  const { typedList, hasLooseLines, commands, hidden, brokenWord, cutLine, isTooLong } = problems;
  if (isBlock && typedList !== undefined)
    tell.warning(
      `Sembra un elenco scritto a mano, da «${typedList}»: con il comando «elenco» dell’editor si legge meglio`,
    );
  if (isBlock && hasLooseLines)
    tell.warning(
      'Le righe vanno a capo senza HTML, e nel sito si uniscono: metti ognuna fra <p> e </p>, o usa <br>',
    );
  const some = commands.slice(0, MOST_QUOTED).map(quoted).join(', ');
  if (some !== '')
    tell.warning(
      `Segni di un altro programma: nel sito si legge ${some}; toglili, o usa i comandi dell’editor`,
    );
  if (OF_MATHEMATICS.test(textOf(node)))
    tell.warning(
      'Lettere speciali, come il grassetto di LinkedIn: il sito mostra lettere comuni; per il grassetto usa il comando dell’editor',
    );
  if (brokenWord !== undefined) tell.warning(`Parola spezzata: «${brokenWord}»; unisci le due parti`);
  if (isBlock && cutLine !== undefined)
    tell.warning(
      `Righe interrotte a metà frase, come dopo «${cutLine}»: forse vengono da un PDF; unisci ogni frase in una riga`,
    );
  if (isTooLong)
    tell.error(
      `Testo troppo lungo: il sito ne mostra ${amountInWords(LIMITS.characters)} caratteri e ${amountInWords(LIMITS.elements)} elementi; dividilo`,
    );
  const isElement = (what: string): boolean => what.startsWith('<');
  // A video matters more than what a style says.
  const allRemoved = problems.removed
    .filter((what) => !REPORTED_APART.has(what))
    .toSorted((one, other) => Number(isElement(other)) - Number(isElement(one)));
  const removed = [
    ...allRemoved.slice(0, MOST_NAMED),
    ...(allRemoved.length > MOST_NAMED ? ['altro'] : []),
  ].join(', ');
  const unseen = hidden.slice(0, MOST_QUOTED).map(quoted).join(', ');
  if (unseen !== '')
    tell.warning(`Testo nascosto, o commento o cancellazione di Word: nel sito non compare ${unseen}`);
  if (removed !== '') tell.warning(`Nel testo c’è qualcosa che il sito toglie: ${removed}`);
  if (losesColour(textOf(node), kind, node.field ?? {}))
    tell.warning('Il colore del testo incollato non si legge sul fondo: è stato tolto');
  const closed = unclosed.filter((tag) => tag !== lost).join(', ');
  if (closed !== '') tell.warning(`HTML non chiuso: ${closed}; il sito lo chiude a modo suo`);
  if (lost !== undefined) tell.error(`HTML non chiuso: da «${lost}» in poi il sito non mostra niente`);
  if (unfinished !== undefined) tell.error(`HTML interrotto: da «${unfinished}» in poi si legge il codice`);
}
