import type { Brand } from 'still-live/brand/brand';
import type { Field } from 'still-live/content/schema/field';
import type { AnyScreen } from 'still-live/route/screen';
import type { ColourName, Registered } from './register';

export type { ColourName, Register, Tone } from './register';

/** Which screens there are, and where the content is that they share. Paths are below the base path. */
interface AnySite {
  /** The last segment of the base path, unless `CONTENT_PROJECT` names another. */
  readonly project: string;
  /** By name, in the order of the app shell. */
  readonly screens: Readonly<Record<string, AnyScreen>>;
  /** The records that every screen shows. */
  readonly everywhere: readonly string[];
  readonly menu: string;
  /** Path of what contains the pages, each with its visibility in the menu. */
  readonly pagesAt: string;
  /** The screen by which visitors write to the company. */
  readonly contact: string;
  /** The real path of the list of all pages, such as `/map/`. */
  readonly mapPath: string;
  /** The real path of the app shell at which an editor may frame the preview. */
  readonly framedPath: string;
}

type Site = Registered<'site', AnySite>;

export type Screens = Site['screens'];

/** The schema of all content below a base path, by the names of its nodes. */
export type Content = Registered<'content', Readonly<Record<string, Field>>>;

/** What the engine itself says to visitors, in the language of the site. */
export interface Words {
  /** The language of the site as Open Graph writes it, such as `it_IT`; the pages say the part before the `_`. */
  readonly locale: string;
  /** Stands for a picture that has no text alternative. */
  readonly picture: string;
  readonly months: readonly string[];
  /** For each screen of entries: the name of all of them, of one whose title is empty, and of one that is not there. */
  readonly entries: Readonly<
    Record<string, { readonly all: string; readonly untitled: string; readonly absent: string }>
  >;
  /** Names of Home and of the two pages that are no screens: the list of all pages, and what unknown addresses show. */
  readonly home: string;
  readonly map: string;
  /** The description of the list of all pages. */
  readonly mapOf: (siteName: string) => string;
  readonly unknown: string;
  readonly unknownAddress: string;
  /** Added to `unknownAddress` where the site has entries. */
  readonly perhapsTaken: string;
  /** What screen readers add to a link to another site. */
  readonly newWindow: string;
  readonly live: {
    readonly name: string;
    readonly on: string;
    readonly paused: string;
    readonly offline: string;
    readonly changed: string;
    readonly waiting: string;
  };
  readonly pause: string;
  readonly resume: string;
  readonly loading: string;
  readonly reload: string;
  readonly partNotLoaded: string;
  readonly partUnavailable: string;
  readonly pageUnavailable: string;
  readonly backHome: string;
  readonly noPreview: string;
  readonly close: string;
  readonly apply: string;
  readonly date: {
    readonly invalid: string;
    readonly missing: string;
    readonly late: string;
    readonly early: string;
  };
}

/**
 * What a site gives to the engine. Code that needs more of the site adds it with `declare module`, where it asks for
 * it.
 */
export interface Declaration extends Site {
  readonly content: Content;
  readonly words: Words;
  readonly siteName: string;
  /** As the company wrote it: a build checks it first (packages/still-live/build/brand/read-brand.ts). */
  readonly brand: Brand;
  /** The folder with `logo.svg` and `sign.svg`. */
  readonly brandFolder: string;
  /** The colours of the brand, which are all that the page needs of it. */
  readonly colours: Readonly<Record<ColourName, string>>;
}

// A site may have no rules of its own, and say nothing more of itself to search engines.
const given: Partial<Declaration> = { rules: [], structure: {} };

/** Gives parts of the site to the engine. Whatever starts it calls this first: a script, the pages, a command, tests. */
export function bindSite(parts: Partial<Declaration>): void {
  Object.assign(given, parts);
}

/**
 * Returns a part of the site. Ask for it when it is needed, and not while a module loads: nothing is bound then.
 * @throws {Error} when nobody has bound it.
 */
export function declared<Part extends keyof Declaration>(part: Part): Declaration[Part] {
  const value = given[part];
  if (value === undefined) throw new Error(`${part}: not bound; call bindSite first`);
  return value;
}

/** Returns a function that makes something of a part: once, and again after the part has been bound anew. */
/* @__NO_SIDE_EFFECTS__ */
export function madeOf<Part extends keyof Declaration, Made>(
  part: Part,
  make: (value: Declaration[Part]) => Made,
): () => Made {
  let last: { readonly value: Declaration[Part]; readonly made: Made } | undefined;
  return () => {
    const value = declared(part);
    if (last?.value !== value) last = { value, made: make(value) };
    return last.made;
  };
}
