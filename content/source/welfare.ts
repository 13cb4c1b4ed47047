import { cta, gallery, list, value, values, type RawRecord } from './raw';
import type { MediaName } from './pictures';

function service(picture: MediaName, titolo: string, sottotitolo: string, descrizione: string): RawRecord {
  return {
    gallery_immagini: gallery(picture),
    ...values({ titolo, sottotitolo, descrizione: `<p>${descrizione}</p>` }),
  };
}

/** `pagine/cosa_facciamo/welfare` */
export const welfare: RawRecord = {
  immagini_di_copertina: gallery('parco', 'famiglia'),
  etichetta_welfare: value('Welfare'),
  testo_introduttivo: value(
    '<p>Un piano di welfare vale quanto viene usato. Per questo il nostro non è un catalogo di diecimila sconti: sono sei aiuti concreti, e una persona che spiega a ciascuno come chiederli.</p>',
  ),
  elenco_servizi_welfare: list(
    service(
      'libri',
      'Scuola e libri',
      'Dal nido all’università',
      'Rette, libri, mense, campi estivi: caricate la ricevuta con una foto e il rimborso arriva con la busta paga successiva.',
    ),
    service(
      'davanzale',
      'Salute',
      'Visite, denti, occhiali',
      'Un accordo con centoventi studi medici e la possibilità di farsi rimborsare anche il proprio dentista di sempre.',
    ),
    service(
      'famiglia',
      'Nascite e rientri',
      'Un anno di calma',
      'Un mese in più per chi diventa genitore, rientro al sessanta per cento dell’orario e un’ostetrica che risponde al telefono anche di notte.',
    ),
    service(
      'bicicletta',
      'Spostamenti',
      'Treno, autobus, bicicletta',
      'Abbonamenti pagati in anticipo, biciclette da tenere, un meccanico in cortile il primo lunedì del mese.',
    ),
    service(
      'teatro',
      'Cultura e tempo libero',
      'Due sere al mese',
      'Teatri, cinema d’essai, piscine comunali, corsi serali. Si sceglie per quartiere, non per catalogo.',
    ),
    service(
      'ascolto',
      'Sportello',
      'Qualcuno con cui parlare',
      'Una psicologa, un’assistente sociale e un commercialista, un giorno alla settimana, in una stanza con la porta che si chiude.',
    ),
  ),
  testo_chiusura: value(
    '<p>Il piano si appoggia all’articolo 51 del Testo unico delle imposte sui redditi: per l’azienda è un costo deducibile, per le persone non fa reddito entro i limiti di legge. Ai conti pensiamo noi, e ogni dicembre vi diciamo quanto è rimasto da spendere, quando c’è ancora tempo per farlo.</p>',
  ),
  blocco_vuoi_saperne_di_piu: {
    blocco_testo: values({
      titolo: 'Quanto costerebbe da voi?',
      descrizione:
        '<p>Bastano il numero dei dipendenti e il contratto collettivo. Vi mandiamo una simulazione con tre ipotesi, senza impegno e senza telefonate il venerdì sera.</p>',
    }),
    gallery_immagini: gallery('petaliFermi'),
    cta: cta('Chiedi una simulazione', 'contatti'),
  },
};
