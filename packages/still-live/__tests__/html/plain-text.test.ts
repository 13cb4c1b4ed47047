import { plainText } from 'still-live/html/plain-text';
import { siteSanitiser } from 'still-live/html/sanitiser';

const sanitiser = siteSanitiser();

test.each([
  ['<p>Prima</p><p>Seconda</p>', 'Prima Seconda'],
  ['Chi <em>sia</em>mo<br>noi', 'Chi siamo noi'],
  ['  a\n\t b&nbsp;&nbsp;c ', 'a b c'],
  ['3 &lt; 4 &amp;&amp; 5 &gt; 4 "x" &quot;y&quot;', '3 < 4 && 5 > 4 "x" "y"'],
  ['&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
  ['<p title="a > b">x</p>', 'x'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['<a href="https://x.example">link</a><img src="/a.png" alt="foto">', 'link'],
  ['', ''],
])('the words of %j are %j', (html, words) => {
  expect(plainText(sanitiser.flow(html))).toBe(words);
});
