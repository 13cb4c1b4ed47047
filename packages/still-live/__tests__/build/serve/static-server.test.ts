import { rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RELEASE_HEADERS } from 'still-live/build/serve/hosting-config';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

const root = temporaryFolder();
let server: StaticServer;

const firebaseConfig = {
  hosting: {
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Cache-Control', value: 'no-cache' },
          { key: 'X-Test', value: 'all' },
        ],
      },
      { source: '/_next/static/**', headers: [{ key: 'cache-control', value: 'immutable' }] },
    ],
  },
};

const write = (path: string, content: string | Buffer): Promise<void> =>
  writeFiles(root(), { [path]: content });

async function publish(id: string): Promise<void> {
  await symlink(`.releases/${id}`, root('.next-out'));
  await rename(root('.next-out'), root('out'));
}

/** Plain `node:http`: `fetch` would tidy paths and decode bodies. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const options: RequestOptions = {
      host: '127.0.0.1',
      port: server.port,
      path,
      headers,
      method,
      agent: false,
    };
    httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = '<!doctype html><title>one</title>'.padEnd(2000, ' ');

beforeEach(async () => {
  await writeFiles(root('.releases/000001'), {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'index.html.gz': gzipSync(page),
    '404.html': 'not here',
    'demo/loop.mp4': '0123456789',
    '_next/static/old-1234.js': 'old',
    '.secret': 'hidden',
  });
  await write('secret.txt', 'outside');
  await publish('000001');
  server = await startStaticServer({ dir: root('out'), port: 0, firebaseConfig });
});
afterEach(() => server.close());

describe('the server', () => {
  test('serves the page at / with its type and the configured headers', async () => {
    const { status, headers, body } = await get('/?draft=true');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-test': 'all',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-length': '2000',
    });
    expect(body.toString()).toBe(page);
  });

  test('names the path and the file of a release that is no JSON for the operator alone, and the key of a preview for nobody', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await write(`.releases/000002/${RELEASE_HEADERS}`, '[{');
    await publish('000002');
    const { status, body } = await get('/chi_siamo?draft=true&projectApiKey=the-key');
    expect([status, body.toString()]).toEqual([500, 'Internal server error.\n']);
    expect(reported.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^serve: \/chi_siamo: (?!.*the-key).*000002\/\.headers\.json: cannot be read \(.*\); build again, or go back with npm run rollback$/,
        ),
      ],
    ]);
    reported.mockRestore();
  });

  test('adds the headers that only the build could know, over those of firebase.json', async () => {
    const rules = [
      {
        source: '/',
        headers: [
          { key: 'X-Test', value: 'release' },
          { key: 'Content-Security-Policy', value: "default-src 'none'" },
        ],
      },
    ];
    // What is known of one release says nothing of the next.
    expect((await get('/')).headers['x-test']).toBe('all');
    await write(`.releases/000002/${RELEASE_HEADERS}`, JSON.stringify(rules));
    await write('.releases/000002/index.html', page);
    await publish('000002');
    expect((await get('/')).headers).toMatchObject({
      'x-test': 'release',
      'content-security-policy': "default-src 'none'",
    });
    expect((await get('/index.html')).headers['x-test']).toBe('all');
    expect((await get(`/${RELEASE_HEADERS}`)).status).toBe(404);
  });

  test.each(['/%5fnext/static/old-1234.js', '//_next//static/old-1234.js', '/_next/static/old-1234.%6as'])(
    'gives a file the headers of its path, also under another spelling of it (%s)',
    async (spelling) => {
      const rules = [{ source: '**/*.js', headers: [{ key: 'Content-Security-Policy', value: 'sandbox' }] }];
      await write(`.releases/000001/${RELEASE_HEADERS}`, JSON.stringify(rules));
      expect(await get(spelling)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'immutable', 'content-security-policy': 'sandbox' },
      });
    },
  );

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
  ])('answers Accept-Encoding "%s" with %s', async (accept, coding) => {
    const { headers } = await get('/', { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('answers 304 to the tag of the same coding only', async () => {
    const plain = (await get('/')).headers.etag ?? '';
    const brotli = (await get('/', { 'accept-encoding': 'br' })).headers.etag ?? '';
    expect(plain).not.toBe(brotli);
    const again = await get('/', { 'if-none-match': `"x", ${plain}` });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect((await get('/', { 'if-none-match': brotli })).status).toBe(200);
    expect((await get('/', { 'if-none-match': brotli, 'accept-encoding': 'br' })).status).toBe(304);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=4-2', 416, '', 'bytes */10'],
  ])('answers Range "%s" with %i', async (range, status, body, contentRange) => {
    const answer = await get('/demo/loop.mp4', { range });
    expect({
      status: answer.status,
      body: answer.body.toString(),
      range: answer.headers['content-range'],
    }).toEqual({
      status,
      body,
      range: contentRange,
    });
    expect(answer.headers['content-type']).toBe('video/mp4');
  });

  test('answers HEAD as GET without a body, and refuses other methods', async () => {
    const head = await get('/', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '2000' } });
    expect(head.body).toHaveLength(0);
    expect(await get('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  // [spec 2.85]
  test('shows 404.html with status 404, never kept for long', async () => {
    const missing = await get('/_next/static/none.js');
    expect(missing).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-cache, no-transform', 'x-test': 'all' },
    });
    expect(missing.body.toString()).toBe('not here');
  });

  test.each([
    ['http://www.feeling.example/', 200],
    ['HTTPS://www.feeling.example:8443?x=1', 200],
    ['http://www.feeling.example/none', 404],
  ])('answers a request with the whole address %s as one with its path', async (address, status) => {
    expect((await get(address)).status).toBe(status);
  });

  test.each([
    '/../../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%2f..%2fsecret.txt',
    '/..%5c..%5csecret.txt',
    '/demo/../../../secret.txt',
    '/.secret',
    '/%2esecret',
    '/link.txt',
    '/%00',
    '/%zz',
    '/demo',
  ])('%s gives nothing that is not public', async (path) => {
    await symlink(root('secret.txt'), root('.releases/000001/link.txt'));
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('not here');
  });
});

describe('while releases are swapped', () => {
  test('the new release is served without a restart, and named files of older ones stay reachable', async () => {
    await write('.releases/000002/index.html', 'two');
    await write('.releases/000002/_next/static/new-5678.js', 'new');
    await publish('000002');
    expect((await get('/')).body.toString()).toBe('two');
    const old = await get('/_next/static/old-1234.js');
    expect(old).toMatchObject({ status: 200, headers: { 'cache-control': 'immutable' } });
    expect(old.body.toString()).toBe('old');
    expect((await get('/demo/loop.mp4')).status).toBe(404);
  });

  test('an answer under way ends with the bytes it began with, though its release is deleted', async () => {
    const film = root('.releases/000001/film.mp4');
    await writeFile(film, '');
    await truncate(film, 30_000_000);
    const size = await new Promise<number>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port: server.port, path: '/film.mp4' }, (response) => {
        let received = 0;
        response.once('data', () => {
          response.pause();
          write('.releases/000002/index.html', 'two')
            .then(() => publish('000002'))
            .then(() => rm(root('.releases/000001'), { recursive: true }))
            .then(() => response.resume(), reject);
        });
        response.on('data', (chunk: Buffer) => (received += chunk.length));
        response.on('error', reject);
        response.on('end', () => resolve(received));
      }).end();
    });
    expect(size).toBe(30_000_000);
    expect((await get('/')).body.toString()).toBe('two');
  });

  test('no request fails or mixes releases under a hundred swaps', async () => {
    for (const id of ['a', 'b']) {
      await write(`.releases/${id}/index.html`, id.repeat(5000));
      await write(`.releases/${id}/index.html.br`, brotliCompressSync(id.repeat(5000)));
    }
    await publish('a');
    const swaps = { done: 0 };
    const swapping = (async () => {
      for (; swaps.done < 100; swaps.done += 1) await publish(swaps.done % 2 ? 'a' : 'b');
    })();
    const bodies = new Set<string>();
    while (swaps.done < 100 || bodies.size === 0) {
      const { status, body } = await get('/');
      bodies.add(`${status} ${body.toString()}`);
    }
    await swapping;
    for (const seen of bodies) expect(['200 ' + 'a'.repeat(5000), '200 ' + 'b'.repeat(5000)]).toContain(seen);
  });
});

test('an address of another machine is one line that names it and the way out', async () => {
  await expect(
    startStaticServer({ dir: root(), port: 0, host: '192.0.2.1', firebaseConfig }),
  ).rejects.toThrow(/^cannot listen on port 0 of 192\.0\.2\.1 \(.*EADDRNOTAVAIL.*\): choose .* with --host$/);
});

test('a wrong configuration is named', async () => {
  const start = (hosting: unknown) =>
    startStaticServer({ dir: root(), port: 0, firebaseConfig: { hosting } });
  await expect(start({ headers: [{ source: 5 }] })).rejects.toThrow(
    'firebase.json: hosting.headers[0] must have a source and headers',
  );
  await expect(start({ rewrites: [] })).rejects.toThrow(
    'firebase.json: hosting.rewrites is not known to npm run serve; only headers are',
  );
});

test.each([
  ['/folder?x=1', '/folder/?x=1'],
  ['//folder', '/folder/'],
])('%s leads to the page of the folder, and never to another host', async (path, location) => {
  await write('.releases/000001/folder/index.html', 'folder');
  expect(await get(path)).toMatchObject({ status: 301, headers: { location } });
  expect((await get('/folder/')).body.toString()).toBe('folder');
});

test('under the names that it is given it answers no page whose name was made to lead here', async () => {
  await server.close();
  const onlyNames = ['127.0.0.1', 'localhost'];
  server = await startStaticServer({ dir: root('out'), port: 0, firebaseConfig, onlyNames });
  for (const host of ['evil.example', 'localhost.evil.example', '0.0.0.0', '127.0.0.2'])
    expect(await get('/', { host: `${host}:${server.port}` })).toMatchObject({ status: 403 });
  expect(await get('/', { host: 'localhost:8080' })).toMatchObject({ status: 200 });
  expect(await get('/')).toMatchObject({ status: 200 });
});
