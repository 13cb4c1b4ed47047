import type { Role } from 'still-live/brand/brand';

/**
 * The types of what this site declares: the site adds its own to it (lib/site/site.ts, `declare module`), so that the
 * engine knows each screen by its name and names none.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- The site adds to it.
export interface Register {}

export type Registered<Part extends string, Otherwise> = Part extends keyof Register
  ? Register[Part]
  : Otherwise;

/** The colours of the brand, by name. */
type Colours = Registered<'colours', Readonly<Record<string, string>>>;
export type ColourName = Extract<keyof Colours, string>;

/** A tint that tells screens apart: a colour of the brand beside those of the engine, which has a strong one too. */
export type Tone = Exclude<ColourName, Role | `${string}Strong`>;
