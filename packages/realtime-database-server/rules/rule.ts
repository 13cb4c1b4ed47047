import { compileRule, type Expression, type Scope, type Variables } from './expression';
import { ExpressionError, oneLine, positionOf, RulesError } from './rules-error';
import { EvaluationError } from './values';

/**
 * The result of a rule, with a line for debug logs that names the rule:
 * `/rules/a/.read: auth != null is false`.
 */
export interface Outcome {
  readonly isTrue: boolean;
  readonly reason: string;
  readonly failure: string | null;
}

export class Rule {
  private constructor(
    readonly path: string,
    readonly source: string,
    readonly expression: Expression,
    private readonly label: string,
  ) {}

  /**
   * Parses and checks a rule.
   * @throws {RulesError} when it is not valid.
   */
  static parse(path: string, source: string | boolean, scope: Scope): Rule {
    const text = String(source);
    try {
      return new Rule(path, text, compileRule(text, scope), oneLine(`${path}: ${text}`));
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      throw new RulesError(path, error.message, positionOf(text, error.at));
    }
  }

  get usesNewData(): boolean {
    return /\bnewData\b/.test(this.source);
  }

  /** Never throws: a rule with an error is false, and the reason contains the error. */
  evaluate(variables: Variables): Outcome {
    try {
      const isTrue = this.expression.evaluate(variables) === true;
      return { isTrue, reason: `${this.label} is ${isTrue}`, failure: null };
    } catch (error) {
      // Any error (also in a given snapshot) must deny. The reason reports it.
      const problem = error instanceof EvaluationError ? error.message : `unexpected: ${String(error)}`;
      const failure = oneLine(problem);
      return { isTrue: false, reason: `${this.label} fails: ${failure}`, failure };
    }
  }
}
