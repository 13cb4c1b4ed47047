import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inlineCode } from '../inline-code';
import { findElement, makeElement, type Page, setChildren, textOf } from '../html-tree';
import { cutFont } from './cut-font';
import { type Face, FACES, LATE_FAMILY } from './faces';
import { type Alike, alikeElements, charactersOf, shownTexts } from './shown-characters';
import { rangeWithout, unicodeRange } from './unicode-range';

/** What the fonts of an export are made from. */
interface FontRequest {
  /** Folder of the export, where the files go. */
  readonly dir: string;
  /** Every page that gets the fonts: their characters are in them. */
  readonly pages: readonly Page[];
  /** Style sheets that come into the pages later, as one text. */
  readonly style: string;
}

/** Gives one page the fonts: their rules at the end of its style, and the request of those that it needs at once. */
export type PutFonts = (page: Page) => void;

const MEDIA = '/_next/static/media';
const LICENCES = '/font-licences.txt';
const require = createRequire(import.meta.url);

/** A face, cut: its characters, its rules, and its address when the page asks for it at once. */
interface CutFace {
  readonly family: string;
  readonly characters: string;
  readonly rules: string;
  readonly preload?: string;
}

async function writeFont(dir: string, { family }: Face, font: Buffer): Promise<string> {
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 12);
  const address = `${MEDIA}/${family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`;
  await mkdir(join(dir, MEDIA), { recursive: true });
  await writeFile(join(dir, address), font);
  return address;
}

function rule(family: string, { weights }: Face, url: string, display: string, characters: string): string {
  return `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weights};font-display:${display};unicode-range:${unicodeRange(characters)}}`;
}

async function cutFace(
  face: Face,
  alike: readonly Alike[],
  { dir, pages, style }: FontRequest,
): Promise<CutFace | undefined> {
  const texts = shownTexts(pages, alike, style, face.properties);
  const characters = charactersOf(texts);
  if (characters === '') return undefined;
  const cut = { family: face.family, characters };
  const font = await cutFont(
    face.source,
    characters,
    face.weight === undefined ? undefined : { weight: face.weight, texts },
  );
  if (face.delivery === 'inline') {
    const url = `data:font/woff2;base64,${font.toString('base64')}`;
    return { ...cut, rules: rule(face.family, face, url, 'block', characters) };
  }
  const address = await writeFont(dir, face, font);
  // A font that comes after the first paint must not move what is being read.
  const rules = [rule(face.family, face, address, 'optional', characters)];
  if (face.family === LATE_FAMILY.of) rules.push(rule(LATE_FAMILY.family, face, address, 'swap', characters));
  return { ...cut, rules: rules.join(''), ...(face.delivery === 'preload' && { preload: address }) };
}

/** The licence goes where the fonts go (SIL Open Font License 1.1, section 2). Neither font has a reserved name, so both keep theirs. */
async function writeLicences(dir: string): Promise<void> {
  const packages = [...new Set(FACES.map(({ source }) => dirname(dirname(source))))];
  const texts = packages.map((name) => readFile(require.resolve(`${name}/LICENSE`), 'utf8'));
  await writeFile(join(dir, LICENCES), (await Promise.all(texts)).join('\n\n'));
}

const WHOLE = /(@font-face\s*\{[^}]*font-family:\s*["']?([^;"'}]+)["']?;[^}]*unicode-range:)([^;}]*)/g;

/** Leaves to the whole faces what the cut ones do not show: else they would come whenever a cut one is late. */
function narrowWhole(style: string, faces: readonly CutFace[]): string {
  return style.replace(WHOLE, (_rule, start: string, family: string, range: string) => {
    const characters = faces.find((face) => face.family === family)?.characters ?? '';
    return start + rangeWithout(range, characters);
  });
}

function put(page: Page, faces: readonly CutFace[]): void {
  const [head, style] = [findElement(page, 'head'), findElement(page, 'style')];
  if (!head || !style) return;
  setChildren(style, [narrowWhole(textOf(style), faces) + faces.map(({ rules }) => rules).join('')]);
  const preloads = faces.flatMap(({ preload }) => preload ?? []);
  const links = preloads.map((href) =>
    makeElement('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
  );
  setChildren(head, [...links, ...head.childNodes]);
}

/**
 * Cuts the faces of the site to what some pages show, and writes those that are files into the export, with their licences.
 * @returns what puts them into a page, to be called once for each: also for pages that hold a part of these
 * @throws {Error} when a font is not installed or cannot be cut
 */
export async function cutFonts(request: FontRequest): Promise<PutFonts> {
  const code = request.pages.flatMap((page) => inlineCode(page).styles);
  // Pages without the styles of the site use none of its faces.
  if (!code.some((text) => text.includes('@font-face'))) return () => undefined;
  const style = [...new Set(code), request.style].join('');
  const alike = alikeElements(request.pages);
  const faces: CutFace[] = [];
  for (const face of FACES) {
    const cut = await cutFace(face, alike, { ...request, style });
    if (cut) faces.push(cut);
  }
  await writeLicences(request.dir);
  return (page) => put(page, faces);
}
