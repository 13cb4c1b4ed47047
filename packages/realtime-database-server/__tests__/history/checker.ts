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
  readonly isOptional?: boolean;
  /** What the same listener was told before: its events have an order, but each may arrive late. */
  readonly after?: Operation | undefined;
}

/** An operation that is not in the order yet, in a list of all of them by their beginning. */
interface Link {
  readonly operation: Operation;
  readonly id: number;
  readonly text: string;
  readonly origin: string;
  /** What the same listener is told next. It is not in the list before this one was taken. */
  following: Link | null;
  before: Link | null;
  after: Link | null;
}

function stateAfter(state: string, { operation, text }: Link): string {
  if (operation.kind === 'set') return text;
  return state === 'null' ? `[${text}]` : `${state.slice(0, -1)},${text}]`;
}

function linkOf(operation: Operation, id: number): Link {
  const { value } = operation;
  const origin = JSON.stringify(Array.isArray(value) ? value.at(-1) : value);
  const text = JSON.stringify(value);
  return { operation, id, text, origin, following: null, before: null, after: null };
}

/** Returns the operations by their beginning, without those that may not have happened and that nobody saw. */
function relevant(operations: readonly Operation[]): Link[] {
  const seen = new Set(
    operations.filter(({ kind }) => kind === 'read').flatMap(({ value }) => [value].flat()),
  );
  const kept = operations.filter(({ isOptional, value }) => isOptional !== true || seen.has(value));
  return kept.sort((a, b) => a.begin - b.begin).map(linkOf);
}

/** The operations that are not in the order yet. What was taken is put back in the reverse order. */
class OpenOperations {
  private first: Link | null = null;
  private readonly reads = new Map<string, number>();
  private readonly writes = new Map<string, number>();
  /** How many must still be taken. */
  required = 0;

  constructor(operations: readonly Operation[]) {
    const links = relevant(operations);
    const byOperation = new Map(links.map((link) => [link.operation, link]));
    for (const link of links.reverse()) {
      this.count(link, 1);
      const former = link.operation.after && byOperation.get(link.operation.after);
      if (former) former.following = link;
      else this.insert(link, null);
    }
  }

  take(link: Link): void {
    this.remove(link);
    this.count(link, -1);
    if (link.following !== null) this.insert(link.following, null);
  }

  putBack(link: Link): void {
    if (link.following !== null) this.remove(link.following);
    this.count(link, 1);
    this.insert(link, link.before);
  }

  next(): Link[] {
    const found: Link[] = [];
    let firstEnd = Infinity;
    for (let link = this.first; link !== null && link.operation.begin <= firstEnd; link = link.after) {
      found.push(link);
      if (link.operation.isOptional !== true) firstEnd = Math.min(firstEnd, link.operation.end);
    }
    return found;
  }

  /** Returns whether somebody has yet to read the state that a write of this value left, and it is not written again. */
  holds(origin: string): boolean {
    return (this.reads.get(origin) ?? 0) > 0 && (this.writes.get(origin) ?? 0) === 0;
  }

  private count({ operation, origin }: Link, step: 1 | -1): void {
    const counts = operation.kind === 'read' ? this.reads : this.writes;
    counts.set(origin, (counts.get(origin) ?? 0) + step);
    if (operation.isOptional !== true) this.required += step;
  }

  private insert(link: Link, before: Link | null): void {
    link.before = before;
    link.after = before === null ? this.first : before.after;
    if (link.after !== null) link.after.before = link;
    if (before === null) this.first = link;
    else before.after = link;
  }

  private remove({ before, after }: Link): void {
    if (before === null) this.first = after;
    else before.after = after;
    if (after !== null) after.before = before;
  }
}

/** An operation of the order, with what was before it: the state, whose write made it, and the latest beginning. */
interface Step {
  readonly link: Link;
  readonly state: string;
  readonly origin: string;
  readonly latest: number;
}

/**
 * Looks for one order of the operations of a path that explains all of them: each happens at one moment between its
 * beginning and its end, and every read tells the state that the ones before it left (linearisability, after Wing and
 * Gong, with Lowe's memory of what was tried). A read that fits is taken at once: it changes nothing for the others. A
 * state is left only when all who read it have done so. So a wrong choice is found at the next one, and the time grows
 * with the number of operations, times how many of them are under way at once.
 * @param operations Of one path, which is empty at first.
 * @returns The order; null when there is none.
 */
export function explain(operations: readonly Operation[]): readonly Operation[] | null {
  const open = new OpenOperations(operations);
  const tried = new Set<string>();
  const steps: Step[] = [];
  const choices: { readonly length: number; readonly options: Link[] }[] = [];
  const last = (): Omit<Step, 'link'> => steps.at(-1) ?? { state: 'null', origin: 'null', latest: 0 };

  function take(link: Link): void {
    const { state, origin, latest } = last();
    const isRead = link.operation.kind === 'read';
    open.take(link);
    steps.push({
      link,
      state: isRead ? state : stateAfter(state, link),
      origin: isRead ? origin : link.origin,
      latest: Math.max(latest, link.operation.begin),
    });
  }

  function undoTo(length: number): void {
    for (const { link } of steps.splice(length).reverse()) open.putBack(link);
  }

  function choose(): Link[] {
    let next = open.next();
    const fits = ({ operation, text }: Link): boolean => operation.kind === 'read' && text === last().state;
    for (let reads = next.filter(fits); reads.length > 0; reads = next.filter(fits)) {
      reads.forEach(take);
      next = open.next();
    }
    const { state, origin, latest } = last();
    const key = `${state} ${next.map(({ id }) => id).join()}`;
    if (open.holds(origin) || tried.has(key)) return [];
    tried.add(key);
    return next.filter(({ operation: { kind, end } }) => kind !== 'read' && end >= latest).reverse();
  }

  for (;;) {
    const options = choose();
    if (open.required === 0) return steps.map(({ link }) => link.operation);
    choices.push({ length: steps.length, options });
    let option: Link | undefined;
    while (option === undefined) {
      const choice = choices.at(-1);
      if (choice === undefined) return null;
      undoTo(choice.length);
      option = choice.options.pop();
      if (option === undefined) choices.pop();
    }
    take(option);
  }
}
