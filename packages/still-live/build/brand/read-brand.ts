import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import sharp, { type Sharp } from 'sharp';
import { declared } from 'still-live/declaration';
import { type Brand, BrandError, parseBrand, refuseField } from 'still-live/brand/brand';
import { checkContrast } from 'still-live/brand/contrast';
import { tonesOf } from 'still-live/brand/looks';
import { errorLine } from 'still-live/settings/operator-error';
import type { AnyScreen } from 'still-live/route/screen';
import { openFont } from './font-file';

const ITALIAN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZàèéìòùÀÈÉÌÒÙ0123456789.,;:!?’“”«»–—…€-';

async function checkFont(field: string, { file, weights }: Brand['fonts']['text']): Promise<void> {
  const font = await openFont(file).catch((error: unknown) =>
    refuseField(
      `${field}.file`,
      `"${file}" cannot be read (${errorLine(error)})`,
      'install its package, or correct the path',
    ),
  );
  const missing = Array.from(ITALIAN).filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0)
    refuseField(
      `${field}.file`,
      `"${file}" has no ${missing.slice(0, 6).join(' ')}`,
      'choose a font that has the Italian letters',
    );
  const { wght } = font.variationAxes;
  if (wght === undefined)
    refuseField(`${field}.file`, `"${file}" has no axis of weight`, 'choose a variable font');
  else if (weights[0] < wght.min || weights[1] > wght.max || weights[0] > weights[1])
    refuseField(
      `${field}.weights`,
      `${weights.join('–')} is outside the ${wght.min}–${wght.max} of the font`,
      'write weights that it has',
    );
}

// Shapes, and what paints them (SVG 2). Others could run or load something, or be read as elements of the page.
const DRAWN =
  /^(?:svg|g|defs|symbol|use|title|desc|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|stop|pattern|clipPath|mask|marker|filter|(?:linear|radial)Gradient|fe(?!Image)[A-Z]\w*)$/;

// With such a character, or an escape of it, a value could lead elsewhere.
const LEADS = /[\\/@]|url\(\s*["']?(?!#|["'])/i;

const KEPT_PREFIXED = ['xlink:href', 'xmlns:xlink'];
const [ELEMENT, TEXT] = [1, 3];

// Removes the notes of the drawing program, which may hold a path of the machine that it ran on.
function dropNotes($: CheerioAPI): void {
  $('*')
    .filter((_index, node) => 'name' in node && /^metadata$|:/.test(node.name))
    .remove();
  $('*')
    .contents()
    .filter((_index, { nodeType }) => nodeType !== ELEMENT && nodeType !== TEXT)
    .remove();
}

/** Refuses a drawing that is more than shapes. Returns its SVG, as large as the place that it gets. */
export function checkDrawing(file: string, drawing: string): string {
  const refuse = (what: string, remedy: string): never => {
    throw new BrandError(file, what, remedy);
  };
  // HTML has no declarations of entities: a page would show their text.
  if (/<!DOCTYPE[^>]*\[/i.test(drawing)) refuse('has entities in it', 'export it as plain shapes');
  const $ = load(drawing, { xml: true });
  const root = $.root().children();
  if (root.length !== 1 || !root.is('svg')) refuse('is not an SVG', 'save the drawing as SVG');
  if (!/^-?[\d.]+[ ,]+-?[\d.]+([ ,]+(?=[\d.]*[1-9])[\d.]+){2}$/.test(root.attr('viewBox') ?? ''))
    refuse('has no viewBox', 'write viewBox="0 0 WIDTH HEIGHT" into its first tag');
  dropNotes($);
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    if (!DRAWN.test(element.name)) refuse(`has a <${element.name}> in it`, 'export it as plain shapes');
    for (const [name, value] of Object.entries(element.attribs)) {
      const leads = /^(xlink:)?href$/i.test(name) && !value.startsWith('#');
      if (name.includes(':') && !KEPT_PREFIXED.includes(name)) Reflect.deleteProperty(element.attribs, name);
      else if (/^on/i.test(name) || leads || (!name.startsWith('xmlns') && LEADS.test(value)))
        refuse(`has ${name}="${value.slice(0, 30)}" in it`, 'export it as plain shapes');
    }
  }
  root.attr('xmlns', 'http://www.w3.org/2000/svg');
  return $.xml(root.removeAttr('width').removeAttr('height'));
}

/** Draws it within a square of that many pixels, whatever its own units are. */
export function drawn(drawing: string, side: number): Sharp {
  return sharp(Buffer.from(drawing.replace('<svg', `<svg width="${side}" height="${side}"`)));
}

export async function requireDrawn(file: string, drawing: string): Promise<string> {
  await drawn(drawing, 1)
    .stats()
    .catch((cause: unknown) => {
      const what = `cannot be drawn (${errorLine(cause)})`;
      throw new BrandError(file, what, 'export it as plain shapes', { cause });
    });
  return drawing;
}

export interface CheckedBrand extends Brand {
  readonly logo: string;
  readonly sign: string;
}

export async function readDrawing(name: 'logo' | 'sign'): Promise<string> {
  const file = `brand/${name}.svg`;
  const text = await readFile(join(process.cwd(), declared('brandFolder'), `${name}.svg`), 'utf8').catch(
    (error: unknown) => {
      throw new BrandError(file, `cannot be read (${errorLine(error)})`, 'put the drawing there', {
        cause: error,
      });
    },
  );
  return requireDrawn(file, checkDrawing(file, text));
}

/** @throws {BrandError} that names the field at fault. */
export async function checkBrand(given: unknown): Promise<Brand> {
  const brand = parseBrand(given);
  checkContrast(brand.colours);
  const tones: readonly string[] = tonesOf(brand.colours);
  for (const [name, screen] of Object.entries<AnyScreen>(declared('screens'))) {
    if (screen.kind === 'tabs' || tones.includes(screen.tone)) continue;
    refuseField(
      'colours',
      `has no ${screen.tone}, the tint of the screen ${name}`,
      'write it, and a strong one',
    );
  }
  const { display, text } = brand.fonts;
  await checkFont('fonts.display', display);
  await checkFont('fonts.text', text);
  for (const name of ['heading', 'statement'] as const) {
    if (display[name] < display.weights[0] || display[name] > display.weights[1])
      refuseField(
        `fonts.display.${name}`,
        `${display[name]} is outside its weights`,
        'write a weight between them',
      );
  }
  return brand;
}

/** @throws {BrandError} that names the field or file of `brand/` at fault. */
export async function readBrand(): Promise<CheckedBrand> {
  const brand = await checkBrand(declared('brand'));
  return { ...brand, logo: await readDrawing('logo'), sign: await readDrawing('sign') };
}
