import { type DeclaredScreens, entries, screen, tabs } from 'still-live/schema';
import type { colours } from '@/brand/brand';
import type { content } from './content';

/* What this site is, beside its content. */

export const SCREENS = {
  prima: screen('stanze/prima', { at: '/', tone: 'prato' }),
  programma: screen('stanze/programma', { at: '/programma', tone: 'prato' }),
  serata: entries('stanze/programma/serate', {
    at: '/serata',
    tone: 'fiume',
    path: '/programma/{film}',
    list: 'programma',
    reads: ['stanze/programma/pioggia'],
  }),
  visita: tabs('stanze/visita', { at: '/visita', tabs: { 1: 'arrivare', 2: 'biglietti' } }),
  storia: screen('stanze/storia', { at: '/storia', tone: 'tramonto' }),
} satisfies DeclaredScreens<ReturnType<typeof content>>;

export const SITE = {
  screens: SCREENS,
  project: 'festival',
  everywhere: ['congedo'],
  menu: 'voci',
  pagesAt: 'stanze',
  contact: 'storia' satisfies keyof typeof SCREENS,
  mapPath: '/indice/',
  framedPath: '/prova/',
} as const;

declare module 'still-live' {
  interface Register {
    readonly site: typeof SITE;
    readonly content: ReturnType<typeof content>;
    readonly colours: typeof colours;
  }
}
