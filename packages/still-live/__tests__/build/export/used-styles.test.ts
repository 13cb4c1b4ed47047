import { usedStyles } from 'still-live/build/export/used-styles';

const used = (style: string): string => usedStyles(style, new Set(['a', 'b', 'html', 'p']));

test.each([
  ['.a{x:1}.c{x:1}', '.a{x:1}'],
  ['.a .c,.a>.b{x:1}', '.a>.b{x:1}'],
  ['p{x:1}[data-x]{x:1}', 'p{x:1}[data-x]{x:1}'],
  ['.a:not(.c){x:1}', '.a:not(.c){x:1}'],
  [':is(.c,.d) p{x:1}:is(.c,.a) p{x:1}', ':is(.c,.a) p{x:1}'],
  ['html:not([data-routed]) .a{x:1}html[data-routed] .a{x:1}', 'html[data-routed] .a{x:1}'],
  ['@media print{.c{x:1}}@media print{.a{x:1}}', '@media print{.a{x:1}}'],
  ['@supports (x:y){@media print{.c{x:1}}}', ''],
  [
    '@keyframes k{from{x:1}}@keyframes l{to{x:1}}.a{animation:k 1s}',
    '@keyframes k{from{x:1}}.a{animation:k 1s}',
  ],
  ['@font-face{font-family:f}@font-face{font-family:g}p{x:"f"}', '@font-face{font-family:f}p{x:"f"}'],
  ['p{--y:1;--z:1;x:var(--y)}html{--z:2}', 'p{--y:1;x:var(--y)}'],
  ['p{--y:1;x:var(--y-z,var( --y ))}', 'p{--y:1;x:var(--y-z,var( --y ))}'],
  [
    'p>i{x:1}.a:first-child{x:1}pre,p::before{x:1}a[href^=mailto]{x:1}',
    '.a:first-child{x:1}p::before{x:1}a[href^=mailto]{x:1}',
  ],
  ['html[data-top][data-screen=home] .a{x:1}html:not([data-entered]) .a{x:1}', ''],
  ['*,:before{x:1}', '*,:before{x:1}'],
])('of %s a page with other classes keeps what it may use', (style, kept) => {
  expect(used(style)).toBe(kept);
});

test('a custom property stays that an element, or a rule for later, asks for', () => {
  const style = 'p{--a:1;--b:2;--c:3}';
  expect(usedStyles(style, new Set(['p', '--a']), 'p:hover{x:var(--b)}')).toBe('p{--a:1;--b:2}');
});
