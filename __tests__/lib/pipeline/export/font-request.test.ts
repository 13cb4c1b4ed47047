import { leaveFontRequest } from '@/lib/pipeline/export/font-request';
import { parsePage, writePage } from '@/lib/pipeline/export/html-tree';

const FONT = '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin="">';
const EARLY = '<script id="early">early()</script>';

function left(head: string): string {
  const page = parsePage(`<!DOCTYPE html><html><head>${head}</head><body>x</body></html>`);
  leaveFontRequest(page);
  return writePage(page);
}

test('the inline script is told the address of the font, and pages without scripts request it themselves', () => {
  const html = left(`<title>T</title>${FONT}${EARLY}`);
  expect(html).toContain(`<head><noscript>${FONT}</noscript><title>T</title>`);
  expect(html).toContain('<script id="early" data-font="/f.woff2">');
});

test('a page without the inline script, or without a font, stays as it is', () => {
  expect(left(FONT)).toContain(`<head>${FONT}</head>`);
  expect(left(EARLY)).toContain(`<head>${EARLY}</head>`);
});
