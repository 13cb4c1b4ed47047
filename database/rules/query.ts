import { DEFAULT_QUERY, type Query } from '../query/query';
import type { LeafValue } from '../tree/node';
import { pathText } from '../tree/path';

/** The parameters of a read, as rules see them in `query`. Limits and bounds are null when absent. */
export interface RuleQuery {
  readonly orderByKey: boolean;
  /** Path of the child the query orders by, or null. */
  readonly orderByChild: string | null;
  readonly orderByValue: boolean;
  readonly orderByPriority: boolean;
  readonly startAt: LeafValue | null;
  readonly endAt: LeafValue | null;
  readonly equalTo: LeafValue | null;
  readonly limitToFirst: number | null;
  readonly limitToLast: number | null;
}

/**
 * Returns a query as rules see it in `query`.
 *
 * A query without an order counts as ordered by key, like the example `limitToFirst(1000)` of the
 * documentation ("would succeed (default order by key)"). It also counts as ordered by priority, because
 * `orderByPriority()` sends no order either, and rules must be able to recognise it.
 *
 * A read without parameters has no order. The documentation does not say what rules see then. A recording of
 * the real service (davideast/pyric, scenario `r30-query-rules`) shows false for `query.orderByKey` and null
 * for `query.orderByChild` and `query.limitToFirst`.
 * @see https://firebase.google.com/docs/database/security/rules-conditions#query-based_rules
 */
export function ruleQuery(query: Query): RuleQuery {
  const { order, start, end, limit } = query;
  const isPlainRead = query === DEFAULT_QUERY;
  const isExact =
    start !== null && end !== null && start.value === end.value && start.inclusive && end.inclusive;
  return {
    orderByKey: !isPlainRead && (order.by === 'key' || (order.by === 'priority' && order.isDefault === true)),
    orderByChild: order.by === 'child' ? pathText(order.path) : null,
    orderByValue: order.by === 'value',
    orderByPriority: !isPlainRead && order.by === 'priority',
    startAt: start?.value ?? null,
    endAt: end?.value ?? null,
    equalTo: isExact ? start.value : null,
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  };
}

/** A read without query parameters. */
export const defaultQuery = ruleQuery(DEFAULT_QUERY);
