import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSanitisedCache } from '@/scripts/build/sanitised-cache';

let root: string;
const used = new Map([['chiave', '<b>pulito</b>']]);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sanitised-'));
  await mkdir(join(root, 'lib', 'html'), { recursive: true });
  await writeFile(join(root, 'lib', 'html', 'policy.ts'), 'allowed = ["b"]');
  await writeFile(join(root, 'package-lock.json'), '{}');
  await (await openSanitisedCache(root)).save(used);
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('what one build used, the next one knows', async () => {
  expect((await openSanitisedCache(root)).known).toEqual(used);
});

test.each(['lib/html/policy.ts', 'package-lock.json'])(
  'after a change in %s nothing is known: everything is sanitised anew',
  async (file) => {
    await appendFile(join(root, file), ' ');
    expect((await openSanitisedCache(root)).known.size).toBe(0);
  },
);

test('a file of lib that came or went is a change too', async () => {
  await writeFile(join(root, 'lib', 'new.ts'), '');
  expect((await openSanitisedCache(root)).known.size).toBe(0);
});

test('without a lockfile nothing is known and nothing is kept', async () => {
  await rm(join(root, 'package-lock.json'));
  const cache = await openSanitisedCache(root);
  await cache.save(used);
  expect(cache.known.size).toBe(0);
});

test.each(['', '{"version":', 'null', '[]', '{"version":1,"texts":{"chiave":"<script>"}}'])(
  'a cache file that holds %j is none',
  async (text) => {
    await writeFile(join(root, '.cache', 'sanitised.json'), text);
    expect((await openSanitisedCache(root)).known.size).toBe(0);
  },
);
