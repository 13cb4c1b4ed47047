import { isBlank } from 'still-live/html/is-blank';
import { safe } from '@/__tests__/components/samples';

test.each([
  '',
  ' ',
  '&nbsp;',
  '<p></p>',
  '<p><br></p>',
  '<h2><strong> </strong></h2><p>&nbsp;</p>',
  '<table></table>',
  // What editing programs leave in an emptied field: a space without width, a soft hyphen, marks of direction.
  '\u200b',
  '<p>\u200b</p>',
  '<p>&nbsp;\u00ad\ufeff</p><p>\u200e\u2060\u200d</p>',
])('%p shows nothing', (html) => {
  expect(isBlank(safe(html))).toBe(true);
});

test.each([
  'a',
  '0',
  '&lt;',
  '<p>.</p>',
  '<img src="/a.jpg" alt="">',
  '<hr>',
  '<3>',
  'a\u200b',
  '☀\ufe0f',
  ' '.repeat(1001),
])('%p counts as something', (html) => {
  expect(isBlank(safe(html))).toBe(false);
});
