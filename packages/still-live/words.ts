import type { Words } from './declaration';

/**
 * What the engine itself says to visitors, in Italian. A site may say it otherwise: `{ ...WORDS, home: 'Inizio',
 * entries }`.
 */
export const WORDS = {
  locale: 'it_IT',
  home: 'Home',
  map: 'Mappa del sito',
  mapOf: (siteName: string) => `Tutte le pagine di ${siteName}.`,
  unknown: 'Questa pagina non c’è',
  unknownAddress: 'L’indirizzo non porta a nessuna pagina del sito.',
  perhapsTaken: 'Forse è stata tolta: qui trovi quelle che restano.',
  newWindow: '(si apre in una nuova finestra)',
  picture: 'Immagine',
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  pause: 'Metti in pausa',
  resume: 'Riprendi',
  live: {
    name: 'Aggiornamenti dal vivo',
    on: 'attivi',
    paused: 'in pausa',
    offline: 'senza connessione',
    changed: 'Il testo di questa pagina è stato aggiornato.',
    waiting: 'C’è un testo più recente: compare appena togli la selezione o ti sposti altrove.',
  },
  loading: 'Caricamento in corso',
  reload: 'Ricarica la pagina',
  partNotLoaded:
    'Una parte della pagina non si è caricata: i contenuti restano leggibili, ma non si aggiornano da soli.',
  partUnavailable: 'Questa parte della pagina non è disponibile.',
  pageUnavailable: 'Pagina non disponibile',
  backHome: 'Torna alla home',
  noPreview:
    'Senza JavaScript si vede il sito pubblicato: l’anteprima di una bozza ha bisogno di JavaScript.',

  // Dialogs and fields.
  close: 'Chiudi',
  apply: 'Applica',
  date: {
    invalid: 'Inserisci una data completa e valida, per esempio 15/03/2024.',
    missing: 'Inserisci una data.',
    late: 'La data non può essere successiva al 31 dicembre 2099.',
    early: 'La data non può essere anteriore al 1º gennaio 1900.',
  },
} as const satisfies Omit<Words, 'entries'>;
