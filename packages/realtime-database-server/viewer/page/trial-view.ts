import type { RuleCoverage, RulesCoverage, Tally } from '../../api';
import { coverageSummary, tallyText } from '../../rules/coverage-text';
import type { TrialResult, TrialStep } from '../shape';
import { el, icon } from './element';

function verdict(isYes: boolean, text: string): HTMLElement {
  const name = isYes ? 'yes' : 'no';
  return el('span', { class: `verdict ${name}` }, icon(name), text);
}

function code(text: string): HTMLElement {
  return el('code', {}, text);
}

function ruleView(
  rule: string,
  className: string,
  lines: readonly HTMLElement[],
  parts: readonly (readonly [source: string, was: HTMLElement])[],
): HTMLElement {
  const values = parts.flatMap(([source, was]) => [el('dt', {}, code(source)), el('dd', {}, was)]);
  const list = values.length === 0 ? [] : [el('dl', { class: 'values' }, ...values)];
  return el('li', { class: className }, el('p', { class: 'step-rule' }, code(rule)), ...lines, ...list);
}

function stepView(
  { rule, source, place, isTrue, failure, values }: TrialStep,
  isDeciding: boolean,
): HTMLElement {
  const result = failure === null ? String(isTrue) : `fails: ${failure}`;
  const lines = [
    ...(isDeciding ? [el('p', { class: 'decided' }, 'This rule decided.')] : []),
    el('pre', { tabindex: '0', 'aria-label': `Source of ${rule}` }, source),
    el('p', { class: 'step-verdict' }, 'At ', code(place), ' it is ', verdict(isTrue, result)),
  ];
  const parts = values.map((used) => [used.source, code(used.value)] as const);
  return ruleView(rule, isDeciding ? 'step deciding' : 'step', lines, parts);
}

/**
 * Shows the decision of the rules as elements: the result, then every evaluated rule with the values that it
 * used.
 */
export function showTrial({ allowed, summary, steps, decided }: TrialResult): HTMLElement[] {
  const name = allowed ? 'yes' : 'no';
  const views = steps.map((step, index) => stepView(step, index === decided));
  return [
    el('p', { class: `answer ${name}` }, icon(name), el('strong', {}, allowed ? 'Allowed' : 'Denied')),
    el('p', { class: 'summary' }, summary),
    el('ol', { class: 'steps' }, ...views),
  ];
}

function tallyView(tally: Tally): HTMLElement {
  return verdict(tally.true > 0 && tally.false > 0, tallyText(tally));
}

function coveredRule(covered: RuleCoverage): HTMLElement {
  const rest = `; it decided ${covered.decided} ×; line ${covered.line}`;
  const lines = el('p', { class: 'step-verdict' }, tallyView(covered), rest);
  const parts = covered.branches.map((branch) => [branch.source, tallyView(branch)] as const);
  return ruleView(covered.rule, 'step', [lines], parts);
}

export function showCoverage(all: readonly RulesCoverage[]): HTMLElement[] {
  if (all.length === 0) return [el('p', { class: 'summary' }, 'There were no rules.')];
  return all.flatMap((coverage) => [
    el('p', { class: 'summary' }, coverageSummary(coverage)),
    el('ol', { class: 'steps' }, ...coverage.rules.map(coveredRule)),
  ]);
}
