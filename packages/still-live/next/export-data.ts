import type { ExportData } from 'still-live/content/site-data';

/** `next dev` has data of its own, so that a build beside it does not take them away. */
const FILE = process.env.NODE_ENV === 'development' ? '.snapshot/dev.json' : '.snapshot/site.json';

/** Time between two looks for the file, in milliseconds. */
const LOOK_AGAIN = 10;

let known: ExportData | undefined;

/** Whether the process that runs this build, if any, is still there. */
function isBeingBuilt(): boolean {
  const builder = Number(process.env['SITE_BUILD_PROCESS'] ?? NaN);
  if (Number.isNaN(builder)) return false;
  try {
    return process.kill(builder, 0);
  } catch {
    return false;
  }
}

/**
 * Reads the data that the snapshot step wrote for the pages (packages/still-live/build/pages/write-export-data.ts); in a
 * build once. It imports no Node module, because Next compiles components that use it for the browser too.
 */
export function readExportData(): ExportData {
  if (known) return known;
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const data = JSON.parse(readFileSync(`${process.cwd()}/${FILE}`, 'utf8')) as ExportData;
  if (process.env.NODE_ENV === 'production') known = data;
  return data;
}

/**
 * Waits until the data are written: a build takes its snapshot while Next compiles.
 * @throws {Error} when the file is missing and no build is going to write it.
 */
export async function writtenExportData(): Promise<ExportData> {
  const { existsSync } = process.getBuiltinModule('node:fs');
  while (!existsSync(`${process.cwd()}/${FILE}`) && isBeingBuilt()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  return readExportData();
}
