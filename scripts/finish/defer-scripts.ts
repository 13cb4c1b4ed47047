import { createHash } from 'node:crypto';
import { SITE_ELEMENT_ID } from '@/app/client/site-element';
import { coverHint } from './cover-hint';
import { hydrationData } from './hydration-data';

/** What `deferScripts` takes beside the page. */
export interface DeferOptions {
  /** The properties of the site as JSON. */
  readonly props: string;
  /** Reads a script by its address. */
  readonly readChunk: (address: string) => string;
  /** Keys of the positions that the page holds, when others have files of their own. */
  readonly inPage?: readonly string[] | undefined;
}

/** A page whose scripts wait, and the file that its hydration data moved to. */
export interface DeferredPage {
  readonly html: string;
  /** Address and content of the file it hydrates with; absent when the page has no site. */
  readonly dataFile?: { readonly path: string; readonly content: string };
  /** Addresses of all scripts that start, the data first. */
  readonly sources: readonly string[];
}

const EARLY = '<script id="early"';
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*>/g;

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
}

function isExecutable(attributes: string): boolean {
  const type = attribute(attributes, 'type');
  return type === undefined || type === 'text/javascript' || type === 'module';
}

/**
 * Takes Next's scripts out of an exported page, so that nothing competes with the first paint: the addresses of those it
 * needs go to the inline script `#early` (as `data-sources`), which starts them when their time has come (app/early), and
 * what it hydrates with goes into one hashed file. Takes the page, the properties of the site as JSON, and the keys
 * of the positions the page holds when others have files of their own. A page without
 * the site loses its scripts altogether. Polyfills for browsers without modules are dropped: those
 * browsers lack `:has()` too and get the page without scripts. Throws an `Error` when the scripts of a page with the site are not
 * what this version of Next writes: it would never come to life, and nobody would notice.
 */
export function deferScripts(page: string, { props, readChunk, inPage }: DeferOptions): DeferredPage {
  const scripts: string[] = [];
  const inline: string[] = [];
  const withoutScripts = page
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, (whole: string, attributes: string, body: string) => {
      if (attribute(attributes, 'id') === 'early' || !isExecutable(attributes)) return whole;
      const src = attribute(attributes, 'src');
      if (/\bnomodule\b/i.test(attributes)) return '';
      if (src === undefined) inline.push(body);
      else scripts.push(src);
      return '';
    });
  const hydration = hydrationData(inline, scripts, props, readChunk);
  const holdsSite = withoutScripts.includes(`id="${SITE_ELEMENT_ID}"`);
  if (!holdsSite) return { html: withoutScripts, sources: [] };
  if (!hydration) throw new Error("the page's payload names no component Site: it would never come to life");
  if (!withoutScripts.includes(EARLY)) throw new Error(`the page has no ${EARLY}>, which starts its scripts`);
  const hash = createHash('sha256').update(hydration.content).digest('hex').slice(0, 12);
  const path = `/_next/static/chunks/page-data-${hash}.js`;
  const sources = [path, ...hydration.sources];
  const html = withoutScripts.replace(
    EARLY,
    () =>
      `${EARLY} data-sources="${sources.join(' ')}"${coverHint(withoutScripts)}${inPage ? ` data-in-page="${inPage.map(encodeURIComponent).join(' ')}"` : ''}`,
  );
  return { html, dataFile: { path, content: hydration.content }, sources };
}
