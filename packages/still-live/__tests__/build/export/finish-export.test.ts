import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, brotliCompressSync, constants } from 'node:zlib';
import firebaseConfig from '@/firebase.json';
import { demoExport } from '@/__tests__/app/export-data-fixture';
import { finishFiles, type FinishRequest } from 'still-live/build/export/finish-export';
import { writeFiles, temporaryFolder } from '@/__tests__/temporary-folder';
import {
  deployableConfig,
  type HeaderRule,
  parseHeaderRules,
  RELEASE_HEADERS,
} from 'still-live/build/serve/hosting-config';
import { startStaticServer } from 'still-live/build/serve/static-server';
import { precompress } from 'still-live/build/export/precompress';

const FILES = {
  'index.html': `<html><head><script id="early">one()</script></head><body>${'text '.repeat(500)}</body></html>`,
  '404.html': '<html><head><script id="static-page">two()</script></head></html>',
  'lavora_con_noi/-/index.html': '<html><head></head></html>',
  'posizioni.xml': '<feed/>',
  '_next/static/a.js': 'console.log(1);'.repeat(200),
  '_next/static/tiny.js': '1',
  'noise.txt': Buffer.concat(
    Array.from({ length: 50 }, (_, i) => createHash('sha512').update(String(i)).digest()),
  ),
  'photo.jpg': Buffer.alloc(5000),
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'finish-'));
  await writeFiles(join(root, 'exported'), FILES);
  await mkdir(join(root, 'exported/_next/static/chunks'));
});
afterAll(() => rm(root, { recursive: true }));

async function finished(name: string, asked: Partial<FinishRequest> = {}): Promise<string> {
  const dir = join(root, name);
  await cp(join(root, 'exported'), dir, { recursive: true });
  const entry = { scripts: [], sheets: [], start: '' };
  const check = (): Promise<void> => Promise.resolve();
  await finishFiles({ dir, appShell: entry, data: demoExport(), before: undefined, check, ...asked });
  return dir;
}

const compressedIn = async (dir: string): Promise<readonly string[]> =>
  (await readdir(dir, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();

describe('a release', () => {
  let dir: string;
  let headers: readonly HeaderRule[];
  beforeAll(async () => {
    dir = await finished('static-page');
    headers = parseHeaderRules(
      JSON.parse(await readFile(join(dir, RELEASE_HEADERS), 'utf8')),
      RELEASE_HEADERS,
    );
  });
  const policy = (): string => headers[0]?.headers[0]?.value ?? '';

  test('has pages that each name their own code, and header rules that name that of all pages', async () => {
    const index = await readFile(join(dir, 'index.html'), 'utf8');
    const hashesOf = (text: string) => text.match(/'sha256-[^']+'/g) ?? [];
    // Its script, and its style.
    expect(hashesOf(index)).toHaveLength(2);
    expect(headers.map(({ source }) => source)).toEqual(['/', '**/*.html', '**/!(*.*)']);
    expect(hashesOf(policy())).toHaveLength(4);
    expect(hashesOf(policy())).toEqual(expect.arrayContaining(hashesOf(index)));
  });

  test('has finished pages compressed as they are, and only text above 1 KB that becomes smaller', async () => {
    const page = await readFile(join(dir, 'index.html'));
    expect(page.toString()).toContain('<meta http-equiv="Content-Security-Policy"');
    expect(brotliDecompressSync(await readFile(join(dir, 'index.html.br')))).toEqual(page);
    expect(gunzipSync(await readFile(join(dir, 'index.html.gz')))).toEqual(page);
    const files = await compressedIn(dir);
    const large = ['_next/static/a.js', 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
    expect(files).toEqual(expect.arrayContaining(large));
    expect(files.filter((name) => /tiny|noise|photo/.test(name))).toEqual([]);
  });

  test('leaves out a page of content that the site does not have, and has the feed of its positions', async () => {
    expect(await readdir(join(dir, 'lavora_con_noi'))).toEqual([]);
    expect(await readdir(dir)).toContain('posizioni.xml');
  });

  test('is deployed by the configuration of the repository, with its own rules last', () => {
    const hosting = { public: 'out', headers: [{ source: '**', headers: [] }] };
    const moved = [{ source: '/a/', destination: '/b/' }];
    const written = deployableConfig({ hosting, database: { rules: 'x' } }, headers, moved);
    expect(written).toMatchObject({
      hosting: { public: 'out', redirects: [{ source: '/a{,/}', destination: '/b/', type: 301 }] },
      database: { rules: 'x' },
    });
    const { hosting: rules } = written as { hosting: { headers: unknown } };
    expect(parseHeaderRules(rules.headers)).toEqual([...hosting.headers, ...headers]);
    expect(() => deployableConfig({}, [], [])).toThrow('firebase.json: hosting must be an object');
  });
});

test('a file that is that of the last release has its compressed files too; a changed one has new ones', async () => {
  const before = join(root, 'before');
  await mkdir(join(before, '_next/static'), { recursive: true });
  for (const name of ['_next/static/a.js', 'index.html'] as const) {
    await writeFile(join(before, name), FILES[name]);
    await writeFile(join(before, `${name}.br`), 'of the last release');
  }
  const dir = await finished('after', { before });
  expect(await readFile(join(dir, '_next/static/a.js.br'), 'utf8')).toBe('of the last release');
  // Only what the last release has is taken over.
  expect(await readdir(join(dir, '_next/static'))).not.toContain('a.js.gz');
  const page = await readFile(join(dir, 'index.html'));
  expect(brotliDecompressSync(await readFile(join(dir, 'index.html.br')))).toEqual(page);
  expect(await readFile(join(before, 'index.html.br'), 'utf8')).toBe('of the last release');
});

test('a release that is to stand at once is not compressed; one without careers has no feed of positions', async () => {
  const data = demoExport(({ pagine }) => delete pagine.lavora_con_noi);
  const dir = await finished('at-once', { uncompressed: true, data });
  expect(await compressedIn(dir)).toEqual([]);
  expect(await readdir(dir)).toContain('.headers.json');
  expect(await readdir(dir)).not.toContain('posizioni.xml');
});

test('with an editor the app shell stands once more where that origin alone may frame it', async () => {
  const dir = await finished('framed', { framedBy: 'https://cms.example' });
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
  const compressed = await readFile(join(dir, 'anteprima/index.html.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(entry[2]);
  expect(await readFile(join(dir, '.framed.nginx'), 'utf8')).toBe(
    '~^/anteprima/ "frame-ancestors https://cms.example";\n',
  );
});

describe('compression', () => {
  const dir = temporaryFolder();

  test('every page is as small as can be, also a large one and the last of many', async () => {
    const html = Array.from({ length: 30_000 }, (_, index) => `<p>${(index * index) % 977}</p>`).join('');
    expect(html.length).toBeGreaterThan(256 * 1024);
    const pages = Array.from({ length: 40 }, (_, index) => [`${index}.html`, html.slice(0, 2000)]);
    await writeFiles(dir(), { ...Object.fromEntries(pages), 'z.html': html });
    await precompress({ dir: dir(), before: undefined });
    const best = (text: string): number =>
      brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }).length;
    expect((await readFile(dir('39.html.br'))).length).toBe(best(html.slice(0, 2000)));
    expect((await readFile(dir('z.html.br'))).length).toBe(best(html));
  });
});
