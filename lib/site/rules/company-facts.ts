import { wording } from '@/lib/site/wording';
import { resolveLink, resolveMail, type SiteData } from 'still-live/content';
import type { Footer } from '@/lib/site/model';

/** What companies in Italy say of themselves on their site (art. 2250 c.c., art. 35 DPR 633/1972). */
export type CompanyFacts = Footer['dati_societari'];

/** The digits of an Italian VAT number, with or without `IT`; what follows is a remark. */
const VAT = /^(?:IT)?\s*(\d{11})(?!\d)/i;

/** Returns whether the check digit is right (Luhn's formula: https://it.wikipedia.org/wiki/Partita_IVA). */
function hasCheckDigit(digits: string): boolean {
  const values = Array.from(digits, (digit, index) => Number(digit) * (1 + (index % 2)));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** Returns a VAT number in the form of the European Union (`IT12345678901`); `undefined` when it is none. */
export function vatId(written: string): string | undefined {
  const digits = VAT.exec(written.trim())?.[1];
  return digits !== undefined && hasCheckDigit(digits) ? `IT${digits}` : undefined;
}

/** One text for each fact; empty ones are left out. */
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

/** Returns what the content says of the company, as properties of schema.org's `Organization`. */
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
