import type { RulesCoverage, Tally } from '../api';

export function tallyText({ true: yes, false: no, failed }: Tally): string {
  if (yes + no + failed === 0) return 'never reached';
  const times = (count: number, what: string): string =>
    count === 0 ? `never ${what}` : `${count} × ${what}`;
  return [times(yes, 'true'), times(no, 'false'), ...(failed === 0 ? [] : [`${failed} × failed`])].join(', ');
}

export function coverageSummary({ rules }: RulesCoverage): string {
  const reached = rules.filter((rule) => rule.true + rule.false + rule.failed > 0);
  const deciding = rules.filter(({ decided }) => decided > 0);
  const branches = rules.flatMap((rule) => rule.branches);
  const both = branches.filter((branch) => branch.true > 0 && branch.false > 0);
  return `${reached.length} of ${rules.length} rules reached, ${deciding.length} decided, ${both.length} of ${branches.length} branches were both true and false`;
}

export function coverageText(coverage: RulesCoverage): string {
  const lines = coverage.rules.flatMap((rule) => {
    const decided = rule.decided === 0 ? '' : `, decided ${rule.decided} ×`;
    const head = `${String(rule.line).padStart(5)}  ${rule.rule}: ${tallyText(rule)}${decided}`;
    return [head, ...rule.branches.map((branch) => `         ${branch.source}: ${tallyText(branch)}`)];
  });
  return [`rule coverage: ${coverageSummary(coverage)}`, ...lines].join('\n');
}
