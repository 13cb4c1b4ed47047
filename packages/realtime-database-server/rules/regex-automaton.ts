import type { RegexSet } from './regex-set';
import type { RegexNode } from './regex-syntax';
import { ExpressionError } from './rules-error';

/**
 * Maximum number of states. A pattern that needs more is refused, because the cost of one match is states ×
 * characters.
 */
const MAX_STATES = 4000;

type State =
  | { readonly kind: 'set'; readonly set: RegexSet; readonly next: number }
  | { readonly kind: 'split'; readonly next: readonly number[] }
  | { readonly kind: 'start'; readonly next: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'match' };

/** A nondeterministic automaton (Thompson's construction). States refer to each other by index. */
export interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
}

/**
 * Builds the automaton of a pattern. Counted repetitions are written out, so `a{1000}` has a thousand states.
 * @throws {ExpressionError} at `offset` when it needs more than MAX_STATES states.
 */
export function buildAutomaton(node: RegexNode, offset: number): Automaton {
  const builder = new Builder(offset);
  const match = builder.add({ kind: 'match' });
  const start = builder.build(node, match);
  return { states: builder.states, start };
}

/**
 * Builds from the end: each part gets the state that follows it, and returns the state that it begins with.
 */
class Builder {
  readonly states: State[] = [];

  constructor(private readonly offset: number) {}

  add(state: State): number {
    if (this.states.length >= MAX_STATES) {
      throw new ExpressionError(
        'regular expression: too large once its repetitions are counted',
        this.offset,
      );
    }
    return this.states.push(state) - 1;
  }

  build(node: RegexNode, next: number): number {
    switch (node.kind) {
      case 'set':
        return this.add({ kind: 'set', set: node, next });
      case 'start':
        return this.add({ kind: 'start', next });
      case 'end':
        return this.add({ kind: 'end' });
      case 'sequence':
        return node.parts.reduceRight((following, part) => this.build(part, following), next);
      case 'choice':
        return this.add({ kind: 'split', next: node.options.map((option) => this.build(option, next)) });
      case 'repeat':
        return this.repeat(node.part, node.min, node.max, next);
    }
  }

  private repeat(part: RegexNode, min: number, max: number, next: number): number {
    let start = max === Infinity ? this.loop(part, next) : next;
    // An optional copy can only be left out together with those after it: (a(a)?)?, never a?a?.
    for (let copy = min; max !== Infinity && copy < max; copy += 1) {
      start = this.add({ kind: 'split', next: [this.build(part, start), next] });
    }
    for (let copy = 0; copy < min; copy += 1) start = this.build(part, start);
    return start;
  }

  private loop(part: RegexNode, next: number): number {
    const again: number[] = [next];
    const start = this.add({ kind: 'split', next: again });
    again.push(this.build(part, start));
    return start;
  }
}
