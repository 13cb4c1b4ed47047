import type { RuleCoverage, RulesCoverage, Tally } from '../api';
import type { Expression } from './expression';
import { lineOfKeys } from './json-source';
import type { Rule } from './rule';

interface Counts {
  true: number;
  false: number;
  failed: number;
}

function* branchesOf(expression: Expression): Generator<Expression> {
  const { kind, parts } = expression;
  for (const part of parts) {
    if (kind === 'LogicalExpression' || (kind === 'ConditionalExpression' && part === parts[0])) yield part;
    yield* branchesOf(part);
  }
}

export class Coverage {
  private readonly counts = new Map<Expression, Counts>();
  private readonly decisions = new Map<string, number>();

  /** `result` is null when the rule could not be evaluated. */
  saw(expression: Expression, result: boolean | null): void {
    let counts = this.counts.get(expression);
    if (counts === undefined) {
      counts = { true: 0, false: 0, failed: 0 };
      this.counts.set(expression, counts);
    }
    counts[result === null ? 'failed' : result ? 'true' : 'false'] += 1;
  }

  decided(rule: string | null): void {
    if (rule !== null) this.decisions.set(rule, (this.decisions.get(rule) ?? 0) + 1);
  }

  report(source: string, rules: readonly Rule[]): RulesCoverage {
    const lineOf = lineOfKeys(source);
    const covered = rules.map((rule): RuleCoverage => {
      const tally = (expression: Expression): Tally => ({
        source: rule.source.slice(expression.start, expression.end),
        ...(this.counts.get(expression) ?? { true: 0, false: 0, failed: 0 }),
      });
      return {
        ...tally(rule.expression),
        source: rule.source,
        rule: rule.path,
        line: lineOf(rule.path.split('/').slice(1)),
        decided: this.decisions.get(rule.path) ?? 0,
        branches: [...branchesOf(rule.expression)].map(tally),
      };
    });
    return { source, rules: covered.sort((a, b) => a.line - b.line) };
  }
}
