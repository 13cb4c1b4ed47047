import type { SiteData } from './site-data';

const NAME = Symbol.for('feeling.siteData');

/**
 * Leaves the site's data for the rendering of the export, in the same process. As a property of a client component Next would write
 * all of it into the page a second time, for a client of its own that the export does not start (app/client/start.tsx).
 */
export function handOver(data: SiteData): void {
  Reflect.set(globalThis, NAME, data);
}

/** What was handed over. Raises `Error` when nothing was: then the site must be given its data as a property. */
export function handedData(): SiteData {
  const data: unknown = Reflect.get(globalThis, NAME);
  if (data === undefined) throw new Error('the site has no data: neither as a property nor handed over');
  return data as SiteData;
}
