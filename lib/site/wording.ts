/**
 * What the site itself says to visitors, in Italian: one place, so that a company changes a word once. What editors
 * write comes from the content; what the preview and the commands say stands where it is said.
 */
export const wording = {
  screens: {
    about: 'Chi siamo',
    careers: 'Lavora con noi',
    contacts: 'Contatti',
    whatWeDo: 'Cosa facciamo',
    services: 'Servizi',
    products: 'Prodotti',
    welfare: 'Welfare',
  },

  /** Of each screen of entries: all of them, one whose title is empty, and one that is not there. */
  entries: {
    lavora_con_noi_dettaglio: {
      all: 'Posizioni aperte',
      untitled: 'Posizione aperta',
      absent: 'Posizione non disponibile',
    },
  },

  locale: 'it_IT',
  map: 'Mappa del sito',
  unknown: 'Questa pagina non c’è',

  // Toolbar, frame and footer.
  skip: 'Vai al contenuto',
  toHome: 'torna alla home',
  menu: { name: 'Menu principale', open: 'Apri il menu', close: 'Chiudi il menu' },
  newWindow: '(si apre in una nuova finestra)',
  design: 'Design',
  development: 'sviluppo',
  privacy: 'Privacy policy',
  cookie: 'Cookie policy',
  accessibility: 'Dichiarazione di accessibilità',
  social: 'Social',
  allPages: 'Tutte le pagine',
  mapOf: (name: string) => `Tutte le pagine di ${name} e le posizioni aperte.`,
  home: 'Home',
  company: {
    seat: 'Sede legale',
    register: 'Registro imprese',
    rea: 'REA',
    capital: 'Cap. soc.',
    vat: 'P. IVA',
  },
  unknownAddress: 'L’indirizzo non porta a nessuna pagina del sito.',
  perhapsTaken: 'Se era quello di una posizione, forse è già stata assegnata: qui ci sono quelle aperte.',

  // Screens.
  more: 'Scopri di più',
  ourStory: 'La nostra storia',
  places: 'Sedi e recapiti',
  morePositions: 'Mostra altre posizioni',
  backToPositions: 'Torna alla job list',
  thePosition: 'La posizione',
  positionComes: 'Sta arrivando. Se non compare, le posizioni aperte sono tutte nella job list.',
  noPositionMore:
    'Forse è già stata assegnata, o l’indirizzo non è completo. Le posizioni aperte sono tutte nella job list.',
  applicantPrivacy: 'Informativa sulla privacy per chi si candida',
  remote: 'Da remoto',
  pay: {
    year: 'l’anno',
    month: 'al mese',
    week: 'alla settimana',
    day: 'al giorno',
    hour: 'l’ora',
  },
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  published: (when: string) => `Pubblicata ${when}`,
  applyUntil: (when: string) => `Candidature fino ${when}`,
  expired: (when: string) => `Questa posizione è scaduta ${when}: non si accettano più candidature.`,

  // Pictures and videos.
  picture: 'Immagine',
  pictures: 'Immagini',
  coverPictures: 'Immagini di copertina',
  gallery: 'Galleria di immagini',
  pause: 'Metti in pausa',
  resume: 'Riprendi',
  slides: 'lo scorrimento',
  film: 'il video',
  video: 'Video',
  onYoutube: 'Guarda il video su YouTube',
  youtube: {
    show: 'Mostra il video di YouTube',
    sent: 'Se lo mostri, YouTube (Google) riceve il tuo indirizzo IP e può salvare dati nel tuo browser.',
    hide: 'Non mostrare più i video di YouTube',
  },
  noVideo: 'Your browser does not support the video tag.',
  slide: 'diapositiva',
  chooseSlide: 'Scegli la diapositiva',
  goToSlide: (number: number, count: number) => `Vai alla diapositiva ${number} di ${count}`,
  slideOf: (number: number, count: number) => `${number} di ${count}`,

  // Live content, and what failed.
  live: {
    name: 'Aggiornamenti dal vivo',
    on: 'attivi',
    paused: 'in pausa',
    offline: 'senza connessione',
    changed: 'Il testo di questa pagina è stato aggiornato.',
    waiting: 'C’è un testo più nuovo: appare appena togli la selezione o ti sposti altrove.',
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
} as const;
