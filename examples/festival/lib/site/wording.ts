import { WORDS } from 'still-live';

export const wording = {
  ...WORDS,
  entries: {
    serata: { all: 'Tutte le serate', untitled: 'Una serata', absent: 'Serata sparita dal programma' },
  },
  home: 'Prima pagina',
  map: 'Indice del sito',
  unknown: 'Qui è buio',
  unknownAddress: 'A questo indirizzo non si proietta nulla.',
  perhapsTaken: 'Se cercavi una serata, forse ha cambiato giorno: ecco quelle in programma.',
  live: { ...WORDS.live, name: 'Programma in diretta', on: 'acceso', paused: 'fermo' },
  skip: 'Salta al contenuto',
  pages: 'Pagine',
  programme: 'Il programma',
  visit: 'La visita',
  story: 'La storia',
  free: 'ingresso libero',
  rain: 'Se piove',
  contacts: 'Scrivici',
} as const;
