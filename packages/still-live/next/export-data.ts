import type { ExportData } from 'still-live/content/site-data';

// `next dev` has data of its own, so that a build beside it does not take them away.
const FILE = process.env.NODE_ENV === 'development' ? '.snapshot/dev.json' : '.snapshot/site.json';

let known: ExportData | undefined;

/**
 * Reads the data that the build wrote for the pages (packages/still-live/build/pages/export-data.ts), once per
 * build. It imports no Node module, because Next compiles components that use it for the browser too.
 * @throws {Error} that names the file, when there is none.
 */
export function readExportData(): ExportData {
  if (known) return known;
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const data = JSON.parse(readFileSync(`${process.cwd()}/${FILE}`, 'utf8')) as ExportData;
  if (process.env.NODE_ENV === 'production') known = data;
  return data;
}
