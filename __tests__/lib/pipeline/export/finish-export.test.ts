import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoExport } from '@/__tests__/app/site-data-fixture';
import { deployableConfig } from '@/lib/pipeline/release/deployable-config';
import { finishExport, type FinishRequest } from '@/lib/pipeline/export/finish-export';
import { parseHeaderRules, RELEASE_HEADERS } from '@/lib/pipeline/serve/hosting-config';
import { startStaticServer } from '@/lib/pipeline/serve/static-server';

let dir: string;
const request = (): FinishRequest => ({
  dir,
  entry: { scripts: [], sheets: [], start: '' },
  data: demoExport(),
  before: undefined,
  check: () => Promise.resolve(),
});
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'finish-'));
  await mkdir(join(dir, '_next/static/chunks'), { recursive: true });
  await writeFile(
    join(dir, 'index.html'),
    `<html><head><script id="early">one()</script></head><body>${'text '.repeat(500)}</body></html>`,
  );
  await writeFile(join(dir, '404.html'), '<html><head><script id="plain">two()</script></head></html>');
  await writeFile(join(dir, '_next/static/a.js'), 'console.log(1);'.repeat(200));
  await writeFile(join(dir, '_next/static/tiny.js'), '1');
  const noise = Array.from({ length: 50 }, (_, i) => createHash('sha512').update(String(i)).digest());
  await writeFile(join(dir, 'noise.txt'), Buffer.concat(noise));
  await writeFile(join(dir, 'photo.jpg'), Buffer.alloc(5000));
});
async function finishedHeaders() {
  await finishExport(request());
  return parseHeaderRules(JSON.parse(await readFile(join(dir, RELEASE_HEADERS), 'utf8')), RELEASE_HEADERS);
}
afterEach(() => rm(dir, { recursive: true, force: true }));

test('each page names its own code, and the header rules name that of all pages', async () => {
  const headers = await finishedHeaders();
  const index = await readFile(join(dir, 'index.html'), 'utf8');
  const hashesOf = (text: string) => text.match(/'sha256-[^']+'/g) ?? [];
  // Its script, and its style.
  expect(hashesOf(index)).toHaveLength(2);
  expect(headers.map(({ source }) => source)).toEqual(['/', '**/*.html', '**/!(*.*)']);
  expect(hashesOf(headers[0]?.headers[0]?.value ?? '')).toHaveLength(4);
  expect(hashesOf(headers[0]?.headers[0]?.value ?? '')).toEqual(expect.arrayContaining(hashesOf(index)));
});

test('a finished page is compressed as it is', async () => {
  await finishExport(request());
  const page = await readFile(join(dir, 'index.html'));
  expect(page.toString()).toContain('<meta http-equiv="Content-Security-Policy"');
  expect(brotliDecompressSync(await readFile(join(dir, 'index.html.br')))).toEqual(page);
  expect(gunzipSync(await readFile(join(dir, 'index.html.gz')))).toEqual(page);
});

test('only text above 1 KB that becomes smaller is compressed', async () => {
  await finishExport(request());
  const files = (await readdir(dir, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();
  const large = ['_next/static/a.js', 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(files).toEqual(expect.arrayContaining(large));
  expect(files.filter((name) => /tiny|noise|photo/.test(name))).toEqual([]);
});

test('a file that is that of the last release has its compressed files too; a changed one has new ones', async () => {
  const before = await mkdtemp(join(tmpdir(), 'before-'));
  await mkdir(join(before, '_next/static'), { recursive: true });
  for (const name of ['_next/static/a.js', 'index.html']) {
    await writeFile(join(before, name), await readFile(join(dir, name)));
    await writeFile(join(before, `${name}.br`), 'of the last release');
  }
  await finishExport({ ...request(), before });
  expect(await readFile(join(dir, '_next/static/a.js.br'), 'utf8')).toBe('of the last release');
  // Only what the last release has is taken over.
  expect(await readdir(join(dir, '_next/static'))).not.toContain('a.js.gz');
  const page = await readFile(join(dir, 'index.html'));
  expect(brotliDecompressSync(await readFile(join(dir, 'index.html.br')))).toEqual(page);
  expect(await readFile(join(before, 'index.html.br'), 'utf8')).toBe('of the last release');
  await rm(before, { recursive: true });
});

test('what the check of the finished pages finds ends the build', async () => {
  const check = async (): Promise<void> => {
    const page = await readFile(join(dir, 'index.html'), 'utf8');
    throw new Error(page.includes('Content-Security-Policy') ? 'finished, but wrong' : 'not finished');
  };
  await expect(finishExport({ ...request(), check })).rejects.toThrow('finished, but wrong');
});

test('a release that is to stand at once is not compressed', async () => {
  await finishExport({ ...request(), uncompressed: true });
  const files = await readdir(dir, { recursive: true });
  expect(files.filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  expect(files).toContain('.headers.json');
});

test('a page of content that the site does not have is left out', async () => {
  await mkdir(join(dir, 'lavora_con_noi/-'), { recursive: true });
  await writeFile(join(dir, 'lavora_con_noi/-/index.html'), '<html><head></head></html>');
  await finishExport(request());
  expect(await readdir(join(dir, 'lavora_con_noi'))).toEqual([]);
});

test('the feed of positions is left out when the company has no careers', async () => {
  const feed = join(dir, 'posizioni.xml');
  await writeFile(feed, '<feed/>');
  await finishExport(request());
  expect(await readdir(dir)).toContain('posizioni.xml');
  const data = demoExport(({ pagine }) => delete pagine.lavora_con_noi);
  await finishExport({ ...request(), data });
  expect((await readdir(dir)).filter((name) => name.startsWith('posizioni.xml'))).toEqual([]);
});

test('the static server gives pages the policy and other files none', async () => {
  const headers = await finishedHeaders();
  const server = await startStaticServer({ dir, port: 0, firebaseConfig: { hosting: {} } });
  try {
    const policy = async (path: string) => {
      const answer = await fetch(server.url + path);
      await answer.arrayBuffer();
      return answer.headers.get('content-security-policy');
    };
    const value = headers[0]?.headers[0]?.value;
    for (const path of ['/', '/index.html', '/404.html', '/unknown', '/unknown/'])
      expect(await policy(path)).toBe(value);
    for (const path of ['/photo.jpg', '/_next/static/a.js']) expect(await policy(path)).toBeNull();
  } finally {
    await server.close();
  }
});

test('the configuration to deploy is the one of the repository with the rules of the build last', async () => {
  const headers = await finishedHeaders();
  const original = {
    hosting: { public: 'out', headers: [{ source: '**', headers: [] }] },
    database: { rules: 'x' },
  };
  const written = deployableConfig(original, headers, [{ source: '/a/', destination: '/b/' }]) as {
    hosting: { headers: unknown };
  };
  expect(written).toMatchObject({ hosting: { public: 'out' }, database: { rules: 'x' } });
  expect(written).toMatchObject({
    hosting: { redirects: [{ source: '/a{,/}', destination: '/b/', type: 301 }] },
  });
  expect(parseHeaderRules(written.hosting.headers).map(({ source }) => source)).toEqual([
    '**',
    '/',
    '**/*.html',
    '**/!(*.*)',
  ]);
  expect(() => deployableConfig({}, [], [])).toThrow('firebase.json: hosting must be an object');
});

test('without an editor nothing may be framed, and there is no second entry', async () => {
  const headers = await finishedHeaders();
  expect(headers.map(({ headers: [header] }) => header?.value)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining("frame-ancestors 'none'") as string),
  );
  expect(await readdir(dir)).not.toContain('anteprima');
});

test('with an editor the entry stands once more where that origin alone may frame it', async () => {
  await finishExport({ ...request(), framedBy: 'https://cms.example' });
  const firebaseConfig: unknown = JSON.parse(await readFile('firebase.json', 'utf8'));
  const server = await startStaticServer({ dir, port: 0, firebaseConfig });
  const answerOf = async (path: string) => {
    const answer = await fetch(server.url + path);
    const ancestors = /frame-ancestors [^;]+/.exec(answer.headers.get('content-security-policy') ?? '')?.[0];
    return [answer.status, ancestors, await answer.text()] as const;
  };
  const [entry, framed, inner] = [
    await answerOf('/'),
    await answerOf('/anteprima/'),
    await answerOf('/anteprima/x'),
  ];
  await server.close();
  expect(entry.slice(0, 2)).toEqual([200, "frame-ancestors 'none'"]);
  expect(framed).toEqual([200, 'frame-ancestors https://cms.example', entry[2]]);
  expect(inner[0]).toBe(404);
  expect(brotliDecompressSync(await readFile(join(dir, 'anteprima/index.html.br'))).toString()).toBe(
    entry[2],
  );
  expect(await readFile(join(dir, '.framed.nginx'), 'utf8')).toBe(
    '~^/anteprima/ "frame-ancestors https://cms.example";\n',
  );
});
