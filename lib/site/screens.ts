import { entries, screen, tabs } from '@/lib/route/screen';

/*
 * The screens of the site, once, in the order of the app shell: the keys are those of the menu and of `pagine`. What a record
 * contains stands in content.ts. Apart from it, because the script in the head of the page needs the screens alone.
 */
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
};

/** The screen by which visitors write to the company. */
export const CONTACT = 'contatti';

/** The records that every screen shows. */
export const EVERYWHERE = ['footer'] as const;

export const MENU = 'impostazioni/etichette/menu';

/** What contains the pages, each with its visibility in the menu. */
export const PAGES_AT = 'pagine';
