import { brotliCompressSync } from 'node:zlib';
import { parsePage } from '@/lib/pipeline/export/html-tree';
import { inlineCode } from '@/lib/pipeline/export/inline-code';

const FONT_DATA = /url\(data:font[^)]*\)/;

/**
 * Says in words what the HTML of the site consists of, compressed: how much smaller it is without each part.
 * The parts share words, so they do not add up to the whole.
 * @param html The page of the export.
 */
export function pageParts(html: string): string {
  const { scripts, styles } = inlineCode(parsePage(html));
  const style = styles.join('');
  const font = FONT_DATA.exec(style)?.[0] ?? '';
  const body = html.slice(html.indexOf('<body'));
  const size = (text: string): number => brotliCompressSync(text).length;
  const whole = size(html);
  const without = (...texts: readonly string[]): number =>
    (whole - size(texts.reduce((rest, text) => rest.replace(text, ''), html))) / 1024;
  const parts: readonly (readonly [string, number])[] = [
    ['markup and texts of all screens', without(body)],
    ['styles', without(...styles) - without(font)],
    ['inline script', without(...scripts)],
    ["the headings' face", without(font)],
  ];
  return parts.map(([name, kib]) => `${name} ${kib.toFixed(1)} KiB`).join(', ');
}
