import { contentIssues } from '@/lib/content/checks/content-issues';
import { issueLine } from '@/lib/pipeline/check/issue-line';

test('an address with commands for a terminal or for a workflow is told in one line of plain text', () => {
  const link = { _value: '\u001b[2Jnowhere\n::error::x' };
  const tree = {
    pagine: { home: { blocco_servizi_e_prodotti: { _list: { 1: { titolo_blocco: 'a', link } } } } },
  };
  const [line] = contentIssues(tree).map(issueLine);
  expect(line).toContain('« [2Jnowhere ::error::x»');
});
