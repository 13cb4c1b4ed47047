import { cta, gallery, list, value, values, type RawRecord } from './raw';

/** `pagine/cosa_facciamo/servizi` */
export const services: RawRecord = {
  immagini_di_copertina: gallery('tavolo', 'formazione'),
  etichetta_servizi: value('Servizi'),
  testo_introduttivo: value(
    '<p>Quattro servizi che si possono chiedere da soli o insieme. In ogni progetto c’è una persona di riferimento, sempre la stessa, con un numero di telefono a cui risponde.</p>',
  ),
  elenco_servizi: list(
    {
      ...values({
        titolo_servizio: 'Ascolto',
        sottotitolo_servizio: 'Capire come si sta, prima di decidere che cosa fare',
        descrizione_servizio:
          '<p>Parliamo con le persone una alla volta, per quaranta minuti, fuori dagli uffici dei capi. Poi mettiamo in fila quello che abbiamo sentito e lo restituiamo a tutti nello stesso giorno, direzione compresa.</p><ul><li>Colloqui individuali e riservati</li><li>Un questionario di dodici domande, non di centoventi</li><li>Restituzione pubblica entro tre settimane</li><li>Un secondo giro dopo sei mesi, per vedere che cosa è cambiato</li></ul>',
      }),
      immagini_servizi: gallery('ascolto', 'davanzale'),
    },
    {
      ...values({
        titolo_servizio: 'Spazi',
        sottotitolo_servizio: 'Uffici in cui si sente, si vede e si respira',
        descrizione_servizio:
          '<p>Misuriamo luce, rumore e aria stanza per stanza, seguiamo i percorsi di una giornata qualunque e ridisegniamo partendo da lì. Spesso basta spostare: in media riusiamo sette mobili su dieci.</p><ul><li>Rilievo e misure in due giorni</li><li>Progetto e modello in scala, da toccare</li><li>Lavori nei fine settimana, senza chiudere</li></ul>',
      }),
      immagini_servizi: gallery('spazi', 'officina'),
    },
    {
      ...values({
        titolo_servizio: 'Formazione',
        sottotitolo_servizio: 'Per chi coordina altre persone e nessuno gliel’ha insegnato',
        descrizione_servizio:
          '<p>Un percorso di cinque mezze giornate per gruppi di dodici, su casi portati dall’aula: una riunione andata storta, un aumento da negare, un collega che non parla più. Niente simulazioni con le palline, niente attestati da appendere.</p><ul><li>Dare e ricevere un parere</li><li>Distribuire il lavoro quando è troppo</li><li>Condurre una riunione di mezz’ora</li></ul>',
      }),
      immagini_servizi: gallery('formazione', 'tavolo'),
    },
    {
      ...values({
        titolo_servizio: 'Accoglienza',
        sottotitolo_servizio: 'Una portineria che risolve cose',
        descrizione_servizio:
          '<p>Una persona formata da noi sta all’ingresso e conosce tutti per nome. Riceve gli ospiti e i pacchi, ritira le camicie in lavanderia, prenota l’idraulico, trova la sala libera. Da sola fa risparmiare a cento colleghi circa quaranta ore al mese di commissioni.</p>',
      }),
      immagini_servizi: gallery('accoglienza', 'scale'),
    },
  ),
  blocco_vuoi_saperne_di_piu: {
    blocco_testo: values({
      titolo: 'Da dove conviene cominciare?',
      descrizione:
        '<p>Di solito dall’ascolto. Ma se avete già un’idea precisa, raccontatecela: in due giorni vi diciamo se siamo le persone giuste e quanto tempo ci vuole.</p>',
    }),
    gallery_immagini: gallery('mani'),
    cta: cta('Parliamone', 'contatti'),
  },
};
