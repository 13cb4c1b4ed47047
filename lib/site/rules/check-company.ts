import { type ContentNode, partOf, type ReportIssue, textOf } from 'still-live/content';
import { declared } from 'still-live';
import { vatId } from './company-facts';

/** What the law wants in a footer. It also warns of a VAT number that is wrong. */
export function checkCompany(node: ContentNode, { warning }: ReportIssue): void {
  const facts = partOf(node, 'dati_societari');
  const written = (key: string): string => textOf(partOf(facts, key));
  const missing = Object.entries(declared('content').footer.parts.dati_societari.parts).filter(
    ([key]) => written(key) === '',
  );
  const names = missing.map(([, { name }]) => name).join(', ');
  const law = 'Dati che la legge vuole nel sito (art. 2250 c.c., art. 35 DPR 633/1972), mancanti';
  if (names !== '') warning(`${law}: ${names}`, 'dati_societari');
  const vat = written('partita_iva');
  if (vat !== '' && vatId(vat) === undefined) {
    const message = `Partita IVA «${vat}» non valida: undici cifre, l’ultima è di controllo`;
    warning(message, 'dati_societari/partita_iva');
  }
}
