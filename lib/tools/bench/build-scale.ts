import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@/lib/settings/settings';
import { buildSite } from '@/lib/pipeline/build-site';
import { silentProgress } from '@/lib/pipeline/progress';
import { largeContent, type LargeSize } from './large-content';
import { serveDatabase } from './served-database';
import { serveProcess } from './served-process';
import { median } from './statistics';

/** Result of the builds of one size. */
export interface BuildReading {
  /** Median time of a build, in milliseconds. */
  readonly time: number;
  /** Bytes of Home's HTML, plain and as Brotli. */
  readonly html: number;
  readonly brotli: number;
}

/** Results of builds of the demo with few and with many positions. */
export interface ScaleReading {
  readonly small: BuildReading;
  readonly large: BuildReading;
}

/** Sizes of the comparison: with the pictures of the demo only, and with 200 more. */
const SMALL: LargeSize = { positions: 20, pictures: 0 };
const LARGE: LargeSize = { positions: 2000, pictures: 200 };

/**
 * Measures the build of a content several times, after one build to fill the caches with the variants of all
 * pictures and all pictures for sharing. The media cache of the project is used and kept.
 */
async function measureBuild(
  root: string,
  cache: string,
  content: object,
  runs: number,
): Promise<BuildReading> {
  await mkdir(cache, { recursive: true });
  const data = join(cache, 'data.json');
  await writeFile(data, JSON.stringify(content));
  const database = await serveDatabase('--data', data);
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = new URL(database.url).host;
  const out = join(cache, 'out');
  const settings = readSettings(process.env);
  const request = { root, out, releasesDir: join(cache, '.releases'), settings, allowShrink: true };
  const times: number[] = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      const start = performance.now();
      await buildSite({ ...request, allSharingPictures: run === 0, progress: silentProgress });
      if (run > 0) times.push(performance.now() - start);
    }
  } finally {
    await database.stop();
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  }
  const size = async (name: string): Promise<number> => (await stat(join(out, name))).size;
  return { time: median(times), html: await size('index.html'), brotli: await size('index.html.br') };
}

/**
 * Measures how build time and size of Home's HTML grow with the content.
 * @param root Folder of the project.
 * @param cache Folder for the exports.
 * @param demo The demo content.
 * @param runs How many builds of each size.
 */
export async function measureScale(
  root: string,
  cache: string,
  demo: unknown,
  runs: number,
): Promise<ScaleReading> {
  const pictures = await serveProcess(join(root, 'lib', 'tools', 'bench', 'picture-server.ts'));
  try {
    const build = (size: LargeSize): Promise<BuildReading> =>
      measureBuild(
        root,
        join(cache, `positions-${size.positions}`),
        largeContent(demo, size, pictures.url),
        runs,
      );
    return { small: await build(SMALL), large: await build(LARGE) };
  } finally {
    await pictures.stop();
  }
}
