import { buildAutomaton, type Automaton } from './regex-automaton';
import type { Range } from './regex-ranges';
import { parseRegex } from './regex-syntax';
import { ExpressionError } from './rules-error';
import { EvaluationError } from './values';

/**
 * A compiled regular expression of the rules language.
 *
 * Not `re2js`: it knows no limit of work, so `a(a|b){900}c` on 200,000 characters of a client holds the server for 35 s
 * (2.10 on the machine of the README; here an error within one), and it folds the Kelvin sign to a `k`. The parser would
 * remain in any case, because the published subset is smaller than what RE2 accepts.
 */
export interface Regex {
  /**
   * Whether the pattern occurs in the text (anchors permitting).
   * Time grows with the text's length times the pattern's size at worst; there is no backtracking.
   * Throws EvaluationError when a large pattern meets a text so long that this would take seconds.
   */
  test(text: string): boolean;
}

/**
 * Compiles a pattern; `flags` may be empty or `i`. Throws ExpressionError at `offset`, the place of the
 * pattern in its rule, for anything outside the published subset.
 */
export function compileRegex(pattern: string, flags: string, offset: number): Regex {
  if (flags !== '' && flags !== 'i') {
    throw new ExpressionError('regular expressions do not support flags other than i', offset);
  }
  const automaton = buildAutomaton(parseRegex(pattern, flags === 'i', offset), offset);
  return new Matcher(automaton);
}

/** Distinct steps kept before the table is started afresh: bounds memory, not what can be matched. */
const MAX_STEPS = 250;
/** States visited while working out the steps of one match; well under a second of work. */
const MAX_WORK = 5_000_000;

/** The states the automaton may be in at once, with the steps already worked out for each class of characters. */
interface Step {
  readonly states: readonly number[];
  /** True when the pattern has been found whatever follows. */
  readonly matched: boolean;
  /** True when it has been found if the text ends here. */
  readonly matchedAtEnd: boolean;
  readonly next: (Step | undefined)[];
}

/** Runs the automaton over a text as if it were deterministic, building that table on demand. */
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

  /** Where one character leads, plus a fresh start: the pattern may begin anywhere in the text. */
  private after(step: Step, unit: number): number[] {
    const targets = [this.automaton.start];
    for (const index of step.states) {
      const state = this.automaton.states[index];
      if (state?.kind === 'set' && contains(state.ranges, unit)) targets.push(state.next);
    }
    return targets;
  }

  /** The step for these states and all that can be reached from them without a character. */
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

/** Groups the code units that no set of the pattern tells apart, so that a step has few outcomes. */
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

  /** How many bounds lie at or before the code unit, by halving. */
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
