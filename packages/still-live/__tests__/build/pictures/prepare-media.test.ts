import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureSources, type MediaFault } from 'still-live/media/picture';
import { walkFiles } from 'still-live/build/files';
import { isPublicAddress } from 'still-live/build/pictures/public-network';
import { MEDIA_LIMITS } from 'still-live/build/pictures/media-limits';
import type { MediaRequest } from 'still-live/build/pictures/media-step';
import { prepareMedia } from 'still-live/build/pictures/pictures';
import { QUICK_RECIPE, RELEASE_RECIPE } from 'still-live/build/pictures/recipe';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { answers, httpServer, status } from '../http-server';
import { variantWidths } from 'still-live/build/pictures/encode-picture';

const flat = (width: number, height: number, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (...picture: Parameters<typeof flat>): Promise<Buffer> =>
  flat(...picture)
    .jpeg()
    .toBuffer();
const svg = (attributes: string, inside = '<rect width="99" height="99" fill="#00f"/>'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const root = temporaryFolder();
const serve = httpServer();

beforeEach(async () => {
  await mkdir(root('public/demo'), { recursive: true });
});

const demo = (name: string, bytes: Buffer | string): Promise<void> =>
  writeFile(root('public/demo', name), bytes);

type Asked = Omit<Partial<MediaRequest>, 'limits'> & {
  readonly out?: string;
  readonly limits?: Partial<typeof MEDIA_LIMITS> | undefined;
};

async function run(urls: readonly string[], { out = 'out', limits, ...more }: Asked = {}) {
  const [lines, counts]: [string[], string[]] = [[], []];
  const { table, missing, faults } = await prepareMedia({
    urls,
    cacheDir: root('cache'),
    recipe: QUICK_RECIPE,
    outDir: root(out),
    publicDir: root('public'),
    limits: { ...MEDIA_LIMITS, privateHosts: ['127.0.0.1'], ...limits },
    onlyMade: false,
    count: (done, total) => counts.push(`${done} of ${total}`),
    log: (line) => lines.push(line),
    ...more,
  });
  const warnings = lines.flatMap((line) => /^warning: (.*)/.exec(line)?.[1] ?? []);
  const encoded = Number(/\((\d+) newly/.exec(lines.at(-1) ?? '')?.[1]);
  const copied = walkFiles(root(out)).filter((path) => !path.startsWith('media/'));
  return { table, missing, faults, counts, encoded, warnings, copied };
}

test('a picture of this site gets variants in both formats and keeps its own address', async () => {
  // As a Mac names a file.
  await demo('citta\u0300 mia.jpg', await jpeg(1000, 50));
  const address = '/demo/citt%C3%A0%20mia.jpg';
  const { table, copied, warnings } = await run([address], { recipe: RELEASE_RECIPE });
  const variants = table[address];
  expect(variants).toMatchObject({ width: 1000, height: 50, widths: [480, 768, 1000] });
  expect(variants?.tint).toMatch(/^#f[d-f]000[0-2]$/);
  expect([warnings, copied]).toEqual([[], ['demo/citt\u00e0 mia.jpg']]);
  for (const [file, format] of [
    ['avif', 'heif'],
    ['jpg', 'jpeg'],
  ]) {
    const metadata = await sharp(root(`out/media/${variants?.id}-480.${file}`)).metadata();
    expect(metadata).toMatchObject({ format, width: 480, height: 24 });
  }
  for (const written of [address, '/demo/citta\u0300 mia.jpg', ' /demo/citt\u00e0%20mia.jpg\u200b']) {
    expect(await stat(root('out', pictureSources(table, written)?.src ?? ''))).toBeTruthy();
  }
});

test('orientation is applied and metadata does not leave the house', async () => {
  const turned = flat(60, 30).withExif({ IFD0: { Copyright: 'secret place' } });
  await demo('turned.jpg', await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { table } = await run(['/demo/turned.jpg']);
  const variants = table['/demo/turned.jpg'];
  expect(variants).toMatchObject({ width: 30, height: 60, widths: [30] });
  const metadata = await sharp(root(`out/media/${variants?.id}-30.jpg`)).metadata();
  expect(metadata).toMatchObject({ width: 30, height: 60 });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
});

test.each(['mm', '%'])('a drawing whose size is in %s becomes pixels', async (unit) => {
  await demo('x.svg', svg(`width="50${unit}" height="20${unit}" viewBox="0 0 90 36"`));
  const { table, warnings } = await run(['/demo/x.svg']);
  expect(warnings).toEqual([]);
  expect(table['/demo/x.svg']).toMatchObject({ tint: '#0000ff', widths: [480, 768, 1200, 1600] });
});

/** Two frames. */
const moving = (): Promise<Buffer> => {
  const frames = Buffer.concat([Buffer.alloc(300, 1), Buffer.alloc(300, 200)]);
  const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
  return sharp(frames, { raw })
    .gif({ delay: [100, 100] })
    .toBuffer();
};

// Enlarged, a drawing without a size would be a corner of an empty picture.
test.each<[string, () => string | Promise<Buffer>]>([
  ['a drawing without a size', () => svg('')],
  ['a drawing with a share of nothing', () => svg('width="100%" height="100%"')],
  ['a drawing without a height', () => svg('width="90"')],
  ['a picture that moves', moving],
])('%s keeps its original, without a warning', async (_name, bytes) => {
  await demo('x', await bytes());
  expect(await run(['/demo/x'])).toMatchObject({ table: {}, warnings: [], copied: ['demo/x'] });
});

test('a picture that moves on another site stays there, and every build says so', async () => {
  const url = await serve({ '/x': answers(await moving()) });
  for (const encoded of [1, 0])
    expect(await run([`${url}/x`])).toMatchObject({
      table: {},
      encoded,
      warnings: [expect.stringMatching(/\/x: moves, .* every visit asks its site for it/)],
    });
});

test('eighty addresses of one original, which differ in their query, are copied and made once', async () => {
  await demo('a.jpg', await flat(1200, 800).png({ compressionLevel: 0 }).toBuffer());
  const addresses = Array.from({ length: 80 }, (_, index) => `/demo/a.jpg?v=${index}`);
  const { table, copied, encoded, warnings } = await run(addresses, { files: addresses });
  expect([Object.keys(table).length, copied, encoded, warnings]).toEqual([80, ['demo/a.jpg'], 1, []]);
});

test('videos of this site are copied and those of others are left alone', async () => {
  await demo('loop.mp4', 'film');
  const files = ['/demo/loop.mp4', 'https://video.example/x.mp4', '/demo/none.mp4'];
  const { copied, warnings } = await run([], { files });
  expect(copied).toEqual(['demo/loop.mp4']);
  expect(await readFile(root('out/demo/loop.mp4'), 'utf8')).toBe('film');
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
  await writeFile(root('secret.jpg'), await jpeg(10, 10));
  await demo('.hidden.jpg', await jpeg(10, 10));
  const warnings = [`picture or file ${address}: ${reason}`];
  expect(await run([address])).toMatchObject({ table: {}, copied: [], warnings });
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
const noise = Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, index) => (index * 7919) % 251));
const large = sharp(noise, { raw: { width: 60, height: 60, channels: 3 } })
  .jpeg()
  .toBuffer();
const NO_PICTURE = expect.stringContaining('is not a picture that can be read');

/** Of each address what answers, the fault that is found, and the reason that is told. */
const WRONG: Readonly<Record<string, readonly [RequestListener, MediaFault, unknown]>> = {
  'page.jpg': [
    (_request, response) => response.setHeader('content-type', 'image/jpeg').end('<html>sorry</html>'),
    'page',
    NO_PICTURE,
  ],
  'page-with-an-error': [answers('\ufeff\n<!DOCTYPE html><title>404</title>'), 'page', NO_PICTURE],
  'page-of-xhtml': [answers('<?xml version="1.0"?>\n<!DOCTYPE html><html/>'), 'page', NO_PICTURE],
  'photo-of-a-telephone': [answers(heic), 'heic', NO_PICTURE],
  empty: [answers(''), 'empty', NO_PICTURE],
  text: [answers('not a picture'), 'unreadable', NO_PICTURE],
  'cut.jpg': [
    async (_request, response) => {
      const whole = await large;
      response.end(whole.subarray(0, whole.length / 2));
    },
    'unreadable',
    expect.stringContaining('cannot be decoded'),
  ],
  'told-huge': [
    (_request, response) => response.setHeader('content-length', 9001).end(Buffer.alloc(9001)),
    'heavy',
    'larger than 0 MB',
  ],
  huge: [
    (_request, response) => {
      for (let i = 0; i < 5; i += 1) response.write(Buffer.alloc(2000));
      response.end();
    },
    'heavy',
    'larger than 0 MB',
  ],
  round: [status(302, '/round'), 'unreachable', 'redirect count exceeded'],
  away: [status(302, 'file:///etc/passwd'), 'unreachable', 'URL scheme must be a HTTP(S) scheme'],
  'for-browsers-alone': [status(403), 'denied', 'the server answered 403'],
  down: [status(503), 'unreachable', 'the server answered 503'],
  missing: [status(404), 'missing', 'the server answered 404'],
  resets: [
    (request) => request.socket.destroy(),
    'unreachable',
    expect.stringMatching(/closed|reset|hang up/i),
  ],
  hangs: [() => undefined, 'unreachable', 'did not arrive within 0.1 s'],
  stalls: [(_request, response) => response.write('x'), 'unreachable', 'did not arrive within 0.1 s'],
};

test('of what cannot be had a build tells fault and reason, and makes the others; one who only looks writes nothing', async () => {
  const good = await jpeg(50, 20);
  const routes = Object.entries(WRONG).map(([name, [listener]]) => [`/${name}`, listener] as const);
  const url = await serve({
    ...Object.fromEntries(routes),
    '/good': (_request, response) => response.setHeader('content-type', 'text/plain').end(good),
    '/moved': status(301, '/good'),
  });
  const of = async (names: readonly string[], asked: Asked) => {
    const { table, faults, warnings } = await run(
      names.map((name) => `${url}/${name}`),
      asked,
    );
    const reasons = warnings.map((line) => /\/([^/:]+): (.*)$/.exec(line)?.slice(1, 3) ?? []);
    return { table, faults, reasons };
  };
  // Alone, so that on a busy machine the limit meets nothing else.
  const late = ['hangs', 'stalls'];
  const prompt = [...Object.keys(WRONG).filter((name) => !late.includes(name)), 'good', 'moved'];
  const limits = { maxBytes: 9000 };
  const [looked, waited] = [
    await of(prompt, { onlyLook: true, limits }),
    await of(late, { onlyLook: true, limits: { fetchTimeoutMs: 100 } }),
  ];
  const found = Object.entries({ ...looked.faults, ...waited.faults });
  expect(found.map(([address, fault]) => [address.replace(`${url}/`, ''), fault]).toSorted()).toEqual(
    Object.entries(WRONG)
      .map(([name, [, fault]]) => [name, fault])
      .toSorted(),
  );
  expect(Object.fromEntries([...looked.reasons, ...waited.reasons])).toEqual(
    Object.fromEntries(Object.entries(WRONG).map(([name, [, , reason]]) => [name, reason])),
  );
  const size = { width: 50, height: 20 };
  expect(looked.table).toMatchObject({ [`${url}/good`]: size, [`${url}/moved`]: size });
  expect([await readdir(root('cache/pictures')), walkFiles(root('out'))]).toEqual([[], []]);
  const made = await of(prompt, { limits });
  expect([made.faults, Object.keys(made.table).sort()]).toEqual([
    looked.faults,
    [`${url}/good`, `${url}/moved`],
  ]);
});

/** A drawing of a few hundred bytes that takes days: each level draws the one below ten times. */
function slowDrawing(): string {
  const group = (level: number): string =>
    `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`;
  const groups = [1, 2, 3, 4, 5, 6].map(group).join('');
  return svg(
    'width="900" height="900"',
    `<defs><filter id="f"><feGaussianBlur stdDeviation="40"/></filter><rect id="g0" width="900" height="900" filter="url(#f)"/>${groups}</defs><use href="#g6"/>`,
  );
}

test.each<[string, Asked['limits'], RegExp, () => string | Promise<Buffer>]>([
  ['too many pixels', { maxPixels: 10_000 }, /pixel limit/, () => flat(200, 200).png().toBuffer()],
  ['too long', { encodeTimeoutMs: 300 }, /: was not decoded within 0\.3 s$/, slowDrawing],
  // That is what any process takes.
  [
    'too much memory',
    { encodeMemoryBytes: 2 ** 20 },
    /: takes more than 1 MB of memory to decode$/,
    slowDrawing,
  ],
])('a picture that takes %s is named, and the others are made', async (_what, limits, reason, bytes) => {
  await demo('wrong', await bytes());
  await demo('a.jpg', await jpeg(100, 50));
  // Made before, so that on a busy machine the limit meets the other one alone.
  await run(['/demo/a.jpg']);
  const { table, warnings, faults } = await run(['/demo/wrong', '/demo/a.jpg'], { limits });
  expect(Object.keys(table)).toEqual(['/demo/a.jpg']);
  expect(warnings).toEqual([expect.stringMatching(/^picture or file \/demo\/wrong: /)]);
  expect(warnings[0]).toMatch(reason);
  expect(faults).toEqual({ '/demo/wrong': 'heavy' });
});

test('what is refused is not decoded again, under any address, and each build says so and what to do', async () => {
  await demo('slow.svg', slowDrawing());
  const url = `${await serve({ '/x': answers(slowDrawing()) })}/x`;
  const addresses = ['/demo/slow.svg', url];
  const limits = { encodeTimeoutMs: 300 };
  const first = await run(addresses, { limits });
  expect(first.warnings).toHaveLength(2);
  // Were it decoded again, this build would take ten minutes.
  const second = await run(addresses, { out: 'out2' });
  expect(second).toMatchObject({ table: {}, encoded: 0, faults: first.faults });
  for (const line of second.warnings)
    expect(line).toMatch(
      /was not decoded within 0\.3 s \(an earlier build .*delete \S+pictures\/[\da-f]{12} to/,
    );
  // Damaged, it is tried again.
  const [id = ''] = await readdir(root('cache/pictures'));
  await writeFile(root('cache/pictures', id, 'picture.json'), '{"kind":"refused"}');
  expect((await run(addresses, { limits })).warnings[0]).toMatch(/was not decoded within 0\.3 s$/);
});

test('many slow pictures hold a build up for no longer than the budget, and the next build goes on with them', async () => {
  const drawings = [1, 2, 3].map((number) => [
    `/demo/${number}.svg`,
    slowDrawing().replace('900', `90${number}`),
  ]);
  for (const [address = '', drawing = ''] of drawings) await demo(address.slice('/demo/'.length), drawing);
  await demo('a.jpg', await jpeg(100, 50));
  const urls = [...drawings.map(([address = '']) => address), '/demo/a.jpg'];
  const { table, missing, warnings, faults } = await run(urls, { limits: { encodeBudgetMs: 300 } });
  expect({ table, missing, faults }).toEqual({ table: {}, missing: 4, faults: {} });
  expect(warnings).toHaveLength(4);
  for (const line of warnings) expect(line).toContain('the 0.3 s for all pictures of a build were used up');
  expect(await readdir(root('cache/pictures'))).toEqual([]);
  expect((await run(['/demo/a.jpg'])).missing).toBe(0);
});

test('a transparent picture has no tint, and stays transparent in each format; an opaque one with an unused alpha has one', async () => {
  const logo = (opacity: number): string =>
    svg('width="90" height="90"', `<rect width="90" height="90" fill="#00f" fill-opacity="${opacity}"/>`);
  await demo(
    'logo.png',
    await sharp(Buffer.from(logo(0.5)))
      .png()
      .toBuffer(),
  );
  await demo(
    'full.png',
    await sharp(Buffer.from(logo(1)))
      .ensureAlpha()
      .png()
      .toBuffer(),
  );
  const { table } = await run(['/demo/logo.png', '/demo/full.png']);
  expect(table['/demo/full.png']).toMatchObject({ tint: '#0000ff' });
  expect(table['/demo/logo.png']?.tint).toBeUndefined();
  const { other = '', avif = '', src } = pictureSources(table, '/demo/logo.png') ?? {};
  expect(src).toMatch(/\.webp$/);
  for (const [address] of [other, avif].map((set) => set.split(' '))) {
    const { data } = await sharp(root('out', address ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBeGreaterThan(120);
    expect(data[3]).toBeLessThan(135);
  }
});

test('a build that is ended does not wait for a drawing that takes days, and encodes no further picture', async () => {
  await demo('slow.svg', slowDrawing());
  await demo('a.jpg', await jpeg(100, 50));
  const begun = new AbortController();
  const building = run(['/demo/slow.svg'], { signal: begun.signal });
  const temporary = root('cache/temporary');
  while ((await readdir(temporary).catch(() => [])).length === 0) await new Promise(setImmediate);
  begun.abort(new Error('stopped'));
  await expect(building).rejects.toThrow('stopped');
  await expect(run(['/demo/a.jpg'], { signal: begun.signal })).rejects.toThrow('stopped');
  expect([await readdir(temporary), await readdir(root('cache/pictures'))]).toEqual([[], []]);
});

describe('a network that is not public', () => {
  test.each([
    // Azure and IBM for their own machines.
    '168.63.129.16 161.26.0.10 166.8.1.1',
    '0.0.0.0 10.1.2.3 100.64.0.1 100.100.100.200 127.9.9.9 169.254.169.254 172.31.0.1 192.168.1.1',
    '192.0.0.192 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255',
    // Given to nobody.
    '4000::1 8000::1 e000::1 ::a00:1 1::1',
    ':: ::1 ::ffff:10.0.0.1 ::ffff:168.63.129.16 64:ff9b::a00:1 100::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1',
    '2001::1 2001:2::1 2001:10::1 2001:db8::1 2002:a00:1::1 3fff::1 5f00::1',
  ])('has the addresses %s', (addresses) => {
    expect(addresses.split(' ').filter(isPublicAddress)).toEqual([]);
  });

  test('has none of those that are given to somebody', () => {
    const given =
      '1.1.1.1 8.8.8.8 93.184.215.14 168.63.129.17 166.12.0.1 2606:4700::1111 2a00:1450::1 ::ffff:1.1.1.1';
    expect(given.split(' ').filter((address) => !isPublicAddress(address))).toEqual([]);
  });

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
    const asked = jest.fn(answers('x'));
    const { port } = new URL(await serve({ '/x': asked }));
    const { warnings } = await run([address.replace('PORT', port)], { limits: { privateHosts: [] } });
    const reason = / is not on the public internet; if that is meant, name .* in CONTENT_PRIVATE_HOSTS$/;
    expect(warnings).toEqual([expect.stringMatching(reason)]);
    expect(asked).not.toHaveBeenCalled();
  });

  test('is asked nothing on a later hop either, though the first one is named', async () => {
    const asked = jest.fn(answers('x'));
    const url = await serve({
      '/first': ({ headers }, response) => {
        const location = `http://${(headers.host ?? '').replace('127.0.0.1', 'localhost')}/second`;
        response.writeHead(302, { location }).end();
      },
      '/second': asked,
    });
    const { warnings } = await run([`${url}/first`]);
    expect(warnings).toEqual([expect.stringMatching(/localhost \(.*\) is not on the public internet/)]);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a second build', () => {
  async function remote(body: Buffer) {
    const picture = { url: '', body, status: 200, sent: 0 };
    const url = await serve({
      '/x': (request, response) => {
        const etag = `"${picture.body.length}"`;
        if (picture.status !== 200) response.writeHead(picture.status).end();
        else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
        else {
          picture.sent += 1;
          response.setHeader('etag', etag).end(picture.body);
        }
      },
      '/plain': (_request, response) => response.end(picture.body),
    });
    return Object.assign(picture, { url: `${url}/x` });
  }

  test('encodes nothing, fetches no body twice, gives the same table and files, and tells no progress', async () => {
    await demo('a.jpg', await jpeg(60, 30));
    const picture = await remote(await jpeg(50, 50, '#00ff00'));
    const addresses = ['/demo/a.jpg', picture.url, picture.url.replace('/x', '/plain')];
    const first = await run(addresses);
    // Two addresses have the same content.
    expect([first.encoded, first.counts.at(-1)]).toEqual([2, '3 of 3']);
    const second = await run(addresses, { out: 'out2' });
    expect(second).toMatchObject({ encoded: 0, counts: [], table: first.table });
    expect(picture.sent).toBe(1);
    const [files, again] = await Promise.all(['out', 'out2'].map((out) => readdir(root(out, 'media'))));
    expect(again?.sort()).toEqual(files?.sort());
  });

  test('makes anew what changed, under a new id', async () => {
    await demo('a.jpg', await jpeg(60, 30));
    const picture = await remote(await jpeg(40, 40));
    const first = await run(['/demo/a.jpg', picture.url]);
    await demo('a.jpg', await jpeg(70, 30));
    const later = new Date(Date.now() + 5000);
    await utimes(root('public/demo/a.jpg'), later, later);
    picture.body = await jpeg(300, 50);
    const { encoded, table } = await run(['/demo/a.jpg', picture.url]);
    expect(encoded).toBe(2);
    expect(table).toMatchObject({ '/demo/a.jpg': { width: 70 }, [picture.url]: { width: 300 } });
    expect(table['/demo/a.jpg']?.id).not.toBe(first.table['/demo/a.jpg']?.id);
  });

  test('uses the earlier version of a picture whose server is down, and says so; not of one that is gone', async () => {
    const picture = await remote(await jpeg(40, 40));
    const { table } = await run([picture.url]);
    const lineOf = (status: number): string =>
      `picture or file ${picture.url}: the server answered ${status}`;
    picture.status = 503;
    const warnings = [`${lineOf(503)}; using the version of an earlier build`];
    expect(await run([picture.url])).toMatchObject({ table, warnings });
    picture.status = 410;
    const gone = await run([picture.url]);
    expect([gone.table, gone.warnings]).toEqual([{}, [lineOf(410)]]);
  });

  test('repairs a cache whose index and entries are damaged', async () => {
    await demo('a.jpg', await jpeg(100, 100));
    const { table } = await run(['/demo/a.jpg']);
    const entry = root('cache/pictures', table['/demo/a.jpg']?.id ?? '');
    await writeFile(root('cache/index.json'), '{"sources": [["/demo/a.jpg", 5], 7');
    await writeFile(join(entry, 'picture.json'), '{}');
    expect(await run(['/demo/a.jpg'], { out: 'out2' })).toMatchObject({ encoded: 1, table });
  });

  test('forgets what no build has used for 30 days, and keeps what this one does', async () => {
    await demo('a.jpg', await jpeg(100, 100));
    await demo('b.jpg', await jpeg(90, 90));
    const { table } = await run(['/demo/a.jpg', '/demo/b.jpg']);
    const pictures = root('cache/pictures');
    const notUsedFor = async (days: number) => {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      for (const id of await readdir(pictures)) await utimes(join(pictures, id), then, then);
      await run(['/demo/a.jpg']);
      return readdir(pictures);
    };
    expect(await notUsedFor(29)).toHaveLength(2);
    expect(await notUsedFor(31)).toEqual([table['/demo/a.jpg']?.id]);
    expect(await readFile(root('cache/index.json'), 'utf8')).not.toContain('b.jpg');
    expect(await readdir(root('cache/temporary'))).toEqual([]);
  });
});

test('with only what was made before, nothing is encoded or fetched, the pictures keep their addresses, and how many wait is said', async () => {
  await demo('made.jpg', await jpeg(100, 50));
  await demo('new.jpg', await jpeg(90, 50));
  await run(['/demo/made.jpg']);
  const urls = ['/demo/made.jpg', '/demo/new.jpg', 'https://pictures.invalid/far.jpg'];
  const quick = await run(urls, { onlyMade: true });
  expect(quick).toMatchObject({ missing: 2, encoded: 0, warnings: [] });
  expect(Object.keys(quick.table)).toEqual(['/demo/made.jpg']);
  expect(quick.copied).toEqual(['demo/made.jpg', 'demo/new.jpg']);
  expect(await run(['/demo/made.jpg', '/demo/new.jpg'])).toMatchObject({ missing: 0, encoded: 1 });
});

test.each([
  [2400, 1600, [480, 768, 1200, 1600, 2400]],
  [1250, 800, [480, 768, 1250]],
  [300, 200, [300]],
  [3000, 4000, [480, 768, 1200, 1600]],
  [1000, 40_000, [409]],
])('a picture of %i × %i is made at %j', (width, height, widths) => {
  expect(variantWidths(width, height)).toEqual(widths);
});
