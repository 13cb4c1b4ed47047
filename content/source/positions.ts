import type { MediaName } from './pictures';
import { gallery, list, values, type RawRecord } from './raw';

/** What an opening says: every text of its page, its lists as plain sentences. */
interface Opening {
  readonly titolo: string;
  readonly sottotitolo: string;
  readonly copertina: readonly MediaName[];
  readonly introduzione: string;
  readonly farai: readonly string[];
  readonly serve: readonly string[];
  readonly trovi: readonly string[];
  readonly invito: string;
}

function bullets(title: string, sentences: readonly string[]): string {
  return `<h3>${title}</h3><ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;
}

/** Writes an opening as the database holds a position. */
export function position(opening: Opening): RawRecord {
  const { titolo, sottotitolo, copertina, introduzione, farai, serve, trovi, invito } = opening;
  return {
    ...values({
      titolo,
      sottotitolo,
      introduzione: `<p>${introduzione}</p>`,
      descrizione_posizione:
        bullets('Che cosa farai', farai) +
        bullets('Che cosa ti serve', serve) +
        bullets('Che cosa trovi', trovi),
    }),
    copertina: gallery(...copertina),
    cta_candidati: values({ titolo: invito }),
  };
}

const consultant = position({
  titolo: 'Consulente di welfare aziendale',
  sottotitolo: 'Milano\u00a0· tempo indeterminato\u00a0· RAL 34–38.000 €',
  copertina: ['famiglia'],
  introduzione:
    'Segui dodici aziende lombarde dal primo incontro al bilancio di fine anno. È un mestiere fatto per metà di norme e per metà di assemblee, e devono piacerti tutt’e due le metà.',
  farai: [
    'Scrivi i piani insieme agli uffici del personale e ai sindacati',
    'Li spieghi alle persone, nei reparti e sui turni, anche alle sei del mattino',
    'Controlli ogni mese che cosa viene usato e proponi correzioni',
    'Tieni aperto lo sportello in due delle tue aziende, un giorno la settimana',
  ],
  serve: [
    'Tre anni di esperienza in welfare, paghe o relazioni sindacali',
    'Dimestichezza con l’articolo 51 del TUIR, o la pazienza di acquisirla',
    'La patente, oppure un buon rapporto con i treni regionali',
  ],
  trovi: [
    'Trentasei ore, una giornata da casa a settimana',
    'Affiancamento di tre mesi con Lucia, che lo fa da undici anni',
    'Abbonamento ai trasporti, pranzo in ufficio, il nostro stesso welfare',
  ],
  invito: 'Vuoi seguire le tue prime dodici aziende?',
});

const designer = position({
  titolo: 'Progettista di spazi di lavoro',
  sottotitolo: 'Bologna\u00a0· tempo indeterminato\u00a0· RAL 30–35.000 €',
  copertina: ['spazi'],
  introduzione:
    'Entri in uffici che nessuno guarda più da vent’anni e trovi il modo di farci stare bene chi c’è dentro, buttando via il meno possibile.',
  farai: [
    'Rilievi di luce, rumore e aria, due o tre giorni al mese in trasferta',
    'Disegni piante e dettagli, e costruisci i modelli in cartone con cui li raccontiamo',
    'Scegli con la falegnameria che cosa riparare, che cosa spostare, che cosa fare nuovo',
    'Segui i cantieri, che da noi lavorano il sabato: si recupera il lunedì',
  ],
  serve: [
    'Laurea in architettura o design, oppure un portfolio che la sostituisca',
    'Almeno due progetti di interni arrivati alla consegna delle chiavi',
    'Disegno a mano leggibile da un falegname',
  ],
  trovi: [
    'Un tavolo grande sotto la luce da nord',
    'Un’officina attrezzata, e Walter che insegna a usarla',
    'Due settimane l’anno per un progetto tuo',
  ],
  invito: 'Mandaci tre disegni che ti somigliano',
});

const trainer = position({
  titolo: 'Formatrice o formatore senior',
  sottotitolo: 'Bologna o da remoto\u00a0· tempo indeterminato\u00a0· RAL 36–40.000 €',
  copertina: ['formazione'],
  introduzione:
    'Conduci percorsi per capisquadra, responsabili di negozio, direttrici di stabilimento: persone che coordinano altre persone e a cui nessuno ha mai spiegato come si fa.',
  farai: [
    'Tieni due percorsi al mese, in aula, per gruppi di dodici',
    'Incontri prima ogni partecipante, per raccogliere i casi veri',
    'Scrivi con le colleghe gli esercizi, e butti quelli invecchiati',
    'Affianchi le formatrici più giovani nelle loro prime aule',
  ],
  serve: [
    'Otto anni di aula con adulti, in qualunque settore',
    'Saper stare zitti nel momento giusto',
    'Disponibilità a viaggiare quattro giorni al mese, mai più di due di fila',
  ],
  trovi: [
    'Una supervisione di gruppo ogni mese, pagata come lavoro',
    'Un archivio di novecento casi raccolti dal 2011',
    'Nessuna slide da riempire',
  ],
  invito: 'Raccontaci un’aula andata male',
});

const developer = position({
  titolo: 'Sviluppatrice o sviluppatore full stack',
  sottotitolo: 'Bari o da remoto\u00a0· tempo indeterminato\u00a0· RAL 35–42.000 €',
  copertina: [],
  introduzione:
    'Lavori all’applicazione con cui undicimila persone chiedono i loro rimborsi. È piccola, ha un solo compito e vogliamo che resti così.',
  farai: [
    'Scrivi TypeScript dal modulo di caricamento fino al database',
    'Rispondi, a turno, alle persone che non riescono a caricare una ricevuta',
    'Togli codice almeno quanto ne aggiungi',
    'Curi l’accessibilità: un utente su nove usa il telefono con i caratteri ingranditi',
  ],
  serve: [
    'Quattro anni su applicazioni usate da qualcuno',
    'HTML e CSS scritti con rispetto',
    'L’abitudine ai test e alle revisioni gentili',
  ],
  trovi: [
    'Una squadra di cinque persone e nessuna riunione prima delle dieci',
    'Un rilascio al giorno, mai di venerdì',
    'Computer e sedia scelti da te',
  ],
  invito: 'Mostraci qualcosa che hai costruito',
});

const buyer = position({
  titolo: 'Responsabile fornitori locali',
  sottotitolo: 'Bologna\u00a0· tempo indeterminato\u00a0· RAL 32–36.000 €',
  copertina: ['pranzo'],
  introduzione:
    'Quarantadue tra forni, cascine, torrefazioni, falegnamerie. Tu li conosci tutti, ne trovi di nuovi, e fai in modo che vengano pagati in quindici giorni.',
  farai: [
    'Visiti ogni fornitore due volte l’anno, possibilmente affamato',
    'Tratti prezzi che vadano bene anche fra tre anni',
    'Organizzi i giri dei sei furgoni elettrici',
    'Assaggi, e dici la verità',
  ],
  serve: [
    'Esperienza di acquisti nell’alimentare o nell’arredo',
    'Un foglio di calcolo che non ti spaventi',
    'Patente B e curiosità per le strade provinciali',
  ],
  trovi: [
    'Un portafoglio di cui decidi tu, con un tetto chiaro',
    'Il pane ancora caldo del martedì',
    'Trentasei ore, con partenze presto e ritorni presto',
  ],
  invito: 'Dicci qual è il miglior forno che conosci',
});

const concierge = position({
  titolo: 'Addetta o addetto alla portineria',
  sottotitolo: 'Milano\u00a0· part time 24 ore\u00a0· 15.400 € annui',
  copertina: ['accoglienza'],
  introduzione:
    'Sei la prima persona che si incontra entrando in un palazzo di uffici a Porta Romana, dove lavorano in centottanta. Dopo un mese li chiamerai tutti per nome.',
  farai: [
    'Accogli ospiti, corrieri, candidati emozionati',
    'Risolvi commissioni: lavanderia, calzolaio, farmacia, raccomandate',
    'Tieni in ordine le sale e il calendario',
    'Segnali con discrezione quando qualcosa non va',
  ],
  serve: [
    'Esperienza a contatto con il pubblico: negozio, albergo, ambulatorio, bar',
    'Italiano e inglese sufficienti per fare due chiacchiere',
    'Memoria per i volti',
  ],
  trovi: [
    'Turni fissi, dalle 8 alle 12.48, dal lunedì al venerdì',
    'Un corso di sei settimane, pagato, prima di cominciare',
    'Una collega che ti sostituisce quando stai male, sempre',
  ],
  invito: 'Vieni a conoscerci, anche senza curriculum',
});

const trainee = position({
  titolo: 'Stage in ricerca e ascolto',
  sottotitolo: 'Bari\u00a0· sei mesi\u00a0· 950 € al mese',
  copertina: ['ascolto'],
  introduzione:
    'Per chi ha appena finito di studiare psicologia, sociologia o statistica e vuole sentire com’è fatto il lavoro degli altri. Degli ultimi otto stage, sei sono diventati contratti.',
  farai: [
    'Prepari i questionari e ne discuti ogni parola',
    'Assisti ai colloqui, e dal terzo mese ne conduci qualcuno',
    'Analizzi i dati e disegni grafici che si capiscono',
    'Presenti i risultati di un progetto dall’inizio alla fine',
  ],
  serve: [
    'Laurea conseguita da non più di dodici mesi',
    'Basi di statistica, con qualunque strumento',
    'Orecchio',
  ],
  trovi: [
    'Una tutor con non più di uno stagista alla volta',
    'Il rimborso dell’affitto se vieni da lontano, fino a 300 € al mese',
    'Una risposta sul dopo già al quarto mese',
  ],
  invito: 'Scrivici che cosa vorresti ascoltare',
});

/** The seven openings of the published site, as `posizioni`. */
export const openings = list(consultant, designer, trainer, developer, buyer, concierge, trainee);

/** The opening that only the draft has. */
export const draftOpening = position({
  titolo: 'Falegname restauratrice o restauratore',
  sottotitolo: 'Bologna\u00a0· tempo indeterminato\u00a0· RAL 27–31.000 €',
  copertina: ['sedia'],
  introduzione:
    'Walter va in pensione tra due anni e vuole insegnare il mestiere a qualcuno. Ripari scrivanie, sedie e porte che tornano negli uffici da cui vengono.',
  farai: [
    'Smonti, incolli, pialli, rimonti',
    'Dici con sincerità quando un mobile non si può salvare',
    'Accogli chi viene il giovedì a vedere come si fa',
  ],
  serve: [
    'Due anni in una falegnameria o in una scuola',
    'Cura per gli utensili degli altri',
    'Una buona schiena',
  ],
  trovi: ['Due anni di affiancamento', 'Un banco tuo, vicino alla finestra', 'Legno vero'],
  invito: 'Portaci una cosa che hai riparato',
});
