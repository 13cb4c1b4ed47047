/**
 * What one client did at one path, or what a listener was told. Times are of one counter that every beginning and
 * end moves on; `end` is Infinity when the client never heard how it ended.
 */
export interface Operation {
  readonly kind: 'set' | 'append' | 'read';
  /** The value that was set, appended or read; every set and append of a path has a value of its own. */
  readonly value: unknown;
  readonly begin: number;
  readonly end: number;
  /** Whether it may not have happened. */
  readonly isOptional?: boolean;
  /** What the same listener was told before: its events have an order, but each may arrive late. */
  readonly after?: Operation | undefined;
}

/** The state of a path after an operation, as JSON; null when the operation cannot happen in this state. */
function next(state: string, { kind, value }: Operation): string | null {
  const text = JSON.stringify(value);
  if (kind === 'set') return text;
  if (kind === 'append') return state === 'null' ? `[${text}]` : `${state.slice(0, -1)},${text}]`;
  return state === text ? state : null;
}

/** Returns the operations without those that may not have happened and that nobody saw. */
function relevant(operations: readonly Operation[]): Operation[] {
  const seen = new Set(
    operations.filter(({ kind }) => kind === 'read').flatMap(({ value }) => [value].flat()),
  );
  const kept = operations.filter(({ isOptional, value }) => isOptional !== true || seen.has(value));
  return kept.sort((a, b) => a.begin - b.begin);
}

/**
 * Looks for one order of the operations of a path that explains all of them: each happens at one moment between its
 * beginning and its end, and every read tells the state that the ones before it left (linearisability, after Wing and
 * Gong, with Lowe's memory of what was tried). A read that fits is taken at once: it changes nothing for the others.
 * @param operations Of one path, which is empty at first.
 * @returns The order; null when there is none.
 */
export function explain(operations: readonly Operation[]): readonly Operation[] | null {
  const all = relevant(operations);
  const order: Operation[] = [];
  const done = new Set<Operation>();
  const tried = new Set<string>();

  function take(operation: Operation): void {
    done.add(operation);
    order.push(operation);
  }

  function undoTo(length: number): void {
    for (const operation of order.splice(length)) done.delete(operation);
  }

  /** Returns the operations that may come next: nothing that had ended before they began is still open. */
  function candidates(): Operation[] {
    const open = all.filter((operation) => !done.has(operation));
    const firstEnd = Math.min(...open.filter((one) => one.isOptional !== true).map(({ end }) => end));
    const lastBegin = Math.max(0, ...order.map(({ begin }) => begin));
    return open.filter(
      ({ begin, end, after }) =>
        begin <= firstEnd && end >= lastBegin && (after === undefined || done.has(after)),
    );
  }

  function search(state: string): boolean {
    const length = order.length;
    let open = candidates();
    for (
      let fits = open.filter((one) => one.kind === 'read' && next(state, one) !== null);
      fits.length > 0;
      fits = open.filter((one) => one.kind === 'read' && next(state, one) !== null)
    ) {
      fits.forEach(take);
      open = candidates();
    }
    if (all.every((one) => one.isOptional === true || done.has(one))) return true;
    const key = `${state} ${all.map((one) => (done.has(one) ? 1 : 0)).join('')}`;
    if (!tried.has(key)) {
      tried.add(key);
      for (const one of open) {
        const after = one.kind === 'read' ? null : next(state, one);
        if (after === null) continue;
        take(one);
        if (search(after)) return true;
        undoTo(order.length - 1);
      }
    }
    undoTo(length);
    return false;
  }

  return search('null') ? order : null;
}
