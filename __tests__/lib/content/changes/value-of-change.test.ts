import { shownValue } from '@/lib/content/changes/value-of-change';
import { nodeOf } from '../schema/node-of';

const shown = (path: string, raw: unknown) => shownValue(raw === undefined ? undefined : nodeOf(path, raw));

test('a text is shown as its words', () => {
  expect(shown('pagine/home/testo', '<p>Ciao &amp; <b>buongiorno</b></p>')).toEqual({
    text: 'Ciao & buongiorno',
    pictures: [],
  });
});

test('a field of a picture is shown as the picture', () => {
  expect(shown('pagine/home/immagini_di_copertina/_list/1/immagine', '/demo/a.jpg')).toEqual({
    text: '',
    pictures: ['/demo/a.jpg'],
  });
});

test('an entry is shown with its title first and text alternatives last, without its numbers for programs', () => {
  const entry = {
    _id: 3,
    _order: 3,
    copertina: {
      _list: {
        1: { _order: 1, immagine: { _value: '/demo/b.jpg', _mediaType: 'image/jpeg', _alt: 'Una sedia' } },
      },
    },
    descrizione_posizione: { _value: '<p>Smonti e incolli</p>' },
    introduzione: 'Walter va in pensione',
    titolo: { _value: 'Falegname' },
  };
  expect(shown('pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3', entry)).toEqual({
    text: 'Falegname · Walter va in pensione · Smonti e incolli · Una sedia',
    pictures: ['/demo/b.jpg'],
  });
});

test('a video is shown as its address: it is no picture', () => {
  const video = { _value: 'https://youtu.be/abc', _mediaType: 'youtube', _alt: 'La sede' };
  expect(shown('pagine/home/immagini_di_copertina/_list/1/immagine', video)).toEqual({
    text: 'https://youtu.be/abc · La sede',
    pictures: [],
  });
});

test('a text alternative is shown as its words', () => {
  expect(shown('pagine/home/immagini_di_copertina/_list/1/immagine/_alt', 'Una mano')).toEqual({
    text: 'Una mano',
    pictures: [],
  });
});

test.each([
  [true, 'Visibile nel menu'],
  ['1', 'Visibile nel menu'],
  [false, 'Nascosta'],
  ['false', 'Nascosta'],
])('a visibility of %s is shown as “%s”', (raw, words) => {
  expect(shown('pagine/diario/_visibility', raw).text).toBe(words);
});

test('another flag is shown as yes or no', () => {
  const REMOTE = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/1/luogo/remoto';
  expect(shown(REMOTE, true).text).toBe('Sì');
  expect(shown(REMOTE, 'no').text).toBe('No');
});

test('nothing is shown as nothing', () => {
  expect(shown('pagine/home/testo', undefined)).toEqual({ text: '', pictures: [] });
});

test('an order is shown as its number', () => {
  expect(shown('pagine/home/immagini_di_copertina/_list/1/_order', 3).text).toBe('3');
});
