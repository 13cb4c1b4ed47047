import { buildAutomaton, type Automaton } from './regex-automaton';
import type { RegexSet } from './regex-set';
import { parseRegex } from './regex-syntax';
import { ExpressionError } from './rules-error';
import { EvaluationError } from './values';

/** When the cache is full, it is cleared; the limit bounds memory only. */
const MAX_STEPS = 250;
/** States visited for the steps of one match. This many take well under a second. */
const MAX_WORK = 5_000_000;

/**
 * The states that the automaton may be in at the same time, with the cached next step for each class of
 * characters.
 */
interface Step {
  readonly states: readonly number[];
  readonly matched: boolean;
  readonly matchedAtEnd: boolean;
  readonly next: Map<CharacterClass, Step>;
}

/**
 * A compiled regular expression of the rules language. It runs the automaton as a deterministic one, whose
 * table is built on demand.
 * `DEVELOPMENT.md` says why it does not use `re2js`.
 */
export class Regex {
  private readonly automaton: Automaton;
  private readonly classes: CharacterClasses;
  private steps = new Map<string, Step>();
  private work = 0;

  /**
   * Compiles a pattern.
   * @param flags Empty or `i`.
   * @param offset Where the pattern starts in its rule.
   * @throws {ExpressionError} for anything outside the documented subset.
   */
  constructor(pattern: string, flags: string, offset: number) {
    if (flags !== '' && flags !== 'i') {
      throw new ExpressionError('regular expressions do not support flags other than i', offset);
    }
    this.automaton = buildAutomaton(parseRegex(pattern, flags === 'i', offset), offset);
    this.classes = new CharacterClasses(this.automaton);
  }

  /**
   * Whether the pattern occurs in the text. The time grows at worst with the length of the text times the
   * size of the pattern; there is no backtracking.
   * @throws {EvaluationError} when this would take seconds, for a large pattern and a long text.
   */
  test(text: string): boolean {
    this.work = 0;
    let step = this.step([this.automaton.start], true);
    for (let at = 0; at < text.length; at += 1) {
      if (step.matched) return true;
      const kind = this.classes.of(text.charCodeAt(at));
      const next = step.next.get(kind) ?? this.step(this.after(step, kind), false);
      step.next.set(kind, next);
      step = next;
    }
    return step.matched || step.matchedAtEnd;
  }

  /**
   * Returns the states after one character, plus the start state: the pattern may begin anywhere in the text.
   */
  private after(step: Step, kind: CharacterClass): number[] {
    const targets = [this.automaton.start];
    for (const index of step.states) {
      const state = this.automaton.states[index];
      if (state?.kind === 'set' && kind.has(state.set)) targets.push(state.next);
    }
    return targets;
  }

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
    return this.remember({ states: states.sort((a, b) => a - b), matched, matchedAtEnd, next: new Map() });
  }

  private remember(step: Step): Step {
    const key = `${step.states.join()} ${step.matched} ${step.matchedAtEnd}`;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    if (this.steps.size >= MAX_STEPS) {
      for (const old of this.steps.values()) old.next.clear();
      this.steps = new Map();
    }
    this.steps.set(key, step);
    return step;
  }
}

/** The sets of a pattern that contain a character. Characters with the same sets are of one class. */
type CharacterClass = ReadonlySet<RegexSet>;

class CharacterClasses {
  private readonly sets: readonly RegexSet[];
  private readonly byUnit = new Map<number, CharacterClass>();
  private readonly bySets = new Map<string, CharacterClass>();

  constructor({ states }: Automaton) {
    this.sets = [...new Set(states.flatMap((state) => (state.kind === 'set' ? [state.set] : [])))];
  }

  of(unit: number): CharacterClass {
    let known = this.byUnit.get(unit);
    if (known === undefined) {
      const character = String.fromCharCode(unit);
      const isInside = this.sets.map(({ pattern }) => pattern.test(character));
      const name = isInside.join();
      known = this.bySets.get(name) ?? new Set(this.sets.filter((_set, index) => isInside[index]));
      this.bySets.set(name, known);
      this.byUnit.set(unit, known);
    }
    return known;
  }
}
