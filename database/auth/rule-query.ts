import type { Query } from '../query/query';
import { DEFAULT_QUERY } from '../query/query';
import type { RuleQuery } from '../rules/query';
import { pathText } from '../tree/path';

/**
 * Returns a query as rules see it in `query`; null for a read without parameters.
 *
 * A query without an order counts as ordered by key, like the example `limitToFirst(1000)` of the
 * documentation ("would succeed (default order by key)"). It also counts as ordered by priority, because
 * `orderByPriority()` sends no order either, and rules must be able to recognise it.
 * @see https://firebase.google.com/docs/database/security/rules-conditions#query-based_rules
 */
export function ruleQuery(query: Query): RuleQuery | null {
  if (query === DEFAULT_QUERY) return null;
  const { order, start, end, limit } = query;
  const isExact =
    start !== null && end !== null && start.value === end.value && start.inclusive && end.inclusive;
  return {
    orderByKey: order.by === 'key' || (order.by === 'priority' && order.isDefault === true),
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
