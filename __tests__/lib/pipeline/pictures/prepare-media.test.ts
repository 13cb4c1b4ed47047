import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureSources } from '@/lib/media/picture';
import { walkFiles } from '@/lib/pipeline/files';
import { MEDIA_LIMITS } from '@/lib/pipeline/pictures/media-limits';
import { prepareMedia } from '@/lib/pipeline/pictures/pictures';
import { QUICK_RECIPE, type Recipe, RELEASE_RECIPE } from '@/lib/pipeline/pictures/recipe';
import { startPictureServer } from './picture-server';

const jpeg = (width: number, height: number, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

let root: string;
let server: Awaited<ReturnType<typeof startPictureServer>> | undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'));
  await mkdir(join(root, 'content/media'), { recursive: true });
  await mkdir(join(root, 'public'), { recursive: true });
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(root, { recursive: true, force: true });
});

const serve = async (routes: Parameters<typeof startPictureServer>[0]) =>
  (server = await startPictureServer(routes));

function run(
  urls: string[],
  more: {
    files?: string[];
    limits?: Partial<typeof MEDIA_LIMITS>;
    out?: string;
    onlyMade?: boolean;
    recipe?: Recipe;
    signal?: AbortSignal;
  } = {},
) {
  const lines: string[] = [];
  const counts: string[] = [];
  const { onlyMade = false, signal } = more;
  return prepareMedia({
    onlyMade,
    ...(signal && { signal }),
    count: (done, total) => counts.push(`${done} of ${total}`),
    urls,
    files: more.files ?? [],
    cacheDir: join(root, 'cache'),
    recipe: more.recipe ?? QUICK_RECIPE,
    outDir: join(root, more.out ?? 'out'),
    publicDirs: [
      { prefix: '/demo/', dir: join(root, 'content/media') },
      { prefix: '/', dir: join(root, 'public') },
    ],
    limits: { ...MEDIA_LIMITS, privateHosts: ['127.0.0.1'], ...more.limits },
    log: (line) => lines.push(line),
  }).then((prepared) => ({
    ...prepared,
    lines,
    counts,
    encoded: Number(/\((\d+) newly/.exec(lines.at(-1) ?? '')?.[1]),
    warnings: lines.filter((line) => line.startsWith('warning: ')).map((line) => line.slice(9)),
    copied: walkFiles(join(root, more.out ?? 'out')).filter((path) => !path.startsWith('media/')),
  }));
}

test('a picture of this site gets variants in both formats and keeps its own address', async () => {
  await writeFile(join(root, 'content/media/a b.jpg'), await jpeg(1000, 500));
  const { table, copied, warnings } = await run(['/demo/a%20b.jpg'], { recipe: RELEASE_RECIPE });
  const variants = table['/demo/a%20b.jpg'];
  expect(variants).toMatchObject({ width: 1000, height: 500, widths: [480, 768, 1000] });
  expect(variants?.tint).toMatch(/^#f[d-f]000[0-2]$/);
  expect(warnings).toEqual([]);
  expect(copied).toEqual(['demo/a b.jpg']);
  expect(await stat(join(root, 'out/demo/a b.jpg'))).toBeTruthy();
  for (const [format, type] of [
    ['avif', 'heif'],
    ['jpg', 'jpeg'],
  ]) {
    const metadata = await sharp(join(root, `out/media/${variants?.id}-480.${format}`)).metadata();
    expect(metadata).toMatchObject({ format: type, width: 480, height: 240 });
  }
  const sources = pictureSources(table, '/demo/a%20b.jpg');
  expect(await stat(join(root, 'out', sources?.src ?? ''))).toBeTruthy();
});

test('orientation is applied and metadata does not leave the house', async () => {
  const turned = await sharp(await jpeg(600, 300))
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await writeFile(join(root, 'content/media/turned.jpg'), turned);
  const { table } = await run(['/demo/turned.jpg']);
  const variants = table['/demo/turned.jpg'];
  expect(variants).toMatchObject({ width: 300, height: 600, widths: [300] });
  const metadata = await sharp(join(root, `out/media/${variants?.id}-300.jpg`)).metadata();
  expect(metadata).toMatchObject({ width: 300, height: 600 });
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
});

test('a drawing becomes pixels, larger than it says, and its variants carry no markup', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><script>alert(1)</script><rect width="100" height="50" fill="#00f"/></svg>';
  const { url } = await serve({ '/x.svg': (_request, response) => response.end(svg) });
  const { table } = await run([`${url}/x.svg`]);
  expect(table[`${url}/x.svg`]).toMatchObject({
    width: 100,
    height: 50,
    tint: '#0000ff',
    widths: [480, 768, 1200, 1600],
  });
  for (const file of await readdir(join(root, 'out/media'))) expect(file).toMatch(/\.(avif|jpg)$/);
});

test.each(['50mm', '40pt', '100%'])('a drawing of a width of %s becomes pixels', async (width) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 9 9"><rect width="9" height="9" fill="#00f"/></svg>`;
  await writeFile(join(root, 'content/media/x.svg'), svg);
  const { table, warnings } = await run(['/demo/x.svg']);
  expect(warnings).toEqual([]);
  expect(table['/demo/x.svg']).toMatchObject({ tint: '#0000ff', widths: [480, 768, 1200, 1600] });
});

test.each(['', 'width="100%" height="100%"', 'width="90"'])(
  'a drawing without a size (%s) keeps its original: enlarged, it would be a corner of an empty picture',
  async (size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="50" height="50"/></svg>`;
    await writeFile(join(root, 'content/media/x.svg'), svg);
    const { table, warnings, copied } = await run(['/demo/x.svg']);
    expect({ table, warnings, copied }).toEqual({ table: {}, warnings: [], copied: ['demo/x.svg'] });
  },
);

test('a picture that moves keeps its original, without a warning', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 1), Buffer.alloc(300, 200)]);
  const gif = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  await writeFile(join(root, 'content/media/moves.gif'), gif);
  const { table, warnings, copied } = await run(['/demo/moves.gif']);
  expect({ table, warnings, copied }).toEqual({ table: {}, warnings: [], copied: ['demo/moves.gif'] });
});

test('videos of this site are copied and those of others are left alone', async () => {
  await writeFile(join(root, 'content/media/loop.mp4'), 'film');
  const { copied, warnings } = await run([], {
    files: ['/demo/loop.mp4', 'https://video.example/x.mp4', '/demo/none.mp4'],
  });
  expect(copied).toEqual(['demo/loop.mp4']);
  expect(await readFile(join(root, 'out/demo/loop.mp4'), 'utf8')).toBe('film');
  expect(warnings).toEqual(['picture or file /demo/none.mp4: there is no such file on this site']);
});

test.each([
  ['/demo/../../secret.jpg', 'the path is not a plain file path'],
  ['/demo/%2e%2e/%2e%2e/secret.jpg', 'the path is not a plain file path'],
  ['/demo/..%5csecret.jpg', 'the path is not a plain file path'],
  ['/demo/.hidden.jpg', 'the path is not a plain file path'],
  ['/demo/%zz.jpg', 'the path is not valid percent-encoding'],
  ['/demo/', 'the path is not a plain file path'],
])('%s reads nothing outside its folder', async (address, reason) => {
  await writeFile(join(root, 'secret.jpg'), await jpeg(10, 10));
  await writeFile(join(root, 'content/media/.hidden.jpg'), await jpeg(10, 10));
  const { table, copied, warnings } = await run([address]);
  expect({ table, copied, warnings }).toEqual({
    table: {},
    copied: [],
    warnings: [`picture or file ${address}: ${reason}`],
  });
});

test('what cannot be fetched or decoded is a warning with address and reason, and the others are made', async () => {
  const good = await jpeg(20, 20);
  const noise = Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, index) => (index * 7919) % 251));
  const large = await sharp(noise, { raw: { width: 60, height: 60, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const { url } = await serve({
    '/good': (_request, response) => response.setHeader('content-type', 'text/plain').end(good),
    '/page.jpg': (_request, response) =>
      response.setHeader('content-type', 'image/jpeg').end('<html>sorry</html>'),
    '/cut.jpg': (_request, response) => response.end(large.subarray(0, large.length / 2)),
    '/told-huge': (_request, response) => response.setHeader('content-length', 9001).end(Buffer.alloc(9001)),
    '/huge': (_request, response) => {
      for (let i = 0; i < 5; i += 1) response.write(Buffer.alloc(2000));
      response.end();
    },
    '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
    '/away': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/moved': (_request, response) => response.writeHead(301, { location: '/good' }).end(),
    '/hangs': () => {},
    '/stalls': (_request, response) => response.write('x'),
    '/down': (_request, response) => response.writeHead(503).end(),
    '/resets': (request) => request.socket.destroy(),
  });
  const fetched = (paths: string, limits: Partial<typeof MEDIA_LIMITS>) =>
    run(
      paths.split(' ').map((path) => `${url}/${path}`),
      { limits: { maxBytes: 9000, ...limits } },
    );
  const answers = 'good page.jpg cut.jpg told-huge huge round away moved down resets missing';
  const { table, warnings: told } = await fetched(answers, {});
  expect(Object.keys(table).sort()).toEqual([`${url}/good`, `${url}/moved`]);
  // Alone, so that on a busy machine the limit meets nothing else.
  const warnings = [...told, ...(await fetched('hangs stalls', { fetchTimeoutMs: 100 })).warnings];
  const reasons = Object.fromEntries(
    warnings.map((line) => /\/([^/:]+): (.*)$/.exec(line)?.slice(1, 3) ?? []),
  );
  expect(reasons).toEqual({
    'page.jpg': expect.stringContaining('is no picture that can be read'),
    'cut.jpg': expect.stringContaining('cannot be decoded'),
    'told-huge': 'larger than 0 MB',
    huge: 'larger than 0 MB',
    round: 'redirect count exceeded',
    away: 'URL scheme must be a HTTP(S) scheme',
    hangs: 'did not arrive within 100 ms',
    stalls: 'did not arrive within 100 ms',
    down: 'the server answered 503',
    resets: expect.stringMatching(/closed|reset|hang up/i),
    missing: 'the server answered 404',
  });
  expect(warnings).toHaveLength(11);
});

test('a picture that claims more pixels than the limit is not decoded', async () => {
  const png = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  await writeFile(join(root, 'content/media/bomb.png'), png);
  const { table, warnings } = await run(['/demo/bomb.png'], { limits: { maxPixels: 1_000_000 } });
  expect(table).toEqual({});
  expect(warnings[0]).toMatch(/^picture or file \/demo\/bomb\.png: .*pixel limit/);
});

/** A drawing of a few hundred bytes whose time to draw grows with the tenth power: each level draws the one below ten times. */
function slowDrawing(levels: number): string {
  const group = (level: number): string =>
    `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`;
  const groups = Array.from({ length: levels }, (_, level) => group(level + 1)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><filter id="f"><feGaussianBlur stdDeviation="40"/></filter><rect id="g0" width="900" height="900" filter="url(#f)"/>${groups}</defs><use href="#g${levels}"/></svg>`;
}

test('a drawing that takes too long is named, and the others are made', async () => {
  await writeFile(join(root, 'content/media/slow.svg'), slowDrawing(4));
  await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 50));
  // Made before, so that on a busy machine the limit meets the drawing alone.
  await run(['/demo/a.jpg']);
  const { table, warnings } = await run(['/demo/slow.svg', '/demo/a.jpg'], {
    limits: { encodeTimeoutMs: 500 },
  });
  expect(Object.keys(table)).toEqual(['/demo/a.jpg']);
  expect(warnings).toEqual(['picture or file /demo/slow.svg: is not decoded within 0.5 s']);
}, 30_000);

test('a picture that takes too much memory is named, and the others are made', async () => {
  const size = { width: 6000, height: 6000, channels: 4, background: '#f00f' } as const;
  await writeFile(
    join(root, 'content/media/large.png'),
    await sharp({ create: size }).png({ progressive: true }).toBuffer(),
  );
  await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 50));
  const { table, warnings } = await run(['/demo/large.png', '/demo/a.jpg'], {
    limits: { encodeMemoryBytes: 230 * 1024 * 1024 },
  });
  expect(Object.keys(table)).toEqual(['/demo/a.jpg']);
  expect(warnings).toEqual(['picture or file /demo/large.png: takes more than 230 MB of memory to decode']);
}, 30_000);

test('a build that is ended does not wait for a drawing that takes days', async () => {
  await writeFile(join(root, 'content/media/slow.svg'), slowDrawing(6));
  const signal = AbortSignal.timeout(1_000);
  await expect(run(['/demo/slow.svg'], { signal })).rejects.toThrow('timeout');
  expect(await readdir(join(root, 'cache/temporary'))).toEqual([]);
}, 30_000);

describe('a network that is not public', () => {
  const inside = { limits: { privateHosts: [] } };

  test.each([
    'http://127.0.0.1:PORT/x',
    'http://localhost:PORT/x',
    'http://[::1]:PORT/x',
    'http://[::ffff:127.0.0.1]:PORT/x',
    'http://0.0.0.0:PORT/x',
    'http://2130706433:PORT/x',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/x',
  ])('is asked nothing: %s', async (address) => {
    const asked = jest.fn();
    const { url } = await serve({ '/x': (_request, response) => (asked(), response.end('x')) });
    const { warnings } = await run([address.replace('PORT', new URL(url).port)], inside);
    expect(warnings).toEqual([
      expect.stringMatching(
        / is not on the public internet; if that is meant, name .* in CONTENT_PRIVATE_HOSTS$/,
      ),
    ]);
    expect(asked).not.toHaveBeenCalled();
  });

  test('is asked nothing on a later hop either, though the first one is named', async () => {
    const asked = jest.fn();
    const { url } = await serve({
      '/first': (_request, response) =>
        response.writeHead(302, { location: `http://localhost:${new URL(url).port}/second` }).end(),
      '/second': (_request, response) => (asked(), response.end('x')),
    });
    const { warnings } = await run([`${url}/first`]);
    expect(warnings).toEqual([expect.stringMatching(/localhost \(.*\) is not on the public internet/)]);
    expect(asked).not.toHaveBeenCalled();
  });
});

test('many hanging hosts hold a build up for no longer than the budget', async () => {
  const { url } = await serve({ '/1': () => {}, '/2': () => {}, '/3': () => {} });
  const { warnings } = await run([`${url}/1`, `${url}/2`, `${url}/3`], {
    limits: { fetchTimeoutMs: 60_000, fetchBudgetMs: 300, fetchConcurrency: 1 },
  });
  expect(warnings).toHaveLength(3);
  for (const line of warnings)
    expect(line).toContain('not reached: the 300 ms for all pictures were used up');
});

describe('a second build', () => {
  const versioned =
    (body: () => Buffer, etag: () => string, full: { count: number }) =>
    (request: { headers: Record<string, unknown> }, response: ServerResponse) => {
      if (request.headers['if-none-match'] === etag()) return response.writeHead(304).end();
      full.count += 1;
      return response.setHeader('etag', etag()).end(body());
    };

  test('encodes nothing, fetches no body twice, and gives the same table and files', async () => {
    await writeFile(join(root, 'content/media/a.jpg'), await jpeg(600, 300));
    const remote = await jpeg(500, 500, '#00ff00');
    const full = { count: 0 };
    const { url } = await serve({
      '/etag': versioned(
        () => remote,
        () => '"1"',
        full,
      ),
      '/plain': (_request, response) => response.end(remote),
    });
    const addresses = ['/demo/a.jpg', `${url}/etag`, `${url}/plain`];
    const first = await run(addresses);
    expect(first.encoded).toBe(2); // two addresses have the same content
    const second = await run(addresses, { out: 'out2' });
    expect(second.encoded).toBe(0);
    expect(second.table).toEqual(first.table);
    expect(full.count).toBe(1);
    expect((await readdir(join(root, 'out2/media'))).sort()).toEqual(
      (await readdir(join(root, 'out/media'))).sort(),
    );
  });

  test('makes anew what changed, under a new id', async () => {
    const file = join(root, 'content/media/a.jpg');
    await writeFile(file, await jpeg(600, 300));
    let version = 1;
    const { url } = await serve({
      '/x': (request, response) =>
        versioned(
          () => bodies[version - 1] ?? Buffer.alloc(0),
          () => `"${version}"`,
          { count: 0 },
        )(request, response),
    });
    const bodies = [await jpeg(40, 40), await jpeg(50, 50)];
    const first = await run(['/demo/a.jpg', `${url}/x`]);
    await writeFile(file, await jpeg(700, 300));
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    version = 2;
    const second = await run(['/demo/a.jpg', `${url}/x`]);
    expect(second.encoded).toBe(2);
    expect(second.table['/demo/a.jpg']).toMatchObject({ width: 700 });
    expect(second.table['/demo/a.jpg']?.id).not.toBe(first.table['/demo/a.jpg']?.id);
    expect(second.table[`${url}/x`]).toMatchObject({ width: 50 });
  });

  test('uses the earlier version of a picture whose server is down, and says so; not of one that is gone', async () => {
    const body = await jpeg(40, 40);
    let status = 200;
    const { url } = await serve({
      '/x': (_request, response) => (status === 200 ? response.end(body) : response.writeHead(status).end()),
    });
    const first = await run([`${url}/x`]);
    status = 503;
    const down = await run([`${url}/x`]);
    expect(down.table).toEqual(first.table);
    expect(down.warnings).toEqual([
      `picture or file ${url}/x: the server answered 503; using the version of an earlier build`,
    ]);
    status = 410;
    const gone = await run([`${url}/x`]);
    expect(gone.table).toEqual({});
    expect(gone.warnings).toEqual([`picture or file ${url}/x: the server answered 410`]);
  });

  test('repairs a cache whose index and entries are damaged', async () => {
    await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 100));
    const first = await run(['/demo/a.jpg']);
    const entry = join(root, 'cache/pictures', first.table['/demo/a.jpg']?.id ?? '');
    await writeFile(join(root, 'cache/index.json'), '{"sources": [["/demo/a.jpg", 5], 7');
    await writeFile(join(entry, 'picture.json'), '{}');
    const second = await run(['/demo/a.jpg'], { out: 'out2' });
    expect(second.encoded).toBe(1);
    expect(second.table).toEqual(first.table);
  });

  test('makes anew what another recipe made, although the originals are the same', async () => {
    await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 100));
    const remote = await jpeg(50, 50);
    let isDown = false;
    const answer = versioned(
      () => remote,
      () => '"1"',
      { count: 0 },
    );
    const { url } = await serve({
      '/x': (request, response) => (isDown ? response.writeHead(503).end() : answer(request, response)),
    });
    const addresses = ['/demo/a.jpg', `${url}/x`];
    const ids = ({ table }: Awaited<ReturnType<typeof run>>) =>
      addresses.map((address) => table[address]?.id);
    const slow = await run(addresses, { recipe: RELEASE_RECIPE });
    isDown = true;
    const down = await run([`${url}/x`], { out: 'out2' });
    expect(down.table[`${url}/x`]?.id).toBe(ids(slow)[1]);
    isDown = false;
    const second = await run(addresses, { out: 'out3' });
    expect(second.encoded).toBe(2);
    for (const [at, id] of ids(second).entries()) expect(id).not.toBe(ids(slow)[at]);
    expect((await run(addresses)).encoded).toBe(0);
  });

  test('forgets what no build has used for 30 days, and keeps what this one does', async () => {
    await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 100));
    await writeFile(join(root, 'content/media/b.jpg'), await jpeg(90, 90));
    const { table } = await run(['/demo/a.jpg', '/demo/b.jpg']);
    const pictures = join(root, 'cache/pictures');
    const notUsedFor = async (days: number) => {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      for (const id of await readdir(pictures)) await utimes(join(pictures, id), then, then);
      await run(['/demo/a.jpg']);
      return readdir(pictures);
    };
    expect(await notUsedFor(29)).toHaveLength(2);
    expect(await notUsedFor(31)).toEqual([table['/demo/a.jpg']?.id]);
    expect(await readFile(join(root, 'cache/index.json'), 'utf8')).not.toContain('b.jpg');
    expect(await readdir(join(root, 'cache/temporary'))).toEqual([]);
  });
});

test('trouble with the disk is not taken for trouble with a picture', async () => {
  await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 100));
  await writeFile(join(root, 'out'), 'a file where the folder should be');
  await expect(run(['/demo/a.jpg'])).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('with only what was made before, nothing is encoded or fetched, the pictures keep their addresses, and how many wait is said', async () => {
  await writeFile(join(root, 'content/media/made.jpg'), await jpeg(1000, 500));
  await writeFile(join(root, 'content/media/new.jpg'), await jpeg(900, 500));
  await run(['/demo/made.jpg']);
  const { table, copied, missing, encoded, warnings } = await run(
    ['/demo/made.jpg', '/demo/new.jpg', 'https://pictures.invalid/far.jpg'],
    { onlyMade: true },
  );
  expect(Object.keys(table)).toEqual(['/demo/made.jpg']);
  expect(copied).toEqual(['demo/made.jpg', 'demo/new.jpg']);
  expect({ missing, encoded, warnings }).toEqual({ missing: 2, encoded: 0, warnings: [] });
  expect(await run(['/demo/made.jpg', '/demo/new.jpg'])).toMatchObject({ missing: 0, encoded: 1 });
});

test('how far encoding has come is told; where nothing is encoded nothing is', async () => {
  await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 50));
  await writeFile(join(root, 'content/media/b.jpg'), await jpeg(100, 60));
  expect((await run(['/demo/a.jpg', '/demo/b.jpg'])).counts.at(-1)).toBe('2 of 2');
  expect((await run(['/demo/a.jpg', '/demo/b.jpg'])).counts).toEqual([]);
});

test('a step that is ended encodes no further picture', async () => {
  await writeFile(join(root, 'content/media/a.jpg'), await jpeg(100, 50));
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(run(['/demo/a.jpg'], { signal })).rejects.toThrow('stopped');
  expect(await readdir(join(root, 'cache/pictures'))).toEqual([]);
});
