import { mediaOfTree } from '@/lib/content/checks/check-media';

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
    { path: 'pagine/home/immagini_di_copertina/_list/1/immagine', url: '/a.jpg', kind: 'image' },
    { path: 'pagine/home/immagini_di_copertina/_list/2/immagine', url: '/v.mp4', kind: 'video' },
    { path: 'pagine/lavora_con_noi/copertina', url: '/c.jpg', kind: 'image' },
  ]);
});
