import { cta, gallery, value, type RawRecord } from './raw';

/** `pagine/chi_siamo` */
export const about: RawRecord = {
  _visibility: true,
  testo_introduzione: value(
    '<p>Siamo nati attorno a un tavolo da pranzo, e in un certo senso non ci siamo mai alzati.</p>',
  ),
  testo_chi_siamo: value(
    '<p>Nel 2009 Irene Valsecchi e Tommaso Greco dirigevano l’ufficio del personale di due aziende concorrenti di Bologna. Mangiavano nella stessa trattoria e si raccontavano gli stessi problemi: persone brave che se ne andavano senza dire perché, mense deserte, premi che nessuno riscuoteva. A un certo punto hanno smesso di lamentarsi e hanno affittato una stanza.</p>' +
      '<p>Oggi siamo sessantaquattro. Ci sono due architette, un panettiere, quattro psicologhe del lavoro, un’ex maestra elementare che tiene i corsi migliori, undici persone che stanno nelle portinerie e un signore, Walter, che ripara tutto.</p>' +
      '<h3>Come lavoriamo</h3>' +
      '<ul><li><strong>Andiamo a vedere.</strong> Nessun preventivo senza una giornata passata da voi.</li><li><strong>Diciamo anche di no.</strong> Nel 2022 abbiamo rifiutato nove incarichi: non eravamo le persone adatte e l’abbiamo scritto.</li><li><strong>Contiamo le cose.</strong> Ogni progetto ha tre numeri scelti insieme, e li guardiamo dopo sei mesi.</li><li><strong>Restiamo.</strong> Il nostro primo cliente, una tipografia di Imola, è ancora il nostro primo cliente.</li></ul>' +
      '<h3>A chi apparteniamo</h3>' +
      '<p>Il settanta per cento di Feeling è di chi ci lavora. Il bilancio si legge ad alta voce ogni aprile, in officina, e poi si mangia.</p>',
  ),
  blocco_lavora_con_noi: {
    cta: cta('Vedi le posizioni aperte', 'lavora_con_noi'),
    descrizione: value(
      '<h3>C’è una sedia libera</h3><p>Cerchiamo persone curiose degli altri, precise e con il senso dell’umorismo. Il mestiere si può imparare; quelle tre cose, di meno.</p>',
    ),
    gallery_immagini: gallery('officina', 'panorama', 'scale'),
  },
};
