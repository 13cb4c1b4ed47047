import { wording } from '@/lib/site/wording';
import { resolveLink, resolveMail, type SiteData } from 'still-live/content';
import type { Footer } from '@/lib/site/model';

/** What a company in Italy must say on its site (art. 2250 c.c., art. 35 DPR 633/1972). */
export type CompanyFacts = Footer['dati_societari'];

/** An Italian VAT number, with or without `IT`. The text after it is a remark. */
const VAT = /^(?:IT)?\s*(\d{11})(?!\d)/i;

/** Luhn's formula: https://it.wikipedia.org/wiki/Partita_IVA. */
function hasCheckDigit(digits: string): boolean {
  const values = Array.from(digits, (digit, index) => Number(digit) * (1 + (index % 2)));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** The form of the European Union, such as `IT12345678901`. */
export function vatId(written: string): string | undefined {
  const digits = VAT.exec(written.trim())?.[1];
  return digits !== undefined && hasCheckDigit(digits) ? `IT${digits}` : undefined;
}

export function companyInWords(facts: CompanyFacts): readonly string[] {
  const { sede, registro_imprese, rea, capitale_sociale, partita_iva } = facts;
  const { company } = wording;
  const named = [
    [`${company.seat}: `, sede],
    [`${company.register}: `, registro_imprese],
    [`${company.rea} `, rea],
    [`${company.capital} `, capitale_sociale],
    [`${company.vat} `, partita_iva],
  ] as const;
  return named.filter(([, fact]) => fact !== '').map(([what, fact]) => what + fact);
}

export function organizationFacts(records: SiteData['snapshot']['records']) {
  const social = (records.footer?.colonna_social ?? []).map(({ link_social }) => resolveLink(link_social));
  const sameAs = social.flatMap((target) => (target.kind === 'external' ? [target.href] : []));
  const mail = resolveMail(records['pagine/contatti']?.cta.link_cta ?? '');
  const { sede = '', partita_iva = '' } = records.footer?.dati_societari ?? {};
  const vatID = vatId(partita_iva);
  const email = mail.kind === 'mail' ? mail.href.replace(/^mailto:|\?.*/gis, '') : '';
  return {
    ...(sede !== '' && { address: sede }),
    ...(vatID !== undefined && { vatID }),
    ...(email.includes('@') && { email }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
