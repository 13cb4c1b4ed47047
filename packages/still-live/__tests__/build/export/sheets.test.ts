import { readFile } from 'node:fs/promises';
import { splitStyle } from 'still-live/build/export/sheets';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { usedStyles } from 'still-live/build/export/used-styles';

const dir = temporaryFolder();

async function split(style: string) {
  const { first, otherMedia, late } = await splitStyle(dir(), style);
  const read = async (href: string | undefined) =>
    href === undefined ? undefined : readFile(dir(href), 'utf8');
  return { first, otherMedia: await read(otherMedia), late: await read(late) };
}

test.each([
  ['what is pointed at', '.a:is(:hover,:focus-visible):before{top:0}'],
  ['a preview that could not start', '.not-loaded button{top:0}'],
  ['a preview that waits', 'html[data-preview=checking] body:before{top:0}'],
])('rules for %s stand in a file of their own, with the conditions around them', async (_name, rule) => {
  const { first, late } = await split(`b{top:1px}@media (min-width:9px){${rule}}i{top:2px}`);
  expect(first).toBe('b{top:1px}i{top:2px}');
  expect(late).toBe(`@media (min-width:9px){${rule}}`);
});

test.each([
  ['what the first paint shows', '.a{top:0}.b:focus{top:0}:focus-visible{top:0}button:hover{top:0}'],
  ['what hides the screens of a preview', 'html[data-preview=checking] body>:not(.not-loaded){display:none}'],
  ['the open menu', 'html:has(.menu:popover-open){top:0}'],
  ['what is not in a state', '.a:not(:hover){top:0}'],
  ['a font', '@font-face{font-family:Whole;font-display:swap}'],
])('%s stays in the page', async (_name, rule) => {
  expect(await split(rule)).toEqual({ first: rule, otherMedia: undefined, late: undefined });
});

test('what Lightning CSS writes for light-dark() stays only where it is asked for', async () => {
  const written = '--lightningcss-light:initial;--lightningcss-dark: ;';
  const asked = `html{${written}color-scheme:light}b{top:var(--lightningcss-light,0)}`;
  expect(await split(`html{${written}color-scheme:light}`)).toMatchObject({
    first: 'html{color-scheme:light}',
  });
  expect(await split(asked)).toMatchObject({ first: asked });
});

test('a rule for a state and for something else is divided', async () => {
  expect(await split('.a[aria-current],.a:hover{scale:1}')).toMatchObject({
    first: '.a[aria-current]{scale:1}',
    late: '.a:hover{scale:1}',
  });
});

test('how changes move, and what a pointer does, comes later, before the states', async () => {
  const { first, late } = await split(
    '.a{top:0;transition:top 1s}.a:hover{transition:none}@media (min-width:9px){.b{cursor:pointer}}',
  );
  expect(first).toBe('.a{top:0}');
  expect(late).toBe(
    '.a{transition:top 1s}@media (min-width:9px){.b{cursor:pointer}}.a:hover{transition:none}',
  );
});

test('an animation goes where it is used', async () => {
  const { first, late } = await split(
    '.a{animation:in 1s}.m:focus-within{animation:open 1s}@keyframes in{0%{top:0}}@keyframes open{0%{top:1px}}',
  );
  expect(first).toBe('.a{animation:in 1s}@keyframes in{0%{top:0}}');
  expect(late).toBe('.m:focus-within{animation:open 1s}@keyframes open{0%{top:1px}}');
});

test('the rules for paper and forced colours stand in a file for them, in their order, and the others stay', async () => {
  const { first, otherMedia } = await split(
    'a{color:red}@media print{a{color:#000}@page{margin:1cm}}b{top:0}@media (forced-colors: active){b{top:1px}}@media (min-width:9px){c{top:2px}}',
  );
  expect(first).toBe('a{color:red}b{top:0}@media (min-width:9px){c{top:2px}}');
  expect(otherMedia).toBe(
    '@media print{a{color:#000}@page{margin:1cm}}@media (forced-colors: active){b{top:1px}}',
  );
});

describe('a static page', () => {
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
});
