import type { Coverage } from './coverage';
import type { Expression, Variables } from './expression';
import type { RuleNode } from './rule-tree';
import type { SnapshotValue, Value } from './values';

interface RequestVariables extends Variables {
  readonly coverage?: Coverage | undefined;
}

export class Place implements Variables {
  private constructor(
    readonly node: RuleNode,
    private readonly request: RequestVariables,
    private readonly data: SnapshotValue,
    readonly newData: SnapshotValue | null,
    private readonly captured: ReadonlyMap<string, string>,
  ) {}

  /**
   * Returns the root of the database.
   * @param request The variables that are the same at every location (`auth`, `now`, `root`, `query`).
   * @param newData The data after the write; null for a read.
   */
  static top(
    node: RuleNode,
    request: RequestVariables,
    data: SnapshotValue,
    newData: SnapshotValue | null,
  ): Place {
    return new Place(node, request, data, newData, new Map());
  }

  *walk(path: readonly string[]): Generator<Place> {
    yield this;
    let place = this.below(path[0]);
    for (let depth = 1; place !== null; depth += 1) {
      yield place;
      place = place.below(path[depth]);
    }
  }

  /**
   * Returns the location one key below. Its rules are those of the key, or else those of the `$` key; null
   * without either.
   */
  below(key: string | undefined): Place | null {
    if (key === undefined) return null;
    const { children, wildcard } = this.node;
    const named = children.get(key);
    if (named !== undefined) return this.at(named, key, this.captured);
    if (wildcard === null) return null;
    return this.at(wildcard.node, key, new Map([...this.captured, [wildcard.name, key]]));
  }

  get(name: string): Value | undefined {
    if (name === 'data') return this.data;
    if (name === 'newData') return this.newData ?? undefined;
    return this.captured.get(name) ?? this.request.get(name);
  }

  saw(part: Expression, result: boolean | null): void {
    this.request.coverage?.saw(part, result);
  }

  private at(node: RuleNode, key: string, captured: ReadonlyMap<string, string>): Place {
    return new Place(node, this.request, this.data.key(key), this.newData?.key(key) ?? null, captured);
  }
}
