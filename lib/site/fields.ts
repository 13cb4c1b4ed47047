import { colours } from '@/brand/brand';
import type { Tone } from 'still-live';
import {
  type Boxes,
  gallery,
  group,
  having,
  html,
  label,
  link,
  needed,
  on,
  tonesOf,
} from 'still-live/schema';
import { BOXES } from './boxes';

/* Fields that several places of the content have (content.ts). */

export const title = () => label('Titolo');
export const subtitle = () => label('Sottotitolo');
export const description = () => html('Descrizione');
export const intro = () => html('Testo introduttivo');
export const large = () => having(title(), { large: true });
export const target = () => link('Link');
export const pictures = (box: number) => gallery('Immagini', 'Immagine', box);
export const cover = (...boxes: Boxes) => gallery('Immagini di copertina', 'Immagine di copertina', ...boxes);
export const buttonLabel = () => needed('Pulsante senza etichetta: non compare', label('Etichetta'));
export const buttonLink = () => needed('Pulsante senza link: non compare', target());
export const button = () => group('Pulsante', { etichetta: buttonLabel(), link: buttonLink() });

/** A button or card in the colour of actions. The second colour is the one under the pointer. */
export const ACTION = ['actionInk on action', 'actionInk on actionLight'] as const;
export const INK = ['paper on ink', 'deepInk on deep'] as const;
export const cardLabel = () =>
  needed('Scheda senza etichetta: non compare', on(ACTION, having(label('Etichetta'), { large: true })));
export const cardLink = () => needed('Scheda senza link: compare, ma non porta da nessuna parte', target());
export const tints = () => tonesOf(colours).map((tone) => `ink on ${tone}` as const);
type Tint = `ink on ${Tone}`;

export const tabIntro = (tint: Tint) => on([tint], intro());
export const knowMore = (tint: Tint) =>
  group('Vuoi saperne di più', {
    blocco_testo: on([tint], group('Testo', { titolo: large(), descrizione: description() })),
    cta: on(INK, button()),
    gallery_immagini: pictures(BOXES.closing),
  });

/** The page around shows the head of a tab: its label, which can be selected, and its cover. */
export const tabLabel = (tint: Tint) =>
  on(
    ['ink on paper', 'ink on paperShade', 'paper on ink', tint],
    having(label('Etichetta della scheda'), { head: 'only', parsedAs: 'etichetta' }),
  );
export const tabCover = () => having(cover(BOXES.cover), { head: 'only' });
