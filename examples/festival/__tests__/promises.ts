import type { ScreensOf, TabsProps } from 'still-live/react';
import type { TabOf } from 'still-live/content';
import type { DeclaredScreens } from 'still-live/schema';
import { tabs } from 'still-live/schema';
import type { content } from '@/lib/site/content';

/* What the compiler refuses: `npm run lint` looks at the types of this program. Nothing runs it. */

declare const all: ScreensOf;
declare const visit: TabsProps<'visita'>;

const { storia, ...others } = all;

// @ts-expect-error A screen has no component.
export const lacking: ScreensOf = others;

// @ts-expect-error A component shows the record of another screen.
export const crossed: ScreensOf = { ...all, programma: storia };

// @ts-expect-error The screen has no such tab.
export const code: TabOf<'visita'> = '3';

// @ts-expect-error No record of a tab has this name.
export const record = visit.tabs.dormire;

export const declared = {
  // @ts-expect-error The content has no record for the tab.
  visita: tabs('stanze/visita', { at: '/visita', tabs: { 1: 'arrivare', 2: 'dormire' } }),
} satisfies DeclaredScreens<ReturnType<typeof content>>;
