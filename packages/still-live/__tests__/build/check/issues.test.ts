import { join } from 'node:path';
import sharp from 'sharp';
import { type PlacedMedia, mediaOfTree } from 'still-live/content/checks/check-media';
import { MEDIA_LIMITS } from 'still-live/build/pictures/media-limits';
import { QUICK_RECIPE } from 'still-live/build/pictures/recipe';
import { isLive, mediaIssues, pictureIssues } from 'still-live/build/check/issues';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';
import { answers, httpServer, status } from '../http-server';
import { readFileSync } from 'node:fs';

const root = temporaryFolder();
const serve = httpServer();
let base = '';
beforeEach(async () => {
  const shape = { width: 30, height: 20, channels: 3, background: '#f00' } as const;
  const picture = await sharp({ create: shape }).jpeg().toBuffer();
  base = await serve({
    '/there.jpg': answers(picture),
    '/there-a-page.jpg': answers('<html>'),
    '/403.jpg': status(403),
    '/index.html': (_request, response) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<html>'),
  });
});

const crop = { boxes: [1, 1], focus: '' } as const;
const image = (path: string, url: string): PlacedMedia => ({ path, url, kind: 'image', crop });

async function issuesOf(media: readonly PlacedMedia[], isThere: (address: string) => Promise<boolean>) {
  const issues = await mediaIssues(
    media,
    {
      cacheDir: root('cache'),
      recipe: QUICK_RECIPE,
      outDir: root('never'),
      publicDir: join(process.cwd(), 'public'),
      limits: { ...MEDIA_LIMITS, privateHosts: ['127.0.0.1'] },
    },
    isThere,
  );
  return issues.map(({ path, severity, message }) => `${severity} ${path}: ${message}`);
}

test('pictures and videos that a build cannot use are told, each at its field', async () => {
  const video = { kind: 'video' } as const;
  const media: readonly PlacedMedia[] = [
    image('pagine/home/a', '/demo/mani.jpg'),
    image('pagine/home/b', '/demo/non-esiste.jpg'),
    image('pagine/home/c', `${base}/there.jpg`),
    image('pagine/home/d', `${base}/gone.jpg`),
    { path: 'footer/e', url: `${base}/gone.jpg`, kind: 'image' },
    image('pagine/home/f', 'http://127.0.0.1:1/x.jpg'),
    image('pagine/home/g', `${base}/403.jpg`),
    image('pagine/home/h', `${base}/there-a-page.jpg`),
    { path: 'pagine/home/i', url: '/demo/non-esiste.mp4', ...video },
    { path: 'pagine/home/j', url: `${base}/gone.mp4`, ...video },
  ];
  const told = await issuesOf(media, () => Promise.resolve(true));
  const box = ': al suo posto compare un riquadro vuoto';
  expect(told).toEqual(
    [
      ['home/b', '/demo/non-esiste.jpg', `non si trova${box}`],
      ['home/d', `${base}/gone.jpg`, `non si trova${box}`],
      ['e', `${base}/gone.jpg`, 'non si trova: al suo posto c’è un link'],
      ['home/f', 'http://127.0.0.1:1/x.jpg', `non risponde${box}`],
      ['home/g', `${base}/403.jpg`, 'soltanto nei browser: per molti al suo posto'],
      ['home/h', `${base}/there-a-page.jpg`, 'una pagina web'],
      ['home/i', '/demo/non-esiste.mp4', `non si trova${box}`],
    ].map(([path, url, what]) => expect.stringMatching(`^error \\w+/${path}: .* «${url}» .*${what}`)),
  );
});

test('a file of this site that visitors do not have yet comes with the next release', async () => {
  const media = [image('pagine/home/a', '/demo/mani.jpg'), image('pagine/home/b', '/demo/alba.jpg')];
  const isThere = (address: string): Promise<boolean> => Promise.resolve(address !== '/demo/mani.jpg');
  expect((await issuesOf(media, isThere))[0]).toMatch(
    /^warning pagine\/home\/a: .*«\/demo\/mani\.jpg» compare con la prossima versione/,
  );
});

test('whether visitors have a file is seen in the release here, or at the address of the site', async () => {
  await writeFiles(root(), { 'out/demo/citt\u00e0.jpg': 'x' });
  const here = { emulatorHost: '127.0.0.1:9000', siteUrl: 'https://site.invalid' };
  const there = { emulatorHost: undefined, siteUrl: base };
  const far = { emulatorHost: undefined, siteUrl: 'http://127.0.0.1:1' };
  const found = await Promise.all([
    isLive('/demo/citt%C3%A0.jpg?v=2', here, root('out')),
    isLive('/demo/altra.jpg', here, root('out')),
    isLive('/demo/altra.jpg', here, root('no-release-yet')),
    isLive('/there.jpg', there, ''),
    isLive('/gone.jpg', there, ''),
    isLive('/index.html', there, ''),
    isLive('/there.jpg', far, ''),
  ]);
  expect(found).toEqual([true, false, true, true, false, false, true]);
});

const demo = JSON.parse(readFileSync('content/feeling.json', 'utf8'));

test('a build tells pictures that are cropped to less than a third, at their fields, and no other', () => {
  const variants = { id: 'a', tint: '#ffffff', widths: [480] };
  const media = mediaOfTree(demo.projects.feeling);
  const [first] = media;
  const measured = { [first?.url ?? '']: { ...variants, width: 4000, height: 1000 } };
  const told = pictureIssues(media, measured).map(({ path }) => path);
  expect(told).toContain(first?.path);
  expect(told).toEqual(media.filter(({ url, crop }) => url === first?.url && crop).map(({ path }) => path));
  expect(pictureIssues(media, { [first?.url ?? '']: { ...variants, width: 1600, height: 1000 } })).toEqual(
    [],
  );
});
