import type { Query } from '../query/query';
import { DEFAULT_QUERY } from '../query/query';
import type { RuleQuery } from '../rules/query';
import { pathText } from '../tree/path';

/** A query as rules see it in `query`; null for a read without parameters. */
export function ruleQuery(query: Query): RuleQuery | null {
  if (query === DEFAULT_QUERY) return null;
  const { order, start, end, limit } = query;
  const isExact =
    start !== null && end !== null && start.value === end.value && start.inclusive && end.inclusive;
  return {
    orderByKey: order.by === 'key',
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
