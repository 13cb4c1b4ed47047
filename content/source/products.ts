import { cta, gallery, list, value, values, type RawRecord } from './raw';

function cell(titolo: string, descrizione: string): RawRecord {
  return values({ titolo, descrizione: `<p>${descrizione}</p>` });
}

/** `pagine/cosa_facciamo/prodotti` */
export const products: RawRecord = {
  immagini_di_copertina: gallery('scaffale', 'dono'),
  etichetta_prodotti: value('Prodotti'),
  testo_introduttivo: value(
    '<p>Abbiamo pochi prodotti e li proviamo noi per primi, almeno un anno, nell’officina di Bologna. Consegniamo con i nostri furgoni elettrici in Lombardia, Emilia-Romagna e Puglia; altrove con un corriere scelto bene.</p>',
  ),
  elenco_contenitore_prodotti: list(
    {
      ...values({
        titolo: 'La dispensa',
        sottotitolo: 'Da mangiare e da bere, senza distributori automatici',
      }),
      elenco_prodotti: list(
        cell(
          'Cesta della frutta',
          'Otto chili di frutta di stagione, due volte la settimana. Quella ammaccata va alle galline della cascina, non nel cestino.',
        ),
        cell(
          'Caffè in grani',
          'Due miscele e un decaffeinato tostati a Modena. La macchina è compresa, e anche chi la pulisce.',
        ),
        cell(
          'Pranzo delle 12:45',
          'Tre piatti al giorno cucinati la mattina stessa, in vaschette di vetro che ritiriamo la sera.',
        ),
        cell('Merenda', 'Pane, olio, cioccolato, mandorle. Arriva il mercoledì alle quattro, quando serve.'),
      ),
    },
    {
      ...values({
        titolo: 'Il posto di lavoro',
        sottotitolo: 'Arredi in legno che si smontano, si riparano, si riprendono',
      }),
      elenco_prodotti: list(
        cell(
          'Scrivania Ponte',
          'Frassino massello, regolabile in altezza con una manovella. Garantita quindici anni, perché non ha motori.',
        ),
        cell(
          'Sedia Anna',
          'Schienale in faggio curvato e seduta in lana. La provate per un mese prima di sceglierla.',
        ),
        cell(
          'Paravento Foglia',
          'Pannelli di feltro a forma di petalo: assorbono le voci e tengono gli appunti con gli spilli.',
        ),
      ),
    },
    {
      ...values({ titolo: 'I doni', sottotitolo: 'Per dire benvenuto, grazie, a presto' }),
      elenco_prodotti: list(
        cell(
          'Scatola del primo giorno',
          'Una tazza, un quaderno, le chiavi, la mappa dei bar vicini e un biglietto scritto a mano dai futuri colleghi.',
        ),
        cell(
          'Quaderno cucito',
          'Novantasei pagine che restano aperte da sole, cucite a filo refe. Il vostro nome, se lo volete, è a secco sul retro.',
        ),
        cell(
          'Pianta con istruzioni',
          'Talee di pothos, di menta o di alloro, con un’etichetta onesta: quanta acqua, quanta luce, chi chiamare se va male.',
        ),
        cell(
          'Cena per due',
          'Un tavolo prenotato in una delle trentuno trattorie che conosciamo, la sera che preferisce chi la riceve.',
        ),
      ),
    },
  ),
  blocco_vuoi_saperne_di_piu: {
    blocco_testo: values({
      titolo: 'Vuoi provarli prima?',
      descrizione:
        '<p>Mandiamo una scatola con quattro assaggi, oppure venite a sedervi sulle nostre sedie: in officina ce ne sono ventisei, tutte in uso.</p>',
    }),
    gallery_immagini: gallery('sedia'),
    cta: cta('Chiedi una prova', 'contatti'),
  },
};
