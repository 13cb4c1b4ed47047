import { wordsOf } from 'still-live/html/words-of';

test.each([
  ['Perch&eacute; &egrave; cos&igrave;, pi&ugrave; citt&agrave;', 'Perché è così, più città'],
  ['&Egrave; l&rsquo;ora&hellip; &laquo;s&igrave;&raquo; &ndash; 5&nbsp;&euro;', 'È l’ora… «sì» – 5 €'],
  ['l&#8217;8 &#xE8; l&#X2019;altro &#39;s&igrave;&apos;', "l’8 è l’altro 'sì'"],
  ['&ccedil;&ntilde;&uuml;&Aring;&scaron;', 'çñüÅš'],
  ['AT&T &boh; &EGrave; &constructor; & &egrave', 'AT&T &boh; &EGrave; &constructor; & è'],
  ['&#0; &#xD800; &#x110000; &#99999999999;', '\ufffd \ufffd \ufffd \ufffd'],
])('character references as editing programs write them are read: %s', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});
