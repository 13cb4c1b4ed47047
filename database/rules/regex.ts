import { buildAutomaton, type Automaton } from './regex-automaton';
import type { Range } from './regex-ranges';
import { parseRegex } from './regex-syntax';
import { ExpressionError } from './rules-error';
import { EvaluationError } from './values';

/**
 * A compiled regular expression of the rules language.
 *
 * It does not use `re2js`, which has no limit of work: `a(a|b){900}c` on a client's text of 200,000
 * characters blocks the server for 35 s (2.10, on the machine of the README; here it is an error within one
 * second). It also treats the Kelvin sign as a `k`. The parser would still be needed, because the documented
 * subset is smaller than what RE2 accepts.
 */
export interface Regex {
  /**
   * Whether the pattern occurs in the text. The time grows at worst with the length of the text times the
   * size of the pattern; there is no backtracking.
   * @throws {EvaluationError} when this would take seconds, for a large pattern and a long text.
   */
  test(text: string): boolean;
}

/**
 * Compiles a pattern.
 * @param pattern The pattern.
 * @param flags Empty or `i`.
 * @param offset Where the pattern starts in its rule.
 * @throws {ExpressionError} for anything outside the documented subset.
 */
export function compileRegex(pattern: string, flags: string, offset: number): Regex {
  if (flags !== '' && flags !== 'i') {
    throw new ExpressionError('regular expressions do not support flags other than i', offset);
  }
  const automaton = buildAutomaton(parseRegex(pattern, flags === 'i', offset), offset);
  return new Matcher(automaton);
}

/** Maximum number of cached steps. When it is reached, the cache is cleared; this bounds memory only. */
const MAX_STEPS = 250;
/** Maximum number of states visited while computing the steps of one match: well under a second of work. */
const MAX_WORK = 5_000_000;

/**
 * The states that the automaton may be in at the same time, with the cached next step for each class of
 * characters.
 */
interface Step {
  readonly states: readonly number[];
  /** Whether the pattern has been found, whatever follows. */
  readonly matched: boolean;
  /** Whether the pattern has been found if the text ends here. */
  readonly matchedAtEnd: boolean;
  readonly next: (Step | undefined)[];
}

/** Runs the automaton as a deterministic one, whose table is built on demand. */
class Matcher implements Regex {
  private readonly classes: CharacterClasses;
  private steps = new Map<string, Step>();
  private work = 0;

  constructor(private readonly automaton: Automaton) {
    this.classes = new CharacterClasses(automaton);
  }

  test(text: string): boolean {
    this.work = 0;
    let step = this.step([this.automaton.start], true);
    for (let at = 0; at < text.length; at += 1) {
      if (step.matched) return true;
      const unit = text.charCodeAt(at);
      const kind = this.classes.of(unit);
      let next = step.next[kind];
      if (next === undefined) {
        next = this.step(this.after(step, unit), false);
        step.next[kind] = next;
      }
      step = next;
    }
    return step.matched || step.matchedAtEnd;
  }

  /**
   * Returns the states after one character, plus the start state: the pattern may begin anywhere in the text.
   */
  private after(step: Step, unit: number): number[] {
    const targets = [this.automaton.start];
    for (const index of step.states) {
      const state = this.automaton.states[index];
      if (state?.kind === 'set' && contains(state.ranges, unit)) targets.push(state.next);
    }
    return targets;
  }

  /** Returns the step for these states and all that can be reached from them without a character. */
  private step(from: readonly number[], atStart: boolean): Step {
    const reached = new Set<number>();
    const pending = [...from];
    let matched = false;
    let matchedAtEnd = false;
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      const state = this.automaton.states[index];
      if (state === undefined || reached.has(index)) continue;
      reached.add(index);
      if (state.kind === 'split') pending.push(...state.next);
      else if (state.kind === 'start' && atStart) pending.push(state.next);
      else if (state.kind === 'match') matched = true;
      else if (state.kind === 'end') matchedAtEnd = true;
    }
    this.work += reached.size;
    if (this.work > MAX_WORK) throw new EvaluationError('regular expression too costly for a text this long');
    const states = [...reached].filter((index) => this.automaton.states[index]?.kind === 'set');
    return this.remember({ states: states.sort((a, b) => a - b), matched, matchedAtEnd, next: [] });
  }

  private remember(step: Step): Step {
    const key = `${step.states.join()} ${step.matched} ${step.matchedAtEnd}`;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    if (this.steps.size >= MAX_STEPS) {
      for (const old of this.steps.values()) old.next.length = 0;
      this.steps = new Map();
    }
    this.steps.set(key, step);
    return step;
  }
}

/** Groups code units that all sets of the pattern treat alike, so that a step has few next steps. */
class CharacterClasses {
  private readonly bounds: readonly number[];
  private readonly ascii: readonly number[];

  constructor(automaton: Automaton) {
    const bounds = new Set<number>();
    for (const state of automaton.states) {
      if (state.kind !== 'set') continue;
      for (const [first, last] of state.ranges) bounds.add(first).add(last + 1);
    }
    this.bounds = [...bounds].sort((a, b) => a - b);
    this.ascii = Array.from({ length: 128 }, (_, unit) => this.search(unit));
  }

  of(unit: number): number {
    return this.ascii[unit] ?? this.search(unit);
  }

  /** Returns how many bounds are at or before the code unit, by binary search. */
  private search(unit: number): number {
    let low = 0;
    let high = this.bounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.bounds[middle] ?? 0) <= unit) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function contains(ranges: readonly Range[], unit: number): boolean {
  return ranges.some(([first, last]) => first <= unit && unit <= last);
}
