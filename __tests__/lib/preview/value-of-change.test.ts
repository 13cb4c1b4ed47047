import { picturesOfTree } from '@/lib/preview/pictures-of-tree';
import { shownValue, wordsOf } from '@/lib/preview/value-of-change';

test('a text is shown as its words', () => {
  expect(shownValue('pagine/home/testo', '<p>Ciao &amp; <b>buongiorno</b></p>')).toEqual({
    text: 'Ciao & buongiorno',
    pictures: [],
  });
});

test('a field of a picture is shown as the picture', () => {
  expect(shownValue('pagine/home/immagini/_list/1/immagine', '/demo/a.jpg')).toEqual({
    text: '',
    pictures: ['/demo/a.jpg'],
  });
});

test('an entry is shown as all its words and pictures, without its numbers for machines', () => {
  const entry = {
    _id: 3,
    _order: 3,
    titolo: { _value: 'Uno' },
    galleria: { _list: { 1: { _order: 1, immagine: { _value: '/demo/b.jpg', _mediaType: 'image/jpeg' } } } },
    aperto: true,
  };
  expect(shownValue('pagine/x/_list/3', entry)).toEqual({ text: 'Uno · true', pictures: ['/demo/b.jpg'] });
});

test('nothing is shown as nothing', () => {
  expect(shownValue('pagine/home/testo', undefined)).toEqual({ text: '', pictures: [] });
});

test('an order is shown as its number', () => {
  expect(shownValue('pagine/home/immagini/_list/1/_order', 3).text).toBe('3');
});

test('words are never read as HTML twice', () => {
  expect(wordsOf('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

test('the pictures of a tree are its still pictures, without templates', () => {
  const item = (value: string, type: string): object => ({ immagine: { _value: value, _mediaType: type } });
  const tree = {
    pagine: {
      home: {
        immagini: {
          _list: [item('/t.jpg', 'image'), item('/a.jpg', 'image/jpeg'), item('/v.mp4', 'video/mp4')],
        },
      },
    },
  };
  expect(picturesOfTree(tree)).toEqual([{ path: 'pagine/home/immagini/_list/1/immagine', url: '/a.jpg' }]);
});
