// Apart from the checks of the brand, which the page does not need.
import type { ColourName } from './brand';

/**
 * Every colour of text and its ground that the styles use. The schema of the content says which of them show a field.
 */
export const LOOKS = [
  'ink on paper',
  'ink on paperShade',
  'ink on services',
  'ink on servicesStrong',
  'ink on products',
  'ink on productsStrong',
  'ink on welfare',
  'ink on welfareStrong',
  'inkSoft on paper',
  'inkSoft on paperShade',
  'inkSoft on services',
  'inkSoft on products',
  'inkSoft on welfare',
  'paper on ink',
  'deepInk on deep',
  'deepInk on deepSoft',
  'actionInk on action',
  'actionInk on actionLight',
  'error on paper',
  'error on paperShade',
] as const satisfies readonly `${ColourName} on ${ColourName}`[];

/**
 * The grounds on which the logo stands: in the bar over pages, over the cover of Home and those of the tints, and in
 * pictures for sharing.
 */
export const LOGO_GROUNDS = [
  'paper',
  'deep',
  'services',
  'products',
  'welfare',
] as const satisfies readonly ColourName[];

export type Look = (typeof LOOKS)[number];

export function coloursOf(look: Look): readonly [text: ColourName, ground: ColourName] {
  return look.split(' on ') as [ColourName, ColourName];
}
