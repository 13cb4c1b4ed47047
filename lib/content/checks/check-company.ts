import { CONTENT } from '@/lib/content/schema/content';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { vatId } from '../company-facts';
import type { Report } from './editor-issue';

const { dati_societari: company } = CONTENT.footer.parts;

/** Reports what the law wants a company to say on its site and the footer does not, and a VAT number that is none. */
export function checkCompany(footer: ContentNode, report: Report): void {
  const path = `${footer.path}/dati_societari`;
  const written = (key: string): string => textOf(partOf(partOf(footer, 'dati_societari'), key));
  const missing = Object.entries(company.parts).filter(([key]) => written(key) === '');
  const names = missing.map(([, { name }]) => name).join(', ');
  if (missing.length > 0)
    report(
      path,
      'warning',
      `Dati che la legge vuole nel sito (art. 2250 c.c., art. 35 DPR 633/1972), mancanti: ${names}`,
    );
  const vat = written('partita_iva');
  if (vat !== '' && vatId(vat) === undefined)
    report(
      `${path}/partita_iva`,
      'warning',
      `Partita IVA «${vat}» non valida: undici cifre, l’ultima è di controllo`,
    );
}
