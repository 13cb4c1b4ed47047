import type { LeafValue } from '../tree/node';
import type { Path } from '../tree/path';

export type Order =
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | {
      readonly by: 'priority';
      /** Set when the client named no order. SDKs do not send the order by priority. */
      readonly isDefault?: true;
    }
  | { readonly by: 'child'; readonly path: Path };

/**
 * One end of a range: an index value, and optionally a key, which distinguishes children with equal values.
 */
export interface Bound {
  readonly value: LeafValue | null;
  readonly key: string | null;
  readonly inclusive: boolean;
}

export interface Limit {
  readonly count: number;
  readonly from: 'first' | 'last';
}

export interface Query {
  readonly order: Order;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly limit: Limit | null;
}

export const DEFAULT_QUERY: Query = {
  order: { by: 'priority', isDefault: true },
  start: null,
  end: null,
  limit: null,
};

/** The order alone does not change what is sent. */
export function loadsAllData(query: Query): boolean {
  return query.start === null && query.end === null && query.limit === null;
}

/** The name of an order in rules and warnings: `.key`, `.value`, `.priority` or a child path. */
export function indexName(order: Order): string {
  return order.by === 'child' ? order.path.join('/') : `.${order.by}`;
}
