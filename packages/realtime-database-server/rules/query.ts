import { DEFAULT_QUERY, type Query } from '../query/query';
import { pathText } from '../tree/path';

/**
 * Returns a query as rules see it in `query`. What it does not have is null.
 *
 * A query without an order counts as ordered by key, like the example `limitToFirst(1000)` of the
 * documentation ("would succeed (default order by key)"). It also counts as ordered by priority, because
 * `orderByPriority()` sends no order either, and rules must be able to recognise it.
 *
 * A read without parameters has no order. The documentation does not say what rules see then. A recording of
 * the real service (davideast/pyric, scenario `r30-query-rules`) shows false for `query.orderByKey` and null
 * for `query.orderByChild` and `query.limitToFirst`. `orderByPriority()` alone is such a read too.
 * @see https://firebase.google.com/docs/database/security/rules-conditions#query-based_rules
 */
export function ruleQuery(query: Query) {
  const { order, start, end, limit } = query;
  const isPlainRead = query === DEFAULT_QUERY;
  const isExact =
    start !== null && end !== null && start.value === end.value && start.inclusive && end.inclusive;
  return {
    orderByKey: !isPlainRead && (order.by === 'key' || (order.by === 'priority' && order.isDefault === true)),
    orderByChild: order.by === 'child' ? pathText(order.path) : null,
    orderByValue: order.by === 'value',
    orderByPriority: order.by === 'priority',
    startAt: start?.value ?? null,
    endAt: end?.value ?? null,
    equalTo: isExact ? start.value : null,
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  };
}

export type RuleQuery = Readonly<ReturnType<typeof ruleQuery>>;

export const defaultQuery = ruleQuery(DEFAULT_QUERY);
