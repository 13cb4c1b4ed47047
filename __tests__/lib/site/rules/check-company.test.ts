import { stepsTo } from 'still-live/content/schema/find-field';
import { told } from '../told';

const COMPANY = {
  sede: 'a',
  registro_imprese: 'b',
  rea: 'c',
  capitale_sociale: 'd',
  partita_iva: '00000000000',
};

test('what the law wants a company to say of itself, and a VAT number that is none, are told', () => {
  const facts = { ...COMPANY, rea: ' ', partita_iva: '00000000001' };
  expect(told('footer/dati_societari', facts)).toEqual([
    `warning: Dati che la legge vuole nel sito (art. 2250 c.c., art. 35 DPR 633/1972), mancanti: ${stepsTo('footer/dati_societari/rea')?.at(-1)?.field.name}`,
    'warning /partita_iva: Partita IVA «00000000001» non valida: undici cifre, l’ultima è di controllo',
  ]);
});
