import { JSDOM } from 'jsdom';
import { scriptJson } from 'still-live/content/structure';
import { hostileCorpus } from '@/__tests__/hostile/corpus';

test('a script element gives back the value that was put in', () => {
  const value = {
    corpus: hostileCorpus.map((payload) => payload.html),
    end: '</script><!--<script>\u2028\u2029]]>',
  };
  const { document } = new JSDOM(
    `<script type="application/json">${scriptJson(value)}</script><p id="after">`,
  ).window;
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual(value);
  expect(document.getElementById('after')).not.toBeNull();
});
