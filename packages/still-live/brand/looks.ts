// This is a file of its own, because the page does not need the checks of brand.ts.
import type { ColourName, Tone } from 'still-live/register';

/** Every colour of text and its ground that the styles use. The schema of the content says which of them show a field. */
const LOOKS = [
  'ink on paper',
  'ink on paperShade',
  'inkSoft on paper',
  'inkSoft on paperShade',
  'paper on ink',
  'deepInk on deep',
  'deepInk on deepSoft',
  'actionInk on action',
  'actionInk on actionLight',
  'error on paper',
  'error on paperShade',
] as const;

const looksOfTone = (tone: Tone) => [`ink on ${tone}`, `ink on ${tone}Strong`, `inkSoft on ${tone}`] as const;

export type Look = (typeof LOOKS)[number] | ReturnType<typeof looksOfTone>[number];

type Colours = Readonly<Record<string, string>>;

/** Returns the tints among colours: each has a strong one, `meadow` and `meadowStrong`. */
export function tonesOf(colours: Colours): readonly Tone[] {
  return Object.keys(colours).filter((name): name is Tone => `${name}Strong` in colours);
}

export function looksOf(colours: Colours): readonly Look[] {
  return [...LOOKS, ...tonesOf(colours).flatMap(looksOfTone)];
}

/**
 * The grounds on which the logo stands: in the bar over pages, over the cover of Home and those of the tints, and in
 * pictures for sharing.
 */
export function logoGroundsOf(colours: Colours): readonly ColourName[] {
  return ['paper', 'deep', ...tonesOf(colours)];
}

export function coloursOf(look: Look): readonly [text: ColourName, ground: ColourName] {
  return look.split(' on ') as [ColourName, ColourName];
}
