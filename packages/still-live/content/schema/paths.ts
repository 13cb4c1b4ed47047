import type { Group, Leaf } from './field';

/* Where the fields of any content are, as types; `values.ts` has those of this site. */

export type Placed<P, Base extends string> = {
  [K in keyof P & string]:
    | [path: `${Base}${K}`, field: P[K]]
    | (P[K] extends Group<infer Q> ? Placed<Q, `${Base}${K}/`> : never);
}[keyof P & string];

export type FieldOf<Fields, Path> = Extract<Fields, [Path, unknown]>[1];

export type PathOf<Fields, Kind, But> = Fields extends [infer Path, Kind]
  ? Fields[1] extends But
    ? never
    : Path
  : never;

export type FixedPathOf<Fields> = PathOf<Fields, { readonly record: true }, Leaf>;

export type RecordListOf<Fields> = PathOf<Fields, { readonly record: 'each' }, Leaf>;

type LabelOf<Entry> = Entry extends { readonly parts: infer P }
  ? { [K in keyof P & string]: P[K] extends Leaf<'label'> ? K : never }[keyof P & string]
  : never;

interface ScreenOf<Kind, Path> {
  readonly kind: Kind;
  readonly record: Path;
}

type TabsOf<Path, All> = Path extends string
  ? ScreenOf<'tabs', Path> & {
      readonly tabs: Readonly<Record<number, All extends `${Path}/${infer Name}` ? Name : never>>;
    }
  : never;

type EntriesOf<Path, Fields> = Path extends string
  ? ScreenOf<'entries', Path> & {
      readonly path: `/${string}/{${LabelOf<FieldOf<Fields, Path>>}}`;
      readonly reads: readonly FixedPathOf<Fields>[];
    }
  : never;

type OneOf<Fields> =
  | ScreenOf<'screen', FixedPathOf<Fields>>
  | TabsOf<FixedPathOf<Fields>, FixedPathOf<Fields>>
  | EntriesOf<RecordListOf<Fields>, Fields>;

/** What screens show: records of the content. The address of an entry ends in one of its labels. */
export type ScreensOf<Content> = Readonly<Record<string, OneOf<Placed<Content, ''>>>>;
