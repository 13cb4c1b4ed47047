import type { Expression } from './ast';
import { evaluate, type Variables } from './evaluator';
import { parseExpression } from './parser';
import { ExpressionError, oneLine, positionOf, RulesError } from './rules-error';
import { checkRule, type Scope } from './type-check';
import { EvaluationError } from './values';

/** What a rule came to, with a line for debug logs that names it: `/rules/a/.read: auth != null is false`. */
export interface Outcome {
  readonly isTrue: boolean;
  readonly reason: string;
  /** Why the rule could not be worked out; null when it could. */
  readonly failure: string | null;
}

/** One `.read`, `.write` or `.validate` rule, parsed and checked. */
export class Rule {
  private constructor(
    /** Where it stands: `/rules/a/.read`. */
    readonly path: string,
    readonly source: string,
    readonly expression: Expression,
    /** Path and source on one line, for reasons. */
    private readonly label: string,
  ) {}

  /** @param path of the rule; @param source its expression or a boolean. Throws RulesError if it cannot work. */
  static parse(path: string, source: string | boolean, scope: Scope): Rule {
    const text = String(source);
    try {
      const expression = parseExpression(text);
      checkRule(expression, scope);
      return new Rule(path, text, expression, oneLine(`${path}: ${text}`));
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      throw new RulesError(path, error.message, positionOf(text, error.at));
    }
  }

  /** Evaluates the rule. Never throws: a rule that fails is false, and the reason says why. */
  evaluate(variables: Variables): Outcome {
    try {
      const isTrue = evaluate(this.expression, variables) === true;
      return { isTrue, reason: `${this.label} is ${isTrue}`, failure: null };
    } catch (error) {
      // Whatever fails (also a snapshot given to us) must deny; the reason carries it to the debug log.
      const problem = error instanceof EvaluationError ? error.message : `unexpected: ${String(error)}`;
      const failure = oneLine(problem);
      return { isTrue: false, reason: `${this.label} fails: ${failure}`, failure };
    }
  }
}
