import { withAddressBreaks } from '@/lib/html/address-breaks';
import { safe } from '../../components/samples';

test.each([
  ['Scrivi a ciao@feeling.example', 'Scrivi a ciao@<wbr>feeling.example'],
  ['<em title="a@b">Scrivici</em>', '<em title="a@b">Scrivici</em>'],
  ['<em>a@b</em> o c@d', '<em>a@<wbr>b</em> o c@<wbr>d'],
  ['Candidati lo stesso', 'Candidati lo stesso'],
])('the label %s may break as %s', (label, html) => {
  expect(withAddressBreaks(safe(label))).toBe(html);
});
