import { WORDS } from 'still-live';

/**
 * What the site itself says to visitors, in Italian: one place, so that a company changes a word once. What editors
 * write comes from the content; what the preview and the commands say stands where it is said.
 */
export const wording = {
  ...WORDS,

  screens: {
    about: 'Chi siamo',
    careers: 'Lavora con noi',
    contacts: 'Contatti',
    whatWeDo: 'Cosa facciamo',
    services: 'Servizi',
    products: 'Prodotti',
    welfare: 'Welfare',
  },

  /** A title for the screen of all entries, one for an entry without a title, and one for an entry that does not exist. */
  entries: {
    lavora_con_noi_dettaglio: {
      all: 'Posizioni aperte',
      untitled: 'Posizione aperta',
      absent: 'Posizione non disponibile',
    },
  },

  // Toolbar, frame and footer.
  skip: 'Vai al contenuto',
  toHome: 'torna alla home',
  menu: { name: 'Menu principale', open: 'Apri il menu', close: 'Chiudi il menu' },
  design: 'Design',
  development: 'sviluppo',
  privacy: 'Privacy policy',
  cookie: 'Cookie policy',
  accessibility: 'Dichiarazione di accessibilità',
  social: 'Social',
  allPages: 'Tutte le pagine',
  mapOf: (name: string) => `Tutte le pagine di ${name} e le posizioni aperte.`,
  company: {
    seat: 'Sede legale',
    register: 'Registro imprese',
    rea: 'REA',
    capital: 'Cap. soc.',
    vat: 'P. IVA',
  },
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
  published: (when: string) => `Pubblicata ${when}`,
  applyUntil: (when: string) => `Candidature fino ${when}`,
  expired: (when: string) => `Questa posizione è scaduta ${when}: non si accettano più candidature.`,

  // Pictures and videos.
  pictures: 'Immagini',
  coverPictures: 'Immagini di copertina',
  gallery: 'Galleria di immagini',
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
} as const;
