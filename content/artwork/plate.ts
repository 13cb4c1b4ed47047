import { box } from './shapes';

/** How a shape is laid over what is below. */
export interface Laying {
  readonly opacity?: number;
  readonly blend?: 'multiply' | 'screen' | 'soft-light' | 'overlay';
}

function attributes({ opacity, blend }: Laying): string {
  return (
    (opacity === undefined ? '' : ` opacity="${opacity}"`) + (blend ? ` style="mix-blend-mode:${blend}"` : '')
  );
}

/** A flat shape. Takes path data, a colour and how it is laid; gives SVG. */
export function flat(path: string, colour: string, laying: Laying = {}): string {
  return `<path d="${path}" fill="${colour}"${attributes(laying)}/>`;
}

/** A line. Takes path data, a colour, a width. */
export function line(path: string, colour: string, width: number, laying: Laying = {}): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(laying)}/>`;
}

/** Direction of a shade in user units: thick at the first point, gone at the second. */
export interface Fade {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** Cover at the thick end, 0–1. */
  readonly strength?: number;
}

/**
 * A shape filled with dots that thin out, like a dry brush or a riso screen. Takes path data, a colour, where it fades;
 * gives SVG that needs the filter of `defs`.
 */
export function grain(path: string, colour: string, fade: Fade, laying: Laying = {}): string {
  const { from, to, strength = 0.8 } = fade;
  const id = `f${hash(path + colour + String(from) + String(to))}`;
  const stops = `<stop offset="0" stop-opacity="${strength}"/><stop offset="1" stop-opacity="0"/>`;
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops}</linearGradient>` +
    `<g${attributes(laying)}><path d="${path}" fill="url(#${id})" filter="url(#grain-${colour.slice(1)})"/></g>`
  );
}

/** A shape with a smooth gradient from one colour to another. */
export function blendOf(
  path: string,
  fromColour: string,
  toColour: string,
  fade: Fade,
  laying: Laying = {},
): string {
  const id = `b${hash(path + fromColour + toColour)}`;
  const { from, to } = fade;
  const stops = `<stop offset="0" stop-color="${fromColour}"/><stop offset="1" stop-color="${toColour}"/>`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops}</linearGradient><path d="${path}" fill="url(#${id})"${attributes(laying)}/>`;
}

/** Shows content only inside a path. */
export function inside(path: string, content: string, laying: Laying = {}): string {
  const id = `c${hash(path + content.length.toString())}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"${attributes(laying)}>${content}</g>`;
}

/** Several shapes laid as one. */
export function group(content: string, laying: Laying = {}, transform = ''): string {
  return `<g${attributes(laying)}${transform ? ` transform="${transform}"` : ''}>${content}</g>`;
}

function hash(text: string): string {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (sum >>> 0).toString(36);
}

function grainFilter(colour: string): string {
  return (
    `<filter id="grain-${colour}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">` +
    '<feTurbulence type="fractalNoise" baseFrequency="0.62" numOctaves="2" seed="7" result="n"/>' +
    '<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -0.8" result="a"/>' +
    '<feComposite in="SourceGraphic" in2="a" operator="arithmetic" k2="1" k3="1" k4="-1"/>' +
    '<feComponentTransfer result="m"><feFuncA type="linear" slope="3.2"/></feComponentTransfer>' +
    `<feFlood flood-color="#${colour}"/><feComposite in2="m" operator="in"/></filter>`
  );
}

/** The whole sheet. Takes its size in user units, the colour of the paper and the content; gives an SVG document. */
export function sheet(width: number, height: number, paper: string, content: string, scale = 2): string {
  const colours = new Set(
    [...content.matchAll(/url\(#grain-([0-9a-f]{6})\)/gi)].map((match) => match[1] ?? ''),
  );
  const filters = [...colours].map(grainFilter).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>${filters}</defs>${flat(box(0, 0, width, height), paper)}${content}</svg>`;
}
