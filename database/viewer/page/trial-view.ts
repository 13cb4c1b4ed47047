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
