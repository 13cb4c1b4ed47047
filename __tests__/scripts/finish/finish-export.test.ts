import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deployableConfig, writeDeployableConfig } from '@/scripts/finish/deployable-config';
import { finishExport } from '@/scripts/finish/finish-export';
import { parseHostingConfig } from '@/scripts/serve/hosting-config';
import { startStaticServer } from '@/scripts/serve/static-server';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'finish-'));
  await mkdir(join(dir, '_next/static'), { recursive: true });
  await writeFile(
    join(dir, 'index.html'),
    `<html><head><script>one()</script></head><body>${'text '.repeat(500)}</body></html>`,
  );
  await writeFile(join(dir, '404.html'), '<html><head><script>two()</script></head></html>');
  await writeFile(join(dir, '_next/static/a.js'), 'console.log(1);'.repeat(200));
  await writeFile(join(dir, '_next/static/tiny.js'), '1');
  const noise = Array.from({ length: 50 }, (_, i) => createHash('sha512').update(String(i)).digest());
  await writeFile(join(dir, 'noise.txt'), Buffer.concat(noise));
  await writeFile(join(dir, 'photo.jpg'), Buffer.alloc(5000));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('each page names its own code, and the header rules name that of all pages', async () => {
  const { headers } = await finishExport({ dir, csp: {} });
  const index = await readFile(join(dir, 'index.html'), 'utf8');
  const hashesOf = (text: string) => text.match(/'sha256-[^']+'/g) ?? [];
  expect(hashesOf(index)).toHaveLength(1);
  expect(headers.map(({ source }) => source)).toEqual(['/', '**/*.html', '**/!(*.*)']);
  expect(hashesOf(headers[0]?.headers[0]?.value ?? '')).toHaveLength(2);
  expect(hashesOf(headers[0]?.headers[0]?.value ?? '')).toEqual(expect.arrayContaining(hashesOf(index)));
});

test('pages are changed before they are hashed and compressed', async () => {
  await finishExport({
    dir,
    csp: {},
    transformHtml: (html, path) => html.replace('one()', `changed("${path}")`),
  });
  const page = await readFile(join(dir, 'index.html'));
  expect(page.toString()).toContain('changed("index.html")');
  expect(brotliDecompressSync(await readFile(join(dir, 'index.html.br')))).toEqual(page);
  expect(gunzipSync(await readFile(join(dir, 'index.html.gz')))).toEqual(page);
});

test('a page that is written while another is changed gets its policy too, and is not changed itself', async () => {
  const changed: string[] = [];
  await finishExport({
    dir,
    csp: {},
    transformHtml: async (html, path) => {
      changed.push(path);
      await mkdir(join(dir, 'posizioni'), { recursive: true });
      await writeFile(join(dir, 'posizioni', '21.html'), `<html><head></head>${'x '.repeat(1000)}</html>`);
      return html;
    },
  });
  expect(changed.sort()).toEqual(['404.html', 'index.html']);
  const page = await readFile(join(dir, 'posizioni', '21.html'));
  expect(page.toString()).toContain('<meta http-equiv="Content-Security-Policy"');
  expect(brotliDecompressSync(await readFile(join(dir, 'posizioni', '21.html.br')))).toEqual(page);
});

test('only text above 1 KB that becomes smaller is compressed', async () => {
  const { compressed } = await finishExport({ dir, csp: {} });
  const files = (await readdir(dir, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();
  expect(files).toEqual(['_next/static/a.js.br', '_next/static/a.js.gz', 'index.html.br', 'index.html.gz']);
  expect(compressed.files).toBe(3);
  expect(compressed.brotli).toBeLessThan(compressed.bytes);
});

test('a page at fault is named', async () => {
  await writeFile(join(dir, '404.html'), '<p>no head</p>');
  await expect(finishExport({ dir, csp: {} })).rejects.toThrow('404.html: the page has no <head>');
});

test('the static server gives pages the policy and other files none', async () => {
  const { headers } = await finishExport({ dir, csp: {} });
  const server = await startStaticServer({ dir, port: 0, firebaseConfig: { hosting: {} } });
  try {
    const policy = async (path: string) =>
      (await fetch(server.url + path)).headers.get('content-security-policy');
    const value = headers[0]?.headers[0]?.value;
    for (const path of ['/', '/index.html', '/404.html', '/unknown', '/unknown/'])
      expect(await policy(path)).toBe(value);
    for (const path of ['/photo.jpg', '/_next/static/a.js']) expect(await policy(path)).toBeNull();
  } finally {
    await server.close();
  }
});

test('the configuration to deploy is the one of the repository with the rules of the build last', async () => {
  const { headers } = await finishExport({ dir, csp: {} });
  const original = {
    hosting: { public: 'out', headers: [{ source: '**', headers: [] }] },
    database: { rules: 'x' },
  };
  const file = join(dir, 'firebase.release.json');
  await writeDeployableConfig(file, original, headers);
  const written: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(written).toMatchObject({ hosting: { public: 'out' }, database: { rules: 'x' } });
  expect(parseHostingConfig(written).headers.map(({ source }) => source)).toEqual([
    '**',
    '/',
    '**/*.html',
    '**/!(*.*)',
  ]);
  expect(() => deployableConfig({}, [])).toThrow('firebase.json: hosting must be an object');
});
