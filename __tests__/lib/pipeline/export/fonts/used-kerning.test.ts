import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { cutFont } from '@/lib/pipeline/export/fonts/cut-font';
import { FACES } from '@/lib/pipeline/export/fonts/faces';
import { keepUsedKerning } from '@/lib/pipeline/export/fonts/used-kerning';

const SOURCE = FACES[0]?.source ?? '';
const LETTERS = ' ATVaelnorstvyzù’';
const TEXTS = ['Tavolo  per\nVoi', 'AVANTI a Torvaianica', 'lento'];

function open(font: Buffer): Font {
  const opened = create(font);
  if (!('layout' in opened)) throw new Error('not one font');
  return opened;
}

const widthIn = (font: Font, text: string): number => font.layout(text, ['kern']).advanceWidth;
const kernings = (font: Font, text: string): number =>
  widthIn(font, text) - Array.from(text, (letter) => widthIn(font, letter)).reduce((a, b) => a + b, 0);

async function bold(): Promise<Buffer> {
  const whole = await readFile(join(process.cwd(), 'node_modules', SOURCE));
  return subsetFont(whole, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: 640 } });
}

test('the texts are as wide as before, other neighbours lose their kerning', async () => {
  const before = open(await bold());
  const after = open(keepUsedKerning(await bold(), TEXTS));
  for (const text of ['Tavolo', 'AVANT', 'lento', ' Voe']) {
    expect([text, widthIn(after, text)]).toEqual([text, widthIn(before, text)]);
  }
  expect(kernings(before, 'Ta')).toBeLessThan(0);
  expect(kernings(before, 'VA’')).toBeLessThan(0);
  expect(kernings(after, 'ly')).toBe(0);
  expect(kernings(before, 'Ty')).toBeLessThan(0);
  expect(kernings(after, 'Ty')).toBe(0);
});

test('texts without any kerning leave a font that browsers can read', async () => {
  const font = await cutFont(SOURCE, LETTERS, { weight: 640, texts: [''] });
  expect(kernings(open(font), 'Ta')).toBe(0);
  expect(widthIn(open(font), 'lento')).toBeGreaterThan(0);
});

test('a cut face is smaller without the kerning of other neighbours, and keeps its copyright', async () => {
  const whole = await readFile(join(process.cwd(), 'node_modules', SOURCE));
  const options = { targetFormat: 'woff2', variationAxes: { wght: 640 } } as const;
  const all = await subsetFont(whole, LETTERS, { ...options, ...{ keepFeatures: ['kern'] } });
  const used = await cutFont(SOURCE, LETTERS, { weight: 640, texts: TEXTS });
  expect(used.length).toBeLessThan(all.length * 0.85);
  expect(open(used).copyright).toContain('The Bricolage Grotesque Project Authors');
});
