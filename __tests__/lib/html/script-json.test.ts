import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { scriptJson } from '@/lib/html/script-json';
import { hostileCorpus } from '../../hostile/corpus';

test('nothing in the JSON can end the script element or start a comment in it', () => {
  const json = scriptJson(hostileCorpus);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
});

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

test('any JSON value survives, read as JSON and as JavaScript', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = scriptJson(value);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a value that is not JSON is an error that says so', () => {
  expect(() => scriptJson(undefined)).toThrow('a value of type undefined is not JSON');
  expect(() => scriptJson(() => 1)).toThrow('a value of type function is not JSON');
});
