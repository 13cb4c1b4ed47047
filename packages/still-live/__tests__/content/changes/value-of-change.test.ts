import { shownValue } from 'still-live/content/changes/value-of-change';
import { stepsTo } from 'still-live/content/schema/find-field';
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
const FACTS = {
  titolo: 'Falegname',
  data_scadenza: '8/1/2027',
  luogo: { citta: 'Trieste', remoto: false },
  retribuzione: { minimo: 27000, massimo: '31.000,50', periodo: 'anno' },
};
const label = (part: string): string => stepsTo(`${POSITION}/${part}`)?.at(-1)?.field.name ?? '';
const PAY_TEXT = Object.entries({ minimo: '27.000', massimo: '31.000,50', periodo: 'anno' })
  .map(([part, text]) => `${label(`retribuzione/${part}`)}: ${text}`)
  .join(' · ');
const FACTS_TEXT = `Falegname · ${label('data_scadenza')}: 8 gennaio 2027 · ${label('luogo/citta')}: Trieste · ${label('luogo/remoto')}: No · ${PAY_TEXT}`;
const JOB_TEXT = 'Falegname · Walter va in pensione · Smonti e incolli · Una sedia';

test.each<[string, string, unknown, string, ...string[]]>([
  ['a text', 'pagine/home/testo', '<p>Ciao &amp; <b>buongiorno</b></p>', 'Ciao & buongiorno'],
  ['a picture', PICTURE, '/demo/a.jpg', '', '/demo/a.jpg'],
  ['an entry', POSITION, JOB, JOB_TEXT, '/demo/b.jpg'],
  ['a video, which is no picture,', PICTURE, VIDEO, 'https://youtu.be/abc · La sede'],
  ['an entry with facts', POSITION, FACTS, FACTS_TEXT],
  ['a group of facts', `${POSITION}/retribuzione`, FACTS.retribuzione, PAY_TEXT],
  ['an amount', `${POSITION}/retribuzione/minimo`, '27000', '27.000'],
  ['an amount that is none', `${POSITION}/retribuzione/minimo`, 'da 27 a 31 mila', 'da 27 a 31 mila'],
  ['a day', `${POSITION}/data_scadenza`, '2026-12-01', '1º dicembre 2026'],
  ['a text alternative', `${PICTURE}/_alt`, 'Una mano', 'Una mano'],
  ['an order', 'pagine/home/immagini_di_copertina/_list/1/_order', 3, '3'],
  ['a page that is visible', 'pagine/diario/_visibility', '1', 'Visibile nel menu'],
  ['a page that is hidden', 'pagine/diario/_visibility', 'false', 'Nascosta'],
  ['a flag that is on', `${POSITION}/luogo/remoto`, true, 'Sì'],
  ['a flag that is off', `${POSITION}/luogo/remoto`, 'no', 'No'],
  ['a flag that is neither', `${POSITION}/luogo/remoto`, 'Ibrido', 'No'],
  ['a visibility that is neither', 'pagine/diario/_visibility', 'Ibrido', 'Visibile nel menu'],
])('%s is shown by its words and its pictures', (_what, path, raw, text, ...pictures) => {
  expect(shownValue(nodeOf(path, raw))).toEqual({ text, pictures });
});

test('nothing is shown as nothing', () => {
  expect(shownValue(undefined)).toEqual({ text: '', pictures: [] });
});
