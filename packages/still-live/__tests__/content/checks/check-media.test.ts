import { mediaOfTree, sizeIssues } from 'still-live/content/checks/check-media';

const item = (_value: string, _mediaType: string): object => ({ immagine: { _value, _mediaType } });

test('the media of a tree are its pictures and video files, without templates and what may not be requested', () => {
  const _list = [
    item('/t.jpg', 'image'),
    item('/a.jpg', 'image/jpeg'),
    item('/v.mp4', 'video/mp4'),
    item('https://youtu.be/x', 'youtube'),
    item('ftp://x', 'image'),
  ];
  const tree = {
    pagine: {
      home: { immagini_di_copertina: { _list }, testo_chi_siamo: '<p><img src="/b.jpg"><img src="x:y"></p>' },
      lavora_con_noi: { copertina: { _value: '/c.jpg' } },
    },
  };
  expect(mediaOfTree(tree)).toEqual([
    { path: 'pagine/home/testo_chi_siamo', url: '/b.jpg', kind: 'image' },
    {
      path: 'pagine/home/immagini_di_copertina/_list/1/immagine',
      url: '/a.jpg',
      kind: 'image',
      crop: { boxes: [0.6, 2], focus: '' },
    },
    { path: 'pagine/home/immagini_di_copertina/_list/2/immagine', url: '/v.mp4', kind: 'video' },
    {
      path: 'pagine/lavora_con_noi/copertina',
      url: '/c.jpg',
      kind: 'image',
      crop: { boxes: [1, 1], focus: '' },
    },
  ]);
});

const inside = (path: string, _focus = '') => {
  const gallery = { _list: [{}, { immagine: { _value: '/a.jpg', _focus } }] };
  const tree = path.split('/').reduceRight<unknown>((value, key) => ({ [key]: value }), gallery);
  const [picture] = mediaOfTree({ pagine: tree });
  if (!picture) throw new Error(`no picture at ${path}`);
  return (width: number, height: number) =>
    sizeIssues(picture, { width, height }).map(({ message }) => message);
};

test('a picture is told where a box shows less than a third of it, and not before', () => {
  const square = inside('lavora_con_noi/copertina');
  expect(square(2990, 1000)).toEqual([]);
  expect(square(3010, 1000)).toEqual([
    'Immagine molto ritagliata: da qualche parte se ne vede solo il 33 %; meglio un’immagine meno larga, o scegli con «Punto a fuoco» che cosa resta',
  ]);
  expect(square(1000, 4000)).toEqual([expect.stringContaining('solo il 25 %; meglio un’immagine meno alta')]);
  const home = inside('home/immagini_di_copertina');
  expect(home(1750, 1000)).toEqual([]);
  expect(home(2000, 1000)).toEqual([expect.stringContaining('solo il 30 %')]);
  expect(home(600, 1000)).toEqual([expect.stringContaining('solo il 30 %')]);
  const story = inside('chi_siamo/blocco_lavora_con_noi/gallery_immagini');
  expect(story(3700, 1000)).toEqual([]);
  expect(story(3800, 1000)).toHaveLength(1);
});
