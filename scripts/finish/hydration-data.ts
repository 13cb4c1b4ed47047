import { type FlightRow, flightRows } from './flight-rows';
import { neededChunks } from './needed-chunks';

/** The scripts that a page hydrates with, and what stands in its data file. */
export interface HydrationData {
  /** Addresses of the scripts, the bundler's runtime among them. */
  readonly sources: readonly string[];
  /** Content of the data file. */
  readonly content: string;
}

const BOOTSTRAP = /\.push\((\{"otherChunks":.*"runtimeModuleIds":.*\})\);?$/;
const FLIGHT_PIECE = /^\(?self\.__next_f.*?\.push\((\[[13],".*"\])\)$/s;
const PUBLIC = '/_next/';

/** The name of the component that is the site. */
const COMPONENT = 'Site';

/** A client component as the server's payload names it: module, chunks (or references to them), export. */
const REFERENCE = /^I(\[(?:\d+|"[^"]+"),\[[^\]]*\],"[^"]*"[^\]]*\])/;

/** What the address of a chunk looks like: it goes into the page as it is. */
const CHUNK = /^\/_next\/static\/[\w./~-]+\.js$/;

function parseArray(json: string | undefined): readonly unknown[] {
  const value: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(value) ? value : [];
}

/** React's server payload, put together from the inline scripts that carry it: as text (1), or in base64 (3) where a piece cuts a character. */
function flightPayload(inline: readonly string[]): Buffer {
  const pieces = inline.map((script) => {
    const [kind, piece] = parseArray(FLIGHT_PIECE.exec(script.trim())?.[1]);
    return Buffer.from(typeof piece === 'string' ? piece : '', kind === 3 ? 'base64' : 'utf8');
  });
  return Buffer.concat(pieces);
}

function chunksOf(reference: readonly unknown[]): readonly unknown[] {
  return Array.isArray(reference[1]) ? reference[1] : [];
}

function chunkAddress(chunk: unknown, rows: readonly FlightRow[]): string {
  const text = String(chunk);
  const row = text.startsWith('$') ? rows.find(({ id }) => id === text.slice(1)) : undefined;
  if (text.startsWith('$') && row === undefined)
    throw new Error(`the page's payload names a chunk ${text} that it does not hold`);
  const address = row === undefined ? text : String(JSON.parse(row.value));
  if (!CHUNK.test(address))
    throw new Error(`the page's payload names a chunk "${address}" that is none of this site`);
  return address;
}

/**
 * Makes the data file of a page that starts with our own client (app/client/start.tsx). Takes the page's inline scripts (the
 * bundler's bootstrap and React's payload), the addresses of its script elements, the properties of the site as JSON, and what reads a
 * script by its address.
 * Of the payload only the module of the site is kept: the rest repeats the properties and the page's style. `undefined` when
 * the page holds no site. Throws an `Error` when the scripts are not what this version of Next writes.
 */
export function hydrationData(
  inline: readonly string[],
  scripts: readonly string[],
  props: string,
  readChunk: (address: string) => string,
): HydrationData | undefined {
  const rows = flightRows(flightPayload(inline));
  const references = rows.flatMap(({ value }) => {
    const [, json] = REFERENCE.exec(value) ?? [];
    return json === undefined ? [] : [parseArray(json)];
  });
  const site = references.find(([, , name]) => name === COMPONENT);
  if (site === undefined) return undefined;
  const bootstrap = inline.map((script) => BOOTSTRAP.exec(script.trim())?.[1]).find((found) => found);
  if (bootstrap === undefined) throw new Error('the page has no bootstrap of Turbopack among its scripts');
  // Next's own components, its router among them, share the list: what the site does not need is left out.
  const own = neededChunks(
    String(site[0]),
    references.map(([module]) => String(module)),
    chunksOf(site).map((chunk) => chunkAddress(chunk, rows)),
    readChunk,
  );

  const start = JSON.parse(bootstrap) as { readonly otherChunks: readonly string[] };
  const shared = start.otherChunks.map((chunk) => `${PUBLIC}${chunk}`);
  const runtime = scripts.filter((source) => /\/turbopack-[^/]*$/.test(source));
  const otherChunks = [...shared, ...own].map((source) => source.slice(PUBLIC.length));
  const data = `{"module":${JSON.stringify(site[0])},"name":"${COMPONENT}","props":${props}}`;
  return {
    sources: [...new Set([...runtime, ...shared, ...own])],
    // The entry runs once every chunk is there, the site's own among them.
    content: `self.siteHydration=${data};\n(globalThis.TURBOPACK||=[]).push(${JSON.stringify({ ...start, otherChunks })});\n`,
  };
}
