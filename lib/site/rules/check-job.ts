import {
  AS_WRITTEN,
  type ContentNode,
  dayInWords,
  dayInZone,
  entryRecord,
  isIndex,
  labelOf,
  type CheckContext,
  parseRecord,
  partOf,
  rawAt,
  shownWords,
  slugOf,
  type ReportIssue,
  withArticle,
} from 'still-live/content';
import { isExpired, knownTerms } from './job-facts';
import type { Position } from '@/lib/site/model';
import { wording } from '@/lib/site/wording';
import { declared } from 'still-live';

const SCREEN = 'lavora_con_noi_dettaglio';
/**
 * Returns what a job lacks to appear on Google, each with the field to fill in. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting (required properties; a
 * description that is not the title; the country of the place, or for remote jobs the one that applicants may
 * live in).
 * @param position Its texts need not be sanitised.
 */
export function jobGaps(position: Position): readonly (readonly [field: string, what: string])[] {
  const { titolo, introduzione, descrizione_posizione, data_pubblicazione, luogo } = position;
  const title = shownWords(titolo).toLowerCase();
  const description = (shownWords(introduzione) + shownWords(descrizione_posizione)).toLowerCase();
  const isRepeated = description !== '' && description === title;
  const gaps = [
    [title === '', 'titolo', 'il titolo'],
    [description === '', 'descrizione_posizione', 'la descrizione'],
    [isRepeated, 'descrizione_posizione', 'una descrizione che non sia il titolo'],
    [data_pubblicazione === '', 'data_pubblicazione', 'la data di pubblicazione'],
    [luogo.citta === '' && !luogo.remoto, 'luogo', 'la città (o che si lavora da remoto)'],
    [luogo.paese === '', 'luogo', 'il paese'],
  ] as const;
  return gaps.flatMap(([isMissing, ...gap]) => (isMissing ? [gap] : []));
}

/**
 * Reports a pay in words that the site does not know: visitors would read another one. One that is missing too: applicants
 * must know it, or its range, before the interview (Directive (EU) 2023/970, article 5).
 */
function checkPay(pay: Position['retribuzione'], { warning }: ReportIssue): void {
  const { minimo, massimo, valuta, periodo } = pay;
  const known = knownTerms(pay);
  const law = 'chi si candida deve conoscerla prima del colloquio (direttiva UE 2023/970, art. 5)';
  if (Math.max(minimo, massimo) === 0) warning(`Manca la retribuzione: ${law}`, 'retribuzione');
  const currency = `Valuta «${valuta}» non riconosciuta: compare l’euro; scrivi il codice, come CHF`;
  if (known.currency === undefined) warning(currency, 'retribuzione/valuta');
  const remedy = 'scrivi anno, mese, settimana, giorno o ora';
  const period = `Periodo «${periodo}» non riconosciuto: compare «l’anno»; ${remedy}`;
  if (known.period === undefined) warning(period, 'retribuzione/periodo');
}

/**
 * Reports why a position is not shown, or will not appear in the job search of Google. What is not as the schema says is
 * reported by the parser.
 */
export function checkPosition(node: ContentNode, tell: ReportIssue, { tree }: CheckContext): void {
  const { path, key } = node;
  const title = labelOf(partOf(node, 'titolo'));
  const { untitled } = wording.entries[SCREEN];
  const { posizioni } = declared('content').pagine.parts.lavora_con_noi.parts.posizioni_aperte.parts;
  const slug = slugOf(posizioni.entry.one, '');
  if (title === '') tell.warning(`Posizione senza titolo: compare come «${untitled}»`, 'titolo');
  else if (slugOf(title, '') === '')
    tell.warning(`Titolo senza lettere: l’indirizzo della pagina sarà «${slug}»`, 'titolo');
  if (!isIndex(key)) tell.error(`La chiave «${key}» non è un numero: la posizione non compare`, 'titolo');
  const position = parseRecord(entryRecord(SCREEN, key), rawAt(tree, path), AS_WRITTEN).value;
  if (position === null) return;
  const isOver = isExpired(position, dayInZone(Date.now()));
  if (!isOver) checkPay(position.retribuzione, tell);
  const gaps = jobGaps(position);
  const lacks = `${gaps.length === 1 ? 'manca' : 'mancano'} ${gaps.map(([, what]) => what).join(', ')}`;
  if (gaps[0])
    tell.warning(`La posizione non comparirà tra le offerte di lavoro di Google: ${lacks}`, gaps[0][0]);
  const since = withArticle('il', dayInWords(position.data_scadenza));
  if (isOver) tell.warning(`Scaduta ${since}: la pagina lo dice, Google non la mostra`, 'data_scadenza');
}
