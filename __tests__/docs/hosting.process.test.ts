import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serverRedirects } from 'still-live/build/pages/write-addresses';
import { precompress } from 'still-live/build/export/precompress';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';
import { freePort } from '../browser/free-port';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function pathOf(command: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${command}`], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}

interface OtherServer {
  readonly name: string;
  readonly command: string | undefined;
  readonly packages: string;
  /** Writes the configuration for a port and a root into a folder. Gives the arguments to start with. */
  readonly configure: (port: number, root: string, dir: string) => Promise<string[]>;
}

const nginx: OtherServer = {
  name: 'nginx',
  command: existsSync(MODULE) ? pathOf('nginx') : undefined,
  packages: 'nginx-light libnginx-mod-http-brotli-static',
  configure: async (port, root, dir) => {
    const placed = (file: string): string =>
      readFileSync(`docs/hosting/${file}`, 'utf8')
        .replaceAll('/var/log/nginx', dir)
        .replaceAll('/srv/site/out', root);
    const site = `${placed('nginx-http.conf')} server { listen 127.0.0.1:${port}; ${placed('nginx-site.conf')} }`;
    const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = names.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ');
    const config = `load_module ${MODULE}; pid ${dir}/pid; daemon off; master_process off;
      events {} http { ${temporary} ${site} }`;
    await writeFile(join(dir, 'nginx.conf'), config);
    return ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  },
};

const caddy: OtherServer = {
  name: 'Caddy',
  command: pathOf('caddy'),
  packages: 'caddy',
  configure: async (port, root, dir) => {
    const site = readFileSync('docs/hosting/Caddyfile', 'utf8')
      .replace('{$SITE_NAME} {', `http://127.0.0.1:${port} {`)
      .replaceAll('{$SITE_FOLDER:/srv/site}/out', root);
    await writeFile(join(dir, 'Caddyfile'), site.replace(/^\{$/m, '{\nadmin off\nauto_https off\n'));
    return ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

const LONG = 'Feeling '.repeat(500);
const MOVED = [{ source: '/lavora_con_noi/cuoco/', destination: '/lavora_con_noi/cuoca/' }];
const FILES: Record<string, string> = {
  'index.html': `<!doctype html><title>Feeling</title>${LONG}`,
  '404.html': `<!doctype html><title>404</title>${LONG}`,
  'release.json': `{"text":"${LONG}"}`,
  'robots.txt': LONG,
  'sitemap.xml': `<urlset>${LONG}</urlset>`,
  'manifest.webmanifest': `{"text":"${LONG}"}`,
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${LONG}</title></svg>`,
  'favicon.ico': 'icon',
  '_next/static/chunks/a.js': `"${LONG}"`,
  '_next/static/css/a.css': `/*${LONG}*/`,
  '_next/static/media/a.woff2': 'font',
  'media/abc-480.avif': 'avif',
  'media/abc-480.jpg': 'jpeg',
  'demo/petali.mp4': 'video',
  '.headers.json': '[]',
  '.redirects.json': JSON.stringify(MOVED),
  '.moved.nginx': serverRedirects('.moved.nginx', MOVED),
  '.redirects.caddy': serverRedirects('.redirects.caddy', MOVED),
  '.framed.nginx': '~^/anteprima/ "frame-ancestors https://cms.example";\n',
  '.framed.caddy': 'header /anteprima/* Content-Security-Policy "frame-ancestors https://cms.example"\n',
  'anteprima/index.html': `<!doctype html><title>Feeling</title>${LONG}`,
  'chi_siamo/index.html': `<!doctype html><title>Chi siamo</title>${LONG}`,
};
const COMPARED = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
];

let folder: string;
let ours: StaticServer;

interface Started {
  readonly url: string;
  readonly child: ChildProcess;
  readonly dir: string;
}

async function start(other: OtherServer): Promise<Started> {
  const port = await freePort();
  const dir = join(folder, other.name);
  await mkdir(dir);
  const options = await other.configure(port, join(folder, 'out'), dir);
  const output = openSync(join(dir, 'output.log'), 'w');
  const env = { ...process.env, HOME: dir };
  const child = spawn(other.command ?? '', options, { stdio: ['ignore', output, output], env });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return { url, child, dir };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${other.name} did not start on port ${port}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const release = join(folder, '.releases', '000001-20261121T100000Z');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(release, name)), { recursive: true });
    await writeFile(join(release, name), text);
  }
  await precompress({ dir: release, before: undefined });
  await symlink(release, join(folder, 'out'));
  // mkdtemp keeps others out, and nginx started by root reads as nobody.
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  // A link to nowhere, which cannot be opened.
  await symlink(join(release, 'demo', 'closed.mp4'), join(release, 'demo', 'closed.mp4'));
  const firebaseConfig: unknown = JSON.parse(readFileSync('firebase.json', 'utf8'));
  ours = await startStaticServer({ dir: join(folder, 'out'), port: 0, firebaseConfig });
});

afterAll(async () => {
  await ours.close();
  await rm(folder, { recursive: true });
});

async function headersOf(url: string, encoding: string): Promise<Record<string, string | null>> {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  const named = COMPARED.map((name): [string, string | null] => [name, response.headers.get(name)]);
  return { status: String(response.status), ...Object.fromEntries(named) };
}

const paths = [
  '/',
  ...Object.keys(FILES).map((name) => `/${name}`),
  '/chi_siamo/',
  '/missing',
  '/media/missing.jpg',
  '/.well-known/none',
  '/media/',
];
const requests = paths.flatMap((path) =>
  ['br, gzip', 'identity'].map((encoding) => [path, encoding] as const),
);

describe.each([nginx, caddy])('$name with its file in docs/hosting', (other) => {
  if (other.command === undefined) {
    test.skip(`skipped: ${other.name} is missing; apt-get install ${other.packages}`, () => undefined);
    return;
  }
  let theirs: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    theirs = await start(other);
  }, 15_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => theirs.child.once('close', resolve));
    theirs.child.kill();
    await ended;
  });

  test.each(requests)('answers %s for %s as our server does', async (path, encoding) => {
    expect(await headersOf(theirs.url + path, encoding)).toEqual(await headersOf(ours.url + path, encoding));
  });

  test.each([
    ['/lavora_con_noi/cuoco/', '/lavora_con_noi/cuoca/'],
    ['/lavora_con_noi/cuoco', '/lavora_con_noi/cuoca/'],
    [
      '/lavora_con_noi/cuoco/?draft=true&projectApiKey=a%20b',
      '/lavora_con_noi/cuoca/?draft=true&projectApiKey=a%20b',
    ],
    ['/chi_siamo', '/chi_siamo/'],
    ['/chi_siamo?draft=true&projectApiKey=a%20b', '/chi_siamo/?draft=true&projectApiKey=a%20b'],
  ])('leads from %s to %s, on whatever host and port visitors reach it', async (path, location) => {
    const answers = await Promise.all(
      [theirs.url, ours.url].map((url) => fetch(url + path, { redirect: 'manual' })),
    );
    for (const { status, headers } of answers) {
      expect(status).toBe(301);
      expect(headers.get('location')).toBe(location);
    }
  });

  test('logs no key of a preview, whatever comes of the request', async () => {
    const query = '?draft=true&projectApiKey=the-key';
    for (const path of [
      '/',
      '/chi_siamo',
      '/missing',
      '/.hidden',
      '/media/',
      '/%00',
      '/%zz',
      '/demo/closed.mp4',
    ])
      await fetch(theirs.url + path + query, { headers: { referer: ours.url + query } });
    await fetch(theirs.url + query, { method: 'PUT', body: 'x' });
    const logs = readdirSync(theirs.dir).filter((name) => name.endsWith('.log'));
    const text = logs.map((name) => readFileSync(join(theirs.dir, name), 'utf8')).join('');
    expect(text).not.toContain('the-key');
    if (other.name === 'nginx') expect(text).toContain('GET /chi_siamo');
  });

  test('the preview alone can be framed, by the origin of the editor', async () => {
    for (const path of ['/anteprima/', '/anteprima/index.html', '/anteprima/?draft=true&projectApiKey=x'])
      expect((await fetch(theirs.url + path)).headers.get('content-security-policy')).toBe(
        'frame-ancestors https://cms.example',
      );
    for (const path of ['/?draft=true&projectApiKey=x', '/chi_siamo/', '/anteprima.html', '/x/anteprima/'])
      expect((await fetch(theirs.url + path)).headers.get('content-security-policy')).toBe(
        "frame-ancestors 'none'",
      );
  });

  test('pages cannot be framed, drawings cannot run scripts', async () => {
    expect((await fetch(theirs.url)).headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect((await fetch(`${theirs.url}/icon.svg`)).headers.get('content-security-policy')).toContain(
      'sandbox',
    );
  });
});
