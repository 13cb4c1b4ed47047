import type { LeafValue } from '../tree/node';
import type { Path } from '../tree/path';

/** What children are ordered by. */
export type Order =
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | {
      readonly by: 'priority';
      /** Set when the client named no order: SDKs do not send this one. */
      readonly isDefault?: true;
    }
  | { readonly by: 'child'; readonly path: Path };

/** One end of a range: a value of the index, perhaps with a key to tell equal values apart. */
export interface Bound {
  readonly value: LeafValue | null;
  readonly key: string | null;
  readonly inclusive: boolean;
}

/** A limit on the number of children, from one side of the range. */
export interface Limit {
  readonly count: number;
  readonly from: 'first' | 'last';
}

/** Which children of a node are asked for. */
export interface Query {
  readonly order: Order;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly limit: Limit | null;
}

/** The query that asks for everything. */
export const DEFAULT_QUERY: Query = {
  order: { by: 'priority', isDefault: true },
  start: null,
  end: null,
  limit: null,
};

/** Whether a query leaves nothing out (its order alone does not matter for what is sent). */
export function loadsAllData(query: Query): boolean {
  return query.start === null && query.end === null && query.limit === null;
}

/** The index of a query as rules and warnings name it: `.key`, `.value`, `.priority` or a child path. */
export function indexName(order: Order): string {
  return order.by === 'child' ? order.path.join('/') : `.${order.by}`;
}
