import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { publishRelease, removeLeftovers, rollbackTo } from 'still-live/build/release/release';
import { withReleaseLock } from 'still-live/build/release/release-lock';
import {
  deployedRelease,
  listReleases,
  newestRelease,
  nextReleaseId,
} from 'still-live/build/release/release-list';
import { bundledCommand } from '@/__tests__/bundled-command';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';
import { answers, httpServer } from '../http-server';

const root = temporaryFolder();
const places = () => ({ releasesDir: root('.releases'), out: root('out') });

async function publish(files: Record<string, string>, keep = 5, project = 'feeling') {
  const exportDir = root('.export');
  await writeFiles(exportDir, files);
  const request = {
    ...places(),
    exportDir,
    keep,
    info: { project, snapshotHash: `hash of ${files['index.html'] ?? ''}` },
  };
  return withReleaseLock(request.releasesDir, 'building', (lock) => publishRelease(lock, request));
}
const shown = (name = 'index.html') => readFile(root('out', name), 'utf8');

test('a release is moved to its folder, shown by a relative link, and says what it is', async () => {
  const { id, dir } = await publish({ 'index.html': 'one' });
  expect(id).toMatch(/^000001-\d{8}T\d{6}Z$/);
  expect(await readlink(root('out'))).toBe(`.releases/${id}`);
  expect(await shown()).toBe('one');
  const info: unknown = JSON.parse(await shown('release.json'));
  expect(info).toEqual({ id, builtAt: expect.any(String), snapshotHash: 'hash of one', project: 'feeling' });
  expect(await readdir(root())).toEqual(expect.not.arrayContaining(['.export']));
  expect(await listReleases(places())).toEqual([
    expect.objectContaining({ id, dir, current: true, snapshotHash: 'hash of one' }),
  ]);
});

test('the newest stay, and the current one stays though it is old', async () => {
  const first = await publish({ 'index.html': '1' });
  for (const number of [2, 3]) await publish({ 'index.html': String(number) }, 2);
  expect((await listReleases(places())).map(({ id }) => id.slice(0, 6))).toEqual(['000003', '000002']);
  await expect(rollbackTo(places(), first.id, 'feeling')).rejects.toThrow(
    /^no release "000001-.*" of feeling in .*; there are: 000003-/,
  );
  await rollbackTo(places(), 'previous', 'feeling');
  expect(await shown()).toBe('2');
  await publish({ 'index.html': '4' }, 1);
  expect(await shown()).toBe('4');
  expect((await listReleases(places())).map(({ id }) => id.slice(0, 6))).toEqual(['000004']);
});

test('after a rollback the release that is shown is told, and the content of the newest one counts as built', async () => {
  expect(await newestRelease(places())).toBeUndefined();
  const first = await publish({ 'index.html': '1' });
  const second = await publish({ 'index.html': '2' });
  expect(await newestRelease(places())).toMatchObject({ id: second.id, snapshotHash: 'hash of 2' });
  await rollbackTo(places(), 'previous', 'feeling');
  expect(await newestRelease(places())).toMatchObject({ id: first.id, snapshotHash: 'hash of 2' });
});

test('where nothing was built there is no release to go back to, and one of another company in the same folder is none', async () => {
  await expect(rollbackTo(places(), 'previous', 'feeling')).rejects.toThrow('there are: none');
  const other = await publish({ 'index.html': 'other' }, 5, 'cantieri');
  await publish({ 'index.html': 'one' });
  for (const wanted of ['previous', other.id])
    await expect(rollbackTo(places(), wanted, 'feeling')).rejects.toThrow(/^no release .* of feeling in/);
  expect(await shown()).toBe('one');
});

test('content-named files live one release longer than their own, and pages never do', async () => {
  await publish({
    'index.html': '1',
    'old.html': 'x',
    '_next/static/a.js': 'a',
    '_next/static/a.js.br': 'br',
    'media/p-480.jpg': 'p',
  });
  await publish({ 'index.html': '2', '_next/static/b.js': 'b' });
  expect(await shown('_next/static/a.js')).toBe('a');
  expect(await shown('_next/static/a.js.br')).toBe('br');
  expect(await shown('media/p-480.jpg')).toBe('p');
  await expect(shown('old.html')).rejects.toThrow('ENOENT');
  await publish({ 'index.html': '3', '_next/static/c.js': 'c', 'media/p-480.jpg': 'p' });
  expect(await shown('_next/static/b.js')).toBe('b');
  expect(await shown('media/p-480.jpg')).toBe('p');
  await expect(shown('_next/static/a.js')).rejects.toThrow('ENOENT');
  await publish({ 'index.html': '4' });
  expect(await shown('media/p-480.jpg')).toBe('p'); // the third release had it as its own
});

test('a real folder in the place of the link is kept aside, whole', async () => {
  await mkdir(root('out'));
  await writeFile(root('out/mine.txt'), 'precious');
  await publish({ 'index.html': 'one' });
  const [aside = ''] = (await readdir(root('.releases'))).filter((name) => name.startsWith('.aside-'));
  const kept = () => readFile(root('.releases', aside, 'mine.txt'), 'utf8');
  expect(await kept()).toBe('precious');
  expect((await lstat(root('out'))).isSymbolicLink()).toBe(true);
  expect(await shown()).toBe('one');
  await publish({ 'index.html': 'two' });
  expect(await kept()).toBe('precious');
});

test('the order of releases does not depend on the clock', () => {
  const names = ['000009-20301231T235959Z', '.trash-000099-20300101T000000Z', 'else'];
  expect(nextReleaseId(names, new Date('2026-01-02T03:04:05.678Z'))).toBe('000010-20260102T030405Z');
  expect(nextReleaseId([], new Date(0))).toBe('000001-19700101T000000Z');
});

test('a folder that is no whole release is neither listed nor deleted', async () => {
  await mkdir(root('.releases/000007-20260101T000000Z'), { recursive: true });
  const { id } = await publish({ 'index.html': 'one' }, 1);
  expect((await listReleases(places())).map((release) => release.id)).toEqual([id]);
  expect(id).toMatch(/^000008/);
  expect(await readdir(root('.releases'))).toContain('000007-20260101T000000Z');
});

test('killed at any moment, either the old or the new release is shown, whole, and the next run goes on', async () => {
  const script = await bundledCommand('packages/still-live/__tests__/build/release/publish-loop');
  const stamps = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, [script, root()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await wait((round * 7) % 23); // any moment will do; nothing below depends on which
    child.kill('SIGKILL');
    await once(child, 'exit');
    const stamp = await shown();
    stamps.add(stamp);
    expect(await shown('data.json')).toBe(stamp);
    expect(await shown(`_next/static/${stamp}.js`)).toBe(stamp);
    expect(await shown('release.json')).toContain(`"snapshotHash": "${stamp}"`);
  }
  expect(stamps.size).toBe(3);
  await rm(root('.export'), { recursive: true, force: true });
  await publish({ 'index.html': 'after' }, 3);
  expect(await shown()).toBe('after');
  await removeLeftovers(root('.releases'));
  const names = await readdir(root('.releases'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(3);
}, 60_000);

describe('what a site or a folder was built from', () => {
  const release = { id: '000001-x', builtAt: '2026-11-21T10:00:00.000Z', snapshotHash: 'abc' };
  const folder = temporaryFolder();
  const serve = httpServer();
  let address: string;

  beforeEach(async () => {
    address = await serve({
      '/release.json': answers(JSON.stringify(release)),
      '/other/release.json': answers('<html>'),
    });
  });

  test('a site and a folder tell what they were built from', async () => {
    const told = { builtAt: release.builtAt, snapshotHash: 'abc' };
    expect(await deployedRelease(`${address}/`)).toEqual(told);
    await writeFiles(folder(), { 'release.json': JSON.stringify(release) });
    expect(await deployedRelease(folder())).toEqual(told);
  });

  test.each([
    [
      'a site without a release',
      () => `${address}/none`,
      /none\/release\.json: answers 404; check the address, and that a release is deployed there/,
    ],
    ['a site of another kind', () => `${address}/other`, /is not a release file/],
    ['a site that is down', () => 'http://127.0.0.1:1', /cannot be reached \(bad port\); check the address/],
    [
      'an address without https://',
      () => 'www.feeling.example',
      /: cannot be read \(.*\); .* begins with https:\/\//,
    ],
    [
      'a folder without a release',
      () => folder('none'),
      /cannot be read \(.*\); npm run build makes a release/,
    ],
  ])('%s is one line that says what to do', async (_name, site, message) => {
    await expect(deployedRelease(site())).rejects.toThrow(message);
  });
});
