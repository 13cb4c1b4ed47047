import { composeLetters, cutCharacters } from '@/lib/html/characters';
import type { JobFacts } from '../model';
import { type ContentNode, day, field, flag, numeric, plain, unwrap } from './content-node';

/** The longest text that is not cut, in characters. */
const LONGEST = 120;

function short(node: ContentNode): string {
  return cutCharacters(composeLetters(plain(node)).replace(/\s+/g, ' '), LONGEST);
}

/** An amount as Italian writes it, and the site too: `28.000`, `1.250,50`, `12,5`. */
const ITALIAN = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,\d+$/;

function amount(node: ContentNode): number {
  const inner = unwrap(node);
  const text = typeof inner.raw === 'string' ? inner.raw.trim() : '';
  const raw = ITALIAN.test(text) ? text.replaceAll('.', '').replace(',', '.') : inner.raw;
  return Math.max(0, numeric({ ...inner, raw }, 0));
}

/** Returns whether the editor wrote none of the facts. */
function isEmpty({ pubblicazione, scadenza, contratto, luogo, retribuzione }: JobFacts): boolean {
  const texts = [pubblicazione, scadenza, contratto, luogo.citta, luogo.paese];
  const amounts = retribuzione.minimo + retribuzione.massimo;
  return texts.every((text) => text === '') && !luogo.remoto && amounts === 0;
}

/** Parses the optional facts of a position; returns `undefined` when there are none. */
export function parseJobFacts(position: ContentNode): JobFacts | undefined {
  const place = field(position, 'luogo');
  const pay = field(position, 'retribuzione');
  const facts: JobFacts = {
    pubblicazione: day(field(position, 'data_pubblicazione')),
    scadenza: day(field(position, 'data_scadenza')),
    contratto: short(field(position, 'contratto')),
    luogo: {
      citta: short(field(place, 'citta')),
      paese: short(field(place, 'paese')),
      remoto: flag(field(place, 'remoto')),
    },
    retribuzione: {
      minimo: amount(field(pay, 'minimo')),
      massimo: amount(field(pay, 'massimo')),
      valuta: short(field(pay, 'valuta')),
      periodo: short(field(pay, 'periodo')),
    },
  };
  return isEmpty(facts) ? undefined : facts;
}
