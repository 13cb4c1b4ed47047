import { declared } from 'still-live/declaration';
import { slugOf } from 'still-live/route/slug';
import { told } from '../told';

const POSITIONS = 'pagine/lavora_con_noi/posizioni_aperte/posizioni';
const JOB = `${POSITIONS}/_list/1`;
const POSITION = declared('content').pagine.parts.lavora_con_noi.parts.posizioni_aperte.parts.posizioni.entry;

test('a title that an editing program left without words counts as missing', () => {
  for (const unseen of ['<p><br></p>', '&nbsp;', '<p>\u200b</p>', '&#8203;'])
    expect(told(JOB, { titolo: unseen })[0]).toContain('Posizione senza titolo');
});

const COOK = {
  titolo: 'Cuoco',
  descrizione_posizione: '<p>x</p>',
  data_pubblicazione: { _value: '1/2/2026' },
  luogo: { paese: 'Italia', remoto: true },
  retribuzione: { minimo: 30_000 },
};
const UNLISTED = 'offerte di lavoro di Google: ';
const ODD_PAY = { minimo: 3000, valuta: { _value: 'franchi' }, periodo: 'a chiamata' };

test.each<[object, ...[path: string, what: string][]]>([
  [{}],
  [{ retribuzione: { massimo: 3000 } }],
  [{ retribuzione: { minimo: 3000, valuta: '$', periodo: 'Mese' } }],
  [{ titolo: '<b>🎉</b>&nbsp;' }, ['titolo', `senza lettere: .*«${slugOf(POSITION.one, '')}»`]],
  [{ data_scadenza: '2020-03-01', retribuzione: {} }, ['data_scadenza', 'Scaduta il 1º marzo 2020']],
  [
    { descrizione_posizione: '<p><b>CUOCO</b></p>' },
    ['descrizione_posizione', `${UNLISTED}manca una descrizione che non sia il titolo`],
  ],
  [{ descrizione_posizione: '<p>&nbsp;</p>' }, ['descrizione_posizione', `${UNLISTED}manca la descrizione`]],
  [{ luogo: { citta: 'Bari' } }, ['luogo', `${UNLISTED}manca il paese`]],
  [
    { titolo: '', descrizione_posizione: '', data_pubblicazione: '', luogo: {} },
    ['titolo', 'Posizione senza titolo: '],
    ['titolo', `${UNLISTED}mancano il titolo, la descrizione, la data .*, la città .*, il paese`],
  ],
  [{ retribuzione: {} }, ['retribuzione', 'Manca la retribuzione']],
  [
    { retribuzione: ODD_PAY },
    ['retribuzione/valuta', '«franchi» non riconosciuta'],
    ['retribuzione/periodo', '«a chiamata» non riconosciuto'],
  ],
])(
  'of a finished position that has %j instead is told what search engines and applicants miss',
  (parts, ...issues) => {
    expect(told(JOB, { ...COOK, ...parts })).toEqual(
      issues.map(([path, what]) => expect.stringMatching(`^warning /${path}: .*${what}`)),
    );
  },
);

test.each(['-OabC', 'a b', '01', '\ud83d'])(
  'a position with the key %j is told, for it is not shown',
  (key) => {
    const errors = told(POSITIONS, { _list: { [key]: COOK, 2: COOK } });
    expect(errors).toEqual([
      `error /_list/${key}/titolo: La chiave «${key}» non è un numero: la posizione non compare`,
    ]);
  },
);
