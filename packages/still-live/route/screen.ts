import type { Tone } from 'still-live/register';

interface Screen {
  /** Its address in the app shell, after the `#`: one segment. The screen at `/` also answers every unknown address. */
  readonly at: string;
  readonly also?: readonly string[];
}

interface Tinted {
  readonly tone: Tone;
}

interface Tabs extends Screen {
  /**
   * The names of the tabs' records inside the record of the screen, by the code of the tab in the address. The first
   * tab is shown first.
   */
  readonly tabs: Readonly<Record<number, string>>;
}

interface Entries extends Screen, Tinted {
  readonly list: string;
  /** The real path of an entry, which ends in its title: `/jobs/{title}`. */
  readonly path: string;
  /** Records that an entry does not contain and its screen reads too. */
  readonly reads: readonly string[];
  readonly feed?: string;
}

/** A screen that shows one record. */
export function screen<const R extends string, const S extends Screen & Tinted>(record: R, says: S) {
  return { kind: 'screen', record, ...says } as const;
}

/** A screen that shows one record, and one record more in each tab. */
export function tabs<const R extends string, const S extends Tabs>(record: R, says: S) {
  return { kind: 'tabs', record, ...says } as const;
}

/** A screen for each entry of a list. */
export function entries<const R extends string, const S extends Entries>(record: R, says: S) {
  return { kind: 'entries', record, ...says } as const;
}

export type AnyScreen =
  | (Screen & Tinted & { readonly kind: 'screen'; readonly record: string })
  | (Tabs & { readonly kind: 'tabs'; readonly record: string })
  | (Entries & { readonly kind: 'entries'; readonly record: string });
