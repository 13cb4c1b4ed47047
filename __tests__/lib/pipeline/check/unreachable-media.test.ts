import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlacedMedia } from '@/lib/content/checks/check-media';
import { MEDIA_LIMITS } from '@/lib/pipeline/pictures/media-limits';
import { publicDirsOf } from '@/lib/pipeline/pictures/pictures';
import { unreachableMedia } from '@/lib/pipeline/check/unreachable-media';

const server = createServer((request, response) => {
  response.statusCode = request.url === '/there.jpg' ? 200 : 404;
  response.end('x');
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('pictures and videos that nobody can see are told, each at its field', async () => {
  const image = (path: string, url: string): PlacedMedia => ({ path, url, kind: 'image' });
  const media: readonly PlacedMedia[] = [
    image('pagine/home/a', '/demo/mani.jpg'),
    image('pagine/home/b', '/demo/non-esiste.jpg'),
    image('pagine/home/c', `${base}/there.jpg`),
    image('pagine/home/d', `${base}/gone.jpg`),
    image('footer/e', `${base}/gone.jpg`),
    image('pagine/home/f', 'http://127.0.0.1:1/x.jpg'),
    { path: 'pagine/home/g', url: '/demo/non-esiste.mp4', kind: 'video' },
    { path: 'pagine/home/h', url: `${base}/gone.mp4`, kind: 'video' },
  ];
  const limits = { ...MEDIA_LIMITS, privateHosts: ['127.0.0.1'] };
  const issues = await unreachableMedia(media, publicDirsOf(process.cwd()), limits);
  expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'pagine/home/b: L’immagine «/demo/non-esiste.jpg» non si trova: al suo posto compare un riquadro vuoto',
    `pagine/home/d: L’immagine «${base}/gone.jpg» non si trova: al suo posto compare un riquadro vuoto`,
    `footer/e: L’immagine «${base}/gone.jpg» non si trova: al suo posto compare un riquadro vuoto`,
    'pagine/home/f: L’immagine «http://127.0.0.1:1/x.jpg» non si trova: al suo posto compare un riquadro vuoto',
    'pagine/home/g: Il video «/demo/non-esiste.mp4» non si trova: al suo posto compare un riquadro vuoto',
  ]);
});
