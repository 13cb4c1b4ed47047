import type { ComponentType, ReactNode } from 'react';
import type { Records } from 'still-live/content/schema/records';
import type { SafeInline } from 'still-live/html/safe-html';
import type { ScreenName, ScreenOf, TabOf, Route } from 'still-live/route/route';
import { declared, type Screens } from 'still-live/declaration';
import type { createRecordParser } from 'still-live/browser/live/record-parser';
import type { SiteData } from 'still-live/content/site-data';

type Declared<S extends ScreenName> = Screens[S];
type RecordAt<Path> = Path extends keyof Records ? Records[Path] : never;

/** What the component of a screen that is made from one record gets. */
export interface ScreenProps<S extends ScreenName> {
  readonly page: RecordAt<Declared<S>['record']>;
  /** The name that the menu gives it. Absent where the menu has no entry for it. */
  readonly heading?: SafeInline | undefined;
}

/** A tab that the site has. */
export interface ShownTab<S extends ScreenOf<'tabs'>> {
  readonly code: TabOf<S>;
  /** The name of its record. */
  readonly name: Declared<S>['tabs'][keyof Declared<S>['tabs']] & string;
  /** Its route. */
  readonly id: string;
}

/** What the component of a screen with tabs gets. */
export interface TabsProps<S extends ScreenOf<'tabs'>> extends ScreenProps<S> {
  readonly screen: S;
  readonly tabs: {
    readonly [
      T in Declared<S>['tabs'][keyof Declared<S>['tabs']] & string
    ]: RecordAt<`${Declared<S>['record']}/${T}`>;
  };
  /** In the order of the declaration. */
  readonly shown: readonly ShownTab<S>[];
  readonly active: TabOf<S>;
  readonly onTab: (tab: TabOf<S>) => void;
}

/** What the component of an entry gets. */
export interface EntryProps<S extends ScreenOf<'entries'>> {
  /** Its key in the list; `undefined` when the address names none. */
  readonly entryKey: string | undefined;
  /** `null` when there is no such entry, `undefined` while it is read. */
  readonly entry: RecordAt<`${Declared<S>['record']}/_list/${string}`> | undefined;
  /** What else it reads, by path; `undefined` while it is read. */
  readonly reads: Partial<Pick<Records, Declared<S>['reads'][number]>>;
}

interface Props<S extends ScreenName> {
  readonly screen: ScreenProps<S>;
  readonly tabs: S extends ScreenOf<'tabs'> ? TabsProps<S> : never;
  readonly entries: S extends ScreenOf<'entries'> ? EntryProps<S> : never;
}

/** The component of every screen. One that is missing, or shows another record, does not compile. */
export type ScreensOf = { readonly [S in ScreenName]: ComponentType<Props<S>[Declared<S>['kind']]> };

export interface FrameProps {
  readonly route: Route | undefined;
  readonly children: ReactNode;
  readonly afterMain?: ReactNode;
}

interface SiteComponents {
  readonly screens: ScreensOf;
  /** Renders what is around the screens of every page. */
  readonly Frame: ComponentType<FrameProps>;
  readonly Logo: ComponentType;
}

/**
 * Scripts that come after the page. Each binds what its code needs of the site, so that the first one is small. The
 * preview is nothing where there is no browser.
 */
interface Chunks {
  readonly live: () => Promise<{ readonly createRecordParser: typeof createRecordParser }>;
  readonly preview: () =>
    | Promise<{ readonly Preview: ComponentType<{ readonly data: SiteData }> }>
    | undefined;
}

declare module 'still-live/declaration' {
  interface Declaration {
    readonly components: SiteComponents;
    readonly chunks: Chunks;
  }
}

/** The compiler has compared what each component takes with its records (`ScreensOf`); here one function serves all. */
export function componentOf(screen: ScreenName): ComponentType<Readonly<Record<string, unknown>>> {
  const all: Readonly<Record<ScreenName, unknown>> = declared('components').screens;
  return all[screen] as ComponentType<Readonly<Record<string, unknown>>>;
}
