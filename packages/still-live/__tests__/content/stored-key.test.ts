import { placeOfKey } from 'still-live/build/check/draft-key';

const KEY = 'demo-anteprima-2026';
const all = (text: string, write: (code: string) => string): string =>
  Array.from(text, (letter) => write(letter.charCodeAt(0).toString(16))).join('');
const percent = all(KEY, (code) => `%${code}`);
const again = (text: string, times: number): string =>
  times === 0 ? text : again(encodeURIComponent(text), times - 1);

test.each<[string, string]>([
  ['as it is', KEY],
  ['inside an address', `<a href="https://a.example/?projectApiKey=${KEY}#/contatti">qui</a>`],
  ['in the body of a mail', `mailto:a@b.example?body=https%3A%2F%2Fa.example%2F%3FprojectApiKey%3D${KEY}`],
  ['percent-encoded', percent],
  [
    'percent-encoded in big and small letters',
    percent.replace('%6d', '%6D').toUpperCase().replace('2D', '2d'),
  ],
  ['percent-encoded among bytes that are no text', `%ff${percent}%c3`],
  ['percent-encoded again and again', again(percent, 40)],
  ['with references by number', all(KEY, (code) => `&#x${code};`)],
  ['with a reference without its end', KEY.replace('d', '&#100')],
  ['with references again and again', KEY.replace('d', `&${'amp;'.repeat(40)}#${'0'.repeat(40)}100;`)],
  ['percent-encoded in references', percent.replaceAll('%', '&#37;')],
  ['references in percent', encodeURIComponent(all(KEY, (code) => `&#x${code};`))],
  ['in capital letters, as a host', `https://${KEY.toUpperCase()}.example`],
  ['with tags and a comment between', 'demo-<b>ante</b><!-- x -->prima<wbr>-2026'],
  ['with characters that nobody sees', 'demo\u200b-ante\u00adprima\n-20\u206026'],
  ['with the hyphens of a word processor', 'demo\u2011anteprima&#8208;2026, demo\u2013anteprima\u20142026'],
  ['in wide letters, as a host', 'https://\uff44\uff45mo-anteprima-2026.example'],
  ['in an address that a mail filter rewrote', KEY.replaceAll('-', '-2D')],
  ['in the source of a mail', KEY.replaceAll('-', '=2D')],
  ['in JSON', KEY.replaceAll('-', '\\u002d')],
  ['in a style sheet', KEY.replaceAll('-', '\\2d ')],
  ['in a comment', `<!--${KEY}-->`],
])('the key is found %s', (_, text) => {
  expect(placeOfKey({ pagine: { home: { a: { _value: text } } } }, KEY)).toBe('pagine/home/a/_value');
});

test.each(['2d4f6a8b0c1e3d5f', 'chiave-2d-di-prova'])(
  '%s is found where only some of it is encoded',
  (key) => {
    expect(
      placeOfKey(
        { a: `?projectApiKey=${key.replace(/.$/, (last) => all(last, (code) => `%${code}`))}` },
        key,
      ),
    ).toBe('a');
  },
);

test('a key in a name is told by what is above it, and one in a number is found', () => {
  expect(placeOfKey({ footer: { a: { [`x${KEY}`]: 1 } } }, KEY)).toBe('footer/a');
  expect(placeOfKey({ footer: [{ a: 1234567890 }] }, 1234567890)).toBe('footer/0/a');
});

test.each([KEY.slice(1), 'demo anteprima 2026', '%64emo', ''])('%j holds no key', (text) => {
  expect(placeOfKey({ a: text }, KEY)).toBeUndefined();
});

test('no key is nowhere, and a very short one only where an address has it', () => {
  for (const key of ['', null, undefined, true, {}])
    expect(placeOfKey({ a: 'null true' }, key)).toBeUndefined();
  expect(placeOfKey({ a: 'Nel 2011', b: '?projectApiKey=1#/contatti' }, '1')).toBe('b');
});
