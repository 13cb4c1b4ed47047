import { isBlank } from '@/lib/html/is-blank';
import { safe } from '../../components/samples';

test.each([
  '',
  ' ',
  '&nbsp;',
  '<p></p>',
  '<p><br></p>',
  '<h2><strong> </strong></h2><p>&nbsp;</p>',
  '<table></table>',
])('%p shows nothing', (html) => {
  expect(isBlank(safe(html))).toBe(true);
});

test.each(['a', '0', '&lt;', '<p>.</p>', '<img src="/a.jpg" alt="">', '<hr>', '<3>', ' '.repeat(1001)])(
  '%p counts as something',
  (html) => {
    expect(isBlank(safe(html))).toBe(false);
  },
);
