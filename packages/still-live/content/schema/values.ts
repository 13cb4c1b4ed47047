import type { SafeHtml, SafeInline } from 'still-live/html/safe-html';
import type { Content, Declaration } from 'still-live/declaration';
import type { Group, Leaf, List, PARTS_OF, ViewOf } from './field';
import type { FieldOf, FixedPathOf, PathOf, Placed, RecordListOf } from './paths';

/*
 * The types of the parsed content, from the schema. Every value is complete: a missing text is an empty string,
 * a missing list an empty array. For example
 *
 *   list('Prodotti', { one: 'Prodotto', gender: 'm' }, { titolo: label('Titolo'), descrizione: html('Descrizione') })
 *
 * has the value `readonly { key: string; titolo: SafeInline; descrizione: SafeHtml }[]`. A record inside another one, such as
 * a tab of a page, has its own value at its own path; the page contains only its heads (`head`), such as its label.
 */

export type MediaKind = 'image' | 'video' | 'youtube';

export interface MediaItem {
  /** Unique in its gallery; never `0`, which is the template. */
  readonly id: string;
  readonly kind: MediaKind;
  readonly url: string;
  /** Empty when the item is decorative. */
  readonly alt: string;
  /** Address of the picture that stands for a YouTube video until the visitor wants it. */
  readonly poster?: string;
  /** `object-position` where the picture is cropped. Without it, its middle stays in view. */
  readonly focus?: string;
}

/** Items to show, in order. Templates and items without a value are already left out. */
export type Gallery = readonly MediaItem[];

interface LeafValues {
  readonly label: SafeInline;
  readonly html: SafeHtml;
  readonly name: string;
  readonly link: string;
  readonly day: string;
  readonly number: number;
  readonly amount: number;
  readonly flag: boolean;
  readonly media: MediaItem;
}

// One record in place of an intersection, so that code editors show its fields.
type Flat<T> = { readonly [K in keyof T]: T[K] };

type NameOf<K, F> = F extends { readonly parsedAs: infer Name } ? Name & string : K;

type HeadOf<F> = F extends { readonly head: infer Head } ? Head : undefined;

type IsIn<F, View extends keyof typeof PARTS_OF> = F extends { readonly around: 'nothing' }
  ? false
  : HeadOf<F> extends (typeof PARTS_OF)[View][number]
    ? true
    : false;

type Picked<P, View extends keyof typeof PARTS_OF = 'own'> = {
  readonly [K in keyof P as IsIn<P[K], View> extends true ? NameOf<K, P[K]> : never]: ValueOf<P[K]>;
};

type KeyOf<F> = F extends { readonly keys: 'page' } ? { readonly page: string } : { readonly key: string };

type ValueOf<F> = F extends { readonly media: true }
  ? Gallery
  : F extends List<infer P>
    ? readonly Flat<KeyOf<F> & Picked<P, ViewOf<F>>>[]
    : F extends Group<infer P>
      ? Picked<P, ViewOf<F>>
      : F extends Leaf<infer K>
        ? LeafValues[K]
        : never;

type RecordOf<F> = F extends Group<infer P> ? Picked<P> : ValueOf<F>;

type Fields = Placed<Content, ''>;
type FieldAt<Path> = FieldOf<Fields, Path>;

export type ListPath = PathOf<Fields, List, { readonly media: true }>;

export type FixedPath = FixedPathOf<Fields>;

/** The name of a field of a list's entries, for `entryPath`. */
export type EntryPart<Path extends ListPath> = FieldAt<Path> extends List<infer P> ? keyof P & string : never;

declare const entry: unique symbol;

export type EntryPath = string & { readonly [entry]: true };

export type ContentPath = Fields[0] | EntryPath | VisibilityPath;

export type VisibilityPath = `${Declaration['pagesAt']}/${string}/_visibility`;

type RecordList = RecordListOf<Fields>;

// `null` when there is no such entry.
type EntryRecords = {
  readonly [Path in RecordList as `${Path}/_list/${string}`]: Picked<FieldAt<Path>['parts']> | null;
};

export type EntryRecordPath = keyof EntryRecords;

type FixedRecords = { readonly [Path in FixedPath]: RecordOf<FieldAt<Path>> };

/** Every record that the site reads, by its path below the base path. */
export interface Records extends FixedRecords, EntryRecords {
  readonly [path: VisibilityPath]: boolean;
}
