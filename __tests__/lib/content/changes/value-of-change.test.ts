import { shownValue } from '@/lib/content/changes/value-of-change';
import { nodeOf } from '../schema/stored-content';

const PICTURE = 'pagine/home/immagini_di_copertina/_list/1/immagine';
const POSITION = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3';
const VIDEO = { _value: 'https://youtu.be/abc', _mediaType: 'youtube', _alt: 'La sede' };
const JOB = {
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
/** Its title first and text alternatives last, without its numbers for programs. */
const JOB_TEXT = 'Falegname · Walter va in pensione · Smonti e incolli · Una sedia';

test.each<[string, string, unknown, string, ...string[]]>([
  ['a text', 'pagine/home/testo', '<p>Ciao &amp; <b>buongiorno</b></p>', 'Ciao & buongiorno'],
  ['a picture', PICTURE, '/demo/a.jpg', '', '/demo/a.jpg'],
  ['an entry', POSITION, JOB, JOB_TEXT, '/demo/b.jpg'],
  ['a video, which is no picture,', PICTURE, VIDEO, 'https://youtu.be/abc · La sede'],
  ['a text alternative', `${PICTURE}/_alt`, 'Una mano', 'Una mano'],
  ['an order', 'pagine/home/immagini_di_copertina/_list/1/_order', 3, '3'],
  ['a page that is visible', 'pagine/diario/_visibility', '1', 'Visibile nel menu'],
  ['a page that is hidden', 'pagine/diario/_visibility', 'false', 'Nascosta'],
  ['a flag that is on', `${POSITION}/luogo/remoto`, true, 'Sì'],
  ['a flag that is off', `${POSITION}/luogo/remoto`, 'no', 'No'],
])('%s is shown by its words and its pictures', (_what, path, raw, text, ...pictures) => {
  expect(shownValue(nodeOf(path, raw))).toEqual({ text, pictures });
});

test('nothing is shown as nothing', () => {
  expect(shownValue(undefined)).toEqual({ text: '', pictures: [] });
});
