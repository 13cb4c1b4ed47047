import type { Identity } from '../auth/token';
import type { Query } from '../query/query';
import type { Expression, Variables } from '../rules/expression';
import { ruleQuery } from '../rules/query';
import type { Rule } from '../rules/rule';
import type { Asked, Ruleset } from '../rules/ruleset';
import { EvaluationError, QueryValue, RecordValue, SnapshotValue, type Value } from '../rules/values';
import type { Namespace } from '../store/namespace';
import type { Path } from '../tree/path';
import { atOnce } from '../tree/steps';
import { touchedPath } from '../tree/write';
import type { ObservedValue, TrialResult, TrialStep } from './shape';

export type Attempt =
  | { readonly kind: 'read'; readonly path: Path; readonly query: Query }
  | { readonly kind: 'write'; readonly path: Path; readonly value: unknown };

/** Yields the parts of an expression that name a value, outermost first. */
function* namesIn(expression: Expression): Generator<Expression> {
  const { kind, parts } = expression;
  if (['Identifier', 'MemberExpression', 'CallExpression'].includes(kind)) yield expression;
  // The object of a field is worth showing only by itself; that of a method call may be a value, such as a text.
  if (kind === 'MemberExpression' && parts.length === 1) return;
  for (const part of parts) yield* namesIn(part);
}

function valueText(value: Value): string | null {
  // A location is not a value; the result of a method on it is.
  if (value instanceof SnapshotValue || value instanceof QueryValue) return null;
  return value instanceof RecordValue ? JSON.stringify(value.record) : JSON.stringify(value);
}

function observedValue(rule: Rule, expression: Expression, variables: Variables): ObservedValue | null {
  const source = rule.source.slice(expression.start, expression.end);
  try {
    const value = valueText(expression.evaluate(variables));
    return value === null ? null : { source, value };
  } catch (error) {
    if (error instanceof EvaluationError) return { source, value: `cannot be worked out: ${error.message}` };
    throw error;
  }
}

/** Each value once, for example `auth.uid` is `"anna"`. */
function observedValues(rule: Rule, variables: Variables): ObservedValue[] {
  const values = new Map<string, ObservedValue>();
  for (const name of namesIn(rule.expression)) {
    const observed = observedValue(rule, name, variables);
    if (observed !== null) values.set(observed.source, observed);
  }
  return [...values.values()];
}

function placeOf({ rule, variables }: Asked): string {
  const keys = rule.path.split('/').slice(2, -1);
  const actual = keys.map((key) => {
    const captured = key.startsWith('$') ? variables.get(key) : key;
    return typeof captured === 'string' ? captured : key;
  });
  return `/${actual.join('/')}`;
}

function stepOf(asked: Asked): TrialStep {
  const { rule, variables, outcome } = asked;
  return {
    rule: rule.path,
    source: rule.source,
    place: placeOf(asked),
    isTrue: outcome.isTrue,
    failure: outcome.failure,
    values: observedValues(rule, variables),
  };
}

function judge(
  namespace: Namespace,
  ruleset: Ruleset,
  { auth }: Identity,
  attempt: Attempt,
): [boolean, Asked[]] {
  const steps: Asked[] = [];
  const note = (asked: Asked): void => {
    steps.push(asked);
  };
  const path = touchedPath(attempt.path);
  if (attempt.kind === 'read') {
    const { root, clock } = namespace;
    const request = { path, auth, now: clock.now(), root, query: ruleQuery(attempt.query) };
    return [ruleset.canRead(request, note).allowed, steps];
  }
  const { before: root, after: newRoot, now } = atOnce(namespace.putSteps(attempt.path, attempt.value));
  return [atOnce(ruleset.writeSteps({ path, auth, now, root, newRoot }, note)).allowed, steps];
}

function summaryOf(kind: Attempt['kind'], allowed: boolean, last: TrialStep | undefined): string {
  if (last === undefined) return `There is no .${kind} rule on the way to this place.`;
  if (allowed) return `${last.rule} allows it.`;
  if (last.rule.endsWith('.validate')) return `${last.rule} refuses it.`;
  return `No .${kind} rule on the way to this place is true.`;
}

/**
 * Checks a read or write against the current rules and returns which rule decided. It changes nothing.
 * @throws {DataError} when the value could not be stored.
 */
export function tryAttempt(namespace: Namespace, identity: Identity, attempt: Attempt): TrialResult {
  const { rules } = namespace.guard;
  if (rules === null || identity.admin) {
    const noRules = 'This database has no rules: everyone may do everything.';
    const summary = rules === null ? noRules : 'Administrators pass every rule.';
    return { allowed: true, summary, steps: [], decided: null };
  }
  const [allowed, asked] = judge(namespace, rules.ruleset, identity, attempt);
  const steps = asked.map(stepOf);
  const grant = steps.findIndex(({ rule, isTrue }) => isTrue && !rule.endsWith('.validate'));
  const refusal = steps.findIndex(({ rule, isTrue }) => !isTrue && rule.endsWith('.validate'));
  const decided = allowed ? grant : refusal;
  const summary = summaryOf(attempt.kind, allowed, allowed ? steps[grant] : steps.at(-1));
  return { allowed, summary, steps, decided: decided < 0 ? null : decided };
}
