import { type DeclaredScreens, entries, screen, tabs } from 'still-live/schema';
import type { colours } from '@/brand/brand';
import type { content } from './content';

/*
 * What this site is, beside its content (content.ts): a file of its own, because each page needs the screens, and the
 * schema only once something has changed.
 */

/** The order is that of the app shell. The keys are those of the menu and of `pagine`. */
export const SCREENS = {
  home: screen('pagine/home', { at: '/', also: ['/home'], tone: 'services' }),
  cosa_facciamo: tabs('pagine/cosa_facciamo', {
    at: '/cosa_facciamo',
    tabs: { 1: 'servizi', 2: 'prodotti', 3: 'welfare' },
  }),
  chi_siamo: screen('pagine/chi_siamo', { at: '/chi_siamo', tone: 'services' }),
  lavora_con_noi: screen('pagine/lavora_con_noi', { at: '/lavora_con_noi', tone: 'welfare' }),
  lavora_con_noi_dettaglio: entries('pagine/lavora_con_noi/posizioni_aperte/posizioni', {
    at: '/lavora_con_noi_dettaglio',
    tone: 'welfare',
    path: '/lavora_con_noi/{titolo}',
    list: 'lavora_con_noi',
    feed: '/posizioni.xml',
    // The address to apply to, and the privacy notice.
    reads: ['pagine/lavora_con_noi/introduzione'],
  }),
  contatti: screen('pagine/contatti', { at: '/contatti', tone: 'products' }),
} satisfies DeclaredScreens<ReturnType<typeof content>>;

export const SITE = {
  project: 'feeling',
  screens: SCREENS,
  everywhere: ['footer'],
  menu: 'impostazioni/etichette/menu',
  pagesAt: 'pagine',
  contact: 'contatti' satisfies keyof typeof SCREENS,
  mapPath: '/mappa/',
  framedPath: '/anteprima/',
} as const;

declare module 'still-live' {
  interface Register {
    readonly site: typeof SITE;
    readonly content: ReturnType<typeof content>;
    readonly colours: typeof colours;
  }
}
