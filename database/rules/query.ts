/** The value at which a query starts or ends; null when there is none. */
type QueryBound = string | number | boolean | null;

/** The parameters of a read, as rules see them in `query`. Limits and bounds are null when absent. */
export interface RuleQuery {
  readonly orderByKey: boolean;
  /** Path of the child the query orders by, or null. */
  readonly orderByChild: string | null;
  readonly orderByValue: boolean;
  readonly orderByPriority: boolean;
  readonly startAt: QueryBound;
  readonly endAt: QueryBound;
  readonly equalTo: QueryBound;
  readonly limitToFirst: number | null;
  readonly limitToLast: number | null;
}

/**
 * A read without query parameters. The documentation does not say what rules see then. A recording of the
 * real service (davideast/pyric, scenario `r30-query-rules`) shows false for `query.orderByKey` and null for
 * `query.orderByChild` and `query.limitToFirst`.
 */
export const defaultQuery: RuleQuery = {
  orderByKey: false,
  orderByChild: null,
  orderByValue: false,
  orderByPriority: false,
  startAt: null,
  endAt: null,
  equalTo: null,
  limitToFirst: null,
  limitToLast: null,
};

/** Returns one field of a query by its name in rules; null for an unknown name. */
export function queryField(query: RuleQuery, name: string): QueryBound {
  switch (name) {
    case 'orderByKey':
      return query.orderByKey;
    case 'orderByChild':
      return query.orderByChild;
    case 'orderByValue':
      return query.orderByValue;
    case 'orderByPriority':
      return query.orderByPriority;
    case 'startAt':
      return query.startAt;
    case 'endAt':
      return query.endAt;
    case 'equalTo':
      return query.equalTo;
    case 'limitToFirst':
      return query.limitToFirst;
    case 'limitToLast':
      return query.limitToLast;
    default:
      return null;
  }
}
