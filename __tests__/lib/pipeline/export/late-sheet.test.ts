import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findElement, parsePage, textOf, writePage } from '@/lib/pipeline/export/html-tree';
import { moveLateRules } from '@/lib/pipeline/export/late-sheet';

async function moved(style: string) {
  const dir = await mkdtemp(join(tmpdir(), 'feeling-late-'));
  const page = parsePage(`<!doctype html><head><style>${style}</style></head><body>x</body>`);
  await moveLateRules(page, dir);
  const html = writePage(page);
  const [, href] = /<link rel="stylesheet" href="([^"]+)" media="print" data-late="">/.exec(html) ?? [];
  const sheet = href === undefined ? undefined : await readFile(join(dir, href), 'utf8');
  const element = findElement(page, 'style');
  return { html, href, rest: element && textOf(element), sheet };
}

test.each([
  ['what is pointed at', '.a:is(:hover,:focus-visible):before{top:0}'],
  ['a change of screens', '::view-transition-old(root){top:0}'],
  ['a preview that could not start', '.not-loaded button{top:0}'],
  ['a preview that waits', 'html[data-preview=checking] body:before{top:0}'],
])('rules for %s stand in a file of their own, with the conditions around them', async (_name, rule) => {
  const { rest, sheet } = await moved(`b{top:1px}@media (min-width:9px){${rule}}i{top:2px}`);
  expect(rest).toBe('b{top:1px}i{top:2px}');
  expect(sheet).toBe(`@media (min-width:9px){${rule}}`);
});

test.each([
  ['what the first paint shows', '.a{top:0}.b:focus{top:0}:focus-visible{top:0}button:hover{top:0}'],
  ['what hides the screens of a preview', 'html[data-preview=checking] body>:not(.not-loaded){display:none}'],
  ['the open menu', 'html:has(.menu:popover-open){top:0}'],
  ['what is not in a state', '.a:not(:hover){top:0}'],
  ['a face', '@font-face{font-family:Whole;font-display:swap}'],
])('%s stays in the page', async (_name, rule) => {
  expect(await moved(rule)).toMatchObject({ rest: rule, sheet: undefined });
});

test('a rule for a state and for something else is divided', async () => {
  expect(await moved('.a[aria-current],.a:hover{scale:1}')).toMatchObject({
    rest: '.a[aria-current]{scale:1}',
    sheet: '.a:hover{scale:1}',
  });
});

test('an animation goes where it is used', async () => {
  const { rest, sheet } = await moved(
    '.a{animation:in 1s}.m:focus-within{animation:open 1s}@keyframes in{0%{top:0}}@keyframes open{0%{top:1px}}',
  );
  expect(rest).toBe('.a{animation:in 1s}@keyframes in{0%{top:0}}');
  expect(sheet).toBe('.m:focus-within{animation:open 1s}@keyframes open{0%{top:1px}}');
});

test('without JavaScript the end of the page asks for the file', async () => {
  const { html, href } = await moved('.a:hover{top:0}');
  expect(html).toContain(`<noscript><link rel="stylesheet" href="${href ?? ''}"></noscript></body>`);
});
