import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@/lib/settings/settings';
import { largeContent, type LargeSize } from './large-content';
import { serveDatabase } from './served-database';
import { serveProcess } from './served-process';
import { median } from './statistics';
import { type BuildTimes, timedBuild, timedCommand } from './timed-build';

/** Result of the builds of one size. */
export interface BuildReading {
  /** Median times of the parts of a build in a process that has built before. */
  readonly times: BuildTimes;
  /** Median time of the build as a command, in milliseconds. */
  readonly command: number;
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
  const [out, releasesDir] = [join(cache, 'out'), join(cache, '.releases')];
  const options = { root, out, releasesDir, settings: readSettings(process.env), allowShrink: true };
  const times: BuildTimes[] = [];
  const commands: number[] = [];
  try {
    await timedBuild({ ...options, allSharingPictures: true });
    for (let run = 0; run < runs; run += 1) {
      times.push(await timedBuild(options));
      commands.push(await timedCommand(root, out, releasesDir));
    }
  } finally {
    await database.stop();
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  }
  const size = async (name: string): Promise<number> => (await stat(join(out, name))).size;
  const part = (pick: (build: BuildTimes) => number): number => median(times.map(pick));
  return {
    times: {
      content: part(({ content: end }) => end),
      next: part(({ next }) => next),
      release: part(({ release }) => release),
    },
    command: median(commands),
    html: await size('index.html'),
    brotli: await size('index.html.br'),
  };
}

/**
 * Measures how build time and size of Home's HTML grow with the content.
 * @param root Folder of the project.
 * @param cache Folder for the exports.
 * @param demo The demo content.
 * @param runs How many builds of each size and kind.
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
