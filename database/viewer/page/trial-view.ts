import type { RuleCoverage, RulesCoverage, Tally } from '../../api';
import { coverageSummary, tallyText } from '../../rules/coverage-text';
import type { TrialResult, TrialStep } from '../shape';
import { el, icon } from './element';

function verdictOf({ isTrue, failure }: TrialStep): string {
  if (failure !== null) return `fails: ${failure}`;
  return isTrue ? 'true' : 'false';
}

function stepView(step: TrialStep, isDeciding: boolean): HTMLElement {
  const verdict = el('span', { class: step.isTrue ? 'verdict yes' : 'verdict no' });
  verdict.append(icon(step.isTrue ? 'yes' : 'no'), verdictOf(step));
  const values = el('dl', { class: 'values' });
  for (const { source, value } of step.values) {
    values.append(el('dt', {}, el('code', {}, source)), el('dd', {}, el('code', {}, value)));
  }
  const item = el(
    'li',
    { class: isDeciding ? 'step deciding' : 'step' },
    el('p', { class: 'step-rule' }, el('code', {}, step.rule)),
    ...(isDeciding ? [el('p', { class: 'decided' }, 'This rule decided.')] : []),
    el('pre', { tabindex: '0', 'aria-label': `Source of ${step.rule}` }, step.source),
    el('p', { class: 'step-verdict' }, 'At ', el('code', {}, step.place), ' it is ', verdict),
  );
  if (step.values.length > 0) item.append(values);
  return item;
}

/**
 * Shows the decision of the rules as elements: the result, then every evaluated rule with the values that it
 * used.
 */
export function showTrial({ allowed, summary, steps, decided }: TrialResult): HTMLElement[] {
  const answer = el('p', { class: allowed ? 'answer yes' : 'answer no' });
  answer.append(icon(allowed ? 'yes' : 'no'), el('strong', {}, allowed ? 'Allowed' : 'Denied'));
  const list = el('ol', { class: 'steps' });
  steps.forEach((step, index) => list.append(stepView(step, index === decided)));
  return [answer, el('p', { class: 'summary' }, summary), list];
}

function tallyView(tally: Tally): HTMLElement {
  const isWhole = tally.true > 0 && tally.false > 0;
  const text = el('span', { class: isWhole ? 'verdict yes' : 'verdict no' });
  text.append(icon(isWhole ? 'yes' : 'no'), tallyText(tally));
  return text;
}

function coveredRule(covered: RuleCoverage): HTMLElement {
  const branches = el('dl', { class: 'values' });
  for (const branch of covered.branches) {
    branches.append(el('dt', {}, el('code', {}, branch.source)), el('dd', {}, tallyView(branch)));
  }
  return el(
    'li',
    { class: 'step' },
    el('p', { class: 'step-rule' }, el('code', {}, covered.rule)),
    el(
      'p',
      { class: 'step-verdict' },
      tallyView(covered),
      `; it decided ${covered.decided} ×; line ${covered.line}`,
    ),
    branches,
  );
}

/** Shows which rules clients have reached: for each text of rules the sums, then every rule with its branches. */
export function showCoverage(all: readonly RulesCoverage[]): HTMLElement[] {
  if (all.length === 0) return [el('p', { class: 'summary' }, 'There were no rules.')];
  return all.flatMap((coverage) => [
    el('p', { class: 'summary' }, coverageSummary(coverage)),
    el('ol', { class: 'steps' }, ...coverage.rules.map(coveredRule)),
  ]);
}
