import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findElement, parsePage, textOf, writePage } from '@/lib/pipeline/export/html-tree';
import { movePrintRules } from '@/lib/pipeline/export/print-sheet';

async function moved(style: string) {
  const dir = await mkdtemp(join(tmpdir(), 'feeling-print-'));
  const page = parsePage(`<!doctype html><head><style>${style}</style></head><body>x</body>`);
  await movePrintRules(page, dir);
  const [, href] = /<link rel="stylesheet" href="([^"]+)" media="print">/.exec(writePage(page)) ?? [];
  const sheet = href === undefined ? undefined : await readFile(join(dir, href), 'utf8');
  const element = findElement(page, 'style');
  return { rest: element && textOf(element), sheet };
}

test('the rules for paper stand in a file for paper, in their order, and the others stay', async () => {
  const { rest, sheet } = await moved(
    'a{color:red}@media print{a{color:#000}@page{margin:1cm}}b{top:0}@media print{b{top:1px}}@media (min-width:9px){c{top:2px}}',
  );
  expect(rest).toBe('a{color:red}b{top:0}@media (min-width:9px){c{top:2px}}');
  expect(sheet).toBe('a{color:#000}@page{margin:1cm}b{top:1px}');
});

test('a page without rules for paper gets no file', async () => {
  expect(await moved('a{color:red}')).toEqual({ rest: 'a{color:red}', sheet: undefined });
});
