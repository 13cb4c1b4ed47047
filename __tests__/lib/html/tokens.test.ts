import { tokens } from '@/lib/html/tokens';

/** Tokens as short text: what was read, at a glance. */
function read(html: string): string[] {
  return [...tokens(html)].map((token) => {
    if (token.type === 'text') return `'${token.raw}'`;
    if (token.type === 'close') return `/${token.name}`;
    return [token.name, ...Array.from(token.attributes, ([key, value]) => `${key}=${value}`)].join(' ');
  });
}

test.each([
  ['a<b>c</b>', ["'a'", 'b', "'c'", '/b']],
  ['<P CLASS=x title="a > b" lang=\'it\' hidden>', ['p class=x title=a > b lang=it hidden=']],
  ['<a b = c d=e/f/>', ['a b=c d=e/f/']],
  ['<a/b="c"/d>', ['a b=c d=']],
  ['<a b=1 B=2>', ['a b=1']],
  ['<a b="c"d="e">', ['a b=c d=e']],
  ['<a =b>', ['a =b=']],
  ['a < b <3 <', ["'a '", "'<'", "' b '", "'<'", "'3 '", "'<'"]],
  ['a<b c', ["'a'", "'<b c'"]],
  ['a<!-- <b> -->c<!-->d<!--->e<!--x--!>f', ["'a'", "'c'", "'d'", "'e'", "'f'"]],
  ['a<!doctype html>b<?x y?>c</ x>d</>e', ["'a'", "'b'", "'c'", "'d'", "'e'"]],
  ['<script>a<b></scriptx></SCRIPT >c', ['script', '/script', "'c'"]],
  ['<svg><b></svg>c', ['svg', '/svg', "'c'"]],
  ['<svg><b>c', ['svg', 'b', "'c'"]],
  ['<style>a', ['style']],
  ['a<!--b', ["'a'"]],
])('%j is read as %j', (html, expected) => {
  expect(read(html)).toEqual(expected);
});
