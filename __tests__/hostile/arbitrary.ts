import fc from 'fast-check';
import { hostileCorpus } from './corpus';

const NAMES =
  'a b i p div span h1 h2 ul ol li dl dt dd table caption thead tbody tr td th pre br hr img blockquote svg math style script template select option form button nobr font mark section x-y mglyph mtext title textarea noscript'.split(
    ' ',
  );
const ATTRIBUTES = [
  'href="javascript:1"',
  'href=x',
  "href='https://a.example/?b&amp;c'",
  'src=/a.png',
  'style="color:red;x:y"',
  'style="color:#fff;background-color:#b00020"',
  "style='background-color:#fff2acaa'",
  'title="a > b"',
  "title='\"'",
  'id=x',
  'onclick=1',
  'lang=it',
  'style="mso-list:l0 level2 lfo1;margin-left:72pt"',
  'style="font-family:Symbol"',
  'style="font-weight:normal;list-style-type:none"',
  'data-list=bullet',
  'class="ql-indent-1 ql-align-center"',
  'class=ListContainerWrapper',
  '"',
  '=',
  '/',
];
const TEXTS = [
  ...'x parola &lt; &amp &#10; &nbsp; & < > " 👍 &#x301; <!-- --> ]]> </'.split(' '),
  ...['·&nbsp;&nbsp; x', '1.\u00a0 x', '<p>o&nbsp;&nbsp;', 'a&nbsp;b'],
  ...[' ', '\n', '\t', '\0', '\r', '\f', '\ud800', 'e\u0301', '\u0301', '\u0338'],
];

const name = fc.constantFrom(...NAMES);

/** For its own `binary` fast-check lists all characters, which takes a second wherever this module is loaded. */
const anyCharacter = fc
  .oneof(fc.nat(0xff), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code));

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(name, fc.array(fc.constantFrom(...ATTRIBUTES), { maxLength: 3 }))
      .map(([tag, attributes]) => `<${[tag, ...attributes].join(' ')}>`),
  },
  { weight: 3, arbitrary: name.map((tag) => `</${tag}>`) },
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileCorpus.map((payload) => payload.html)) },
);

export const htmlish = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
