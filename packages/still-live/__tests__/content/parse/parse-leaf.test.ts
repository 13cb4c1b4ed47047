import type { JobFacts } from '@/lib/site/model';
import { LEAVES, parseDay } from 'still-live/content/parse/parse-leaf';
import { parseRecord } from 'still-live/content/parse/parse-record';
import { entryRecord, visibilityPath } from 'still-live/content/schema/records';
import { link } from 'still-live/content/schema/field';
import { readContent } from 'still-live/content/schema/normal-form';
import { markingSanitiser } from './fake-sanitiser';

const field = link('Testo');
const textNode = (raw: unknown) => readContent(raw, { key: 'here', path: 'here', field, isEntry: false });
const context = () => ({ sanitiser: markingSanitiser, issues: [] });

test.each([
  ['a wrapped text', { _value: 'ciao' }, 'ciao', 0],
  ['a bare text', 'ciao', 'ciao', 0],
  ['a number', { _value: 12 }, '12', 0],
  ['nothing', undefined, '', 0],
  ['null', null, '', 0],
  ['a wrapper without its value', { _id: 3 }, '', 0],
  ['a list', [1, 2], '', 1],
  ['a record in the place of a text', { titolo: { _value: 'x' } }, '', 1],
  ['a wrapped list', { _value: ['x'] }, '', 1],
  ['a truth value', { _value: true }, '', 1],
])('of %s is read the text, and what is none is reported', (_name, raw, expected, issues) => {
  const found = context();
  expect(LEAVES.link(textNode(raw), found, field)).toBe(expected);
  expect(found.issues).toHaveLength(issues);
});

// [spec 3.16, 4.10]
test.each([
  [true, true],
  [1, true],
  ['si', true],
  [{ _value: true }, true],
  [false, false],
  [0, false],
  ['', false],
  ['false', false],
  // As an editor or a spreadsheet writes it.
  ['FALSO', false],
  [' No ', false],
  [{ _value: 'no' }, false],
  ['sì', true],
  [null, false],
  [{ _value: false }, false],
])('a visibility flag of %j is %s', (raw, expected) => {
  expect(parseRecord(visibilityPath('diario'), raw, markingSanitiser).value).toBe(expected);
});

const switched = (remoto: unknown) => {
  const raw = { luogo: { remoto } };
  const { value, issues } = parseRecord(entryRecord('lavora_con_noi_dettaglio', '1'), raw, markingSanitiser);
  return [
    value?.luogo.remoto,
    ...issues.map(({ path, expected }) => `${path.replace(/^.*\//, '')}: ${expected}`),
  ];
};

test.each(['sì', 'si\u0300', ' Sì\u200b', 'SI', 'true', 'Vero', 'x', '1', 'on', 'yes', 1, true])(
  'the switch %j is on',
  (raw) => {
    expect(switched({ _value: raw })).toEqual([true]);
  },
);

test.each(['', ' ', '0', 'FALSE', 'falso', 'No', 0, false, null])('the switch %j is off', (raw) => {
  expect(switched({ _value: raw })).toEqual([false]);
});

test.each(['Ibrido', 'Non previsto', 'sì, due giorni', { a: 1 }, ['x']])(
  'what says neither yes nor no, %j, is reported, and leaves a switch off and a page visible',
  (raw) => {
    expect(switched(raw)).toEqual([false, 'remoto: boolean']);
    const { value, issues } = parseRecord(visibilityPath('diario'), raw, markingSanitiser);
    expect([value, ...issues]).toMatchObject([true, { expected: 'boolean' }]);
  },
);

test.each([
  [3, 3],
  ['4', 4],
  [{ _value: 2.5 }, 2.5],
  ['', Number.MAX_SAFE_INTEGER],
  [undefined, Number.MAX_SAFE_INTEGER],
  [{ a: 1 }, Number.MAX_SAFE_INTEGER],
  [Number.NaN, Number.MAX_SAFE_INTEGER],
])('the number in %j is %s', (raw, expected) => {
  expect(LEAVES.number(textNode(raw), context(), field)).toBe(expected);
});

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31T10:00:00', '2026-12-31'],
  // A moment is its day in the zone of the site, whatever the day of its own zone is.
  ['2026-12-31T10:00:00Z', '2026-12-31'],
  ['2026-10-31T23:00:00.000Z', '2026-11-01'],
  ['2026-07-31T22:00:00.000Z', '2026-08-01'],
  ['2026-11-01T00:00:00+01:00', '2026-11-01'],
  ['2026-11-01 00:00:00+0100', '2026-11-01'],
  ['2026-11-01T08:00:00+09:00', '2026-11-01'],
  ['2026-11-01T07:59:00+09:00', '2026-10-31'],
  ['1793487600000', '2026-11-01'],
  ['Sun Nov 01 2026 00:00:00 GMT+0100 (Ora standard dell’Europa centrale)', '2026-11-01'],
  ['Sat Oct 31 2026 23:00:00 GMT+0000', '2026-11-01'],
  ['Sun Nov 31 2026 29:00:00 GMT+0100', undefined],
  ['2026-02-31T10:00:00Z', undefined],
  ['31/12/2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  ['29/2/2028', '2028-02-29'],
  ['12/3/26', '2026-03-12'],
  ['3 / 5 / 2026', '2026-05-03'],
  ['1º dicembre 2026', '2026-12-01'],
  ['31/12/2026 00:00:00', '2026-12-31'],
  ['3 Maggio 2026', '2026-05-03'],
  ['giovedì 31 dicembre 2026', '2026-12-31'],
  ['Domenica, 1º nov. 2026', '2026-11-01'],
  ['lunedi\u0300 3 ago 2026', '2026-08-03'],
  ['03-mag-26', '2026-05-03'],
  ['31 febbraio 2026', undefined],
  ['31-feb-26', undefined],
  ['3 ma 2026', undefined],
  ['entro 3 maggio 2026', undefined],
  ['dal 3 al 5 maggio 2026', undefined],
  ['29/2/2027', undefined],
  ['2026-13-01', undefined],
  ['31/04/2026', undefined],
  ['domani', undefined],
  ['', undefined],
  ['"><script>', undefined],
])('the day %j is %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

const facts = (raw: unknown): JobFacts | null =>
  parseRecord(entryRecord('lavora_con_noi_dettaglio', '1'), raw, markingSanitiser).value;

test('texts of the facts are short, on one line, with their accents joined; a day may have spaces around it, and what is not seen', () => {
  const luogo = { citta: { _value: 'Forli\u0300' }, paese: 'x'.repeat(500) };
  const contratto = { _value: ' a\ttempo\n pieno ' };
  expect(facts({ contratto, luogo, data_scadenza: { _value: ' \u200e1.2.2026\u200b ' } })).toMatchObject({
    contratto: 'a tempo pieno',
    luogo: { citta: 'Forlì', paese: 'x'.repeat(120) },
    data_scadenza: '2026-02-01',
  });
});

test('a browser reads the texts of the facts as they are: otherwise the page differs from its data, and no build starts', () => {
  const read = facts({ contratto: 'a\u0000b\ud800', luogo: { citta: `${'x'.repeat(119)}\u{1f600}` } });
  expect([read?.contratto, read?.luogo.citta]).toEqual(['ab\ufffd', 'x'.repeat(119)]);
});

test('a position without facts has empty ones', () => {
  expect(facts({ titolo: { _value: 'Cuoca' } })).toMatchObject({
    data_pubblicazione: '',
    data_scadenza: '',
    contratto: '',
    luogo: { citta: '', paese: '', remoto: false },
    retribuzione: { minimo: 0, massimo: 0, valuta: '', periodo: '' },
  });
});

test.each([
  ['28.000', 28_000],
  [{ _value: ' 1.250,50 ' }, 1250.5],
  ['12,5', 12.5],
  ['1.000.000', 1_000_000],
  ['28000', 28_000],
  ['9.75', 9.75],
  [{ _value: 950 }, 950],
  ['€ 1.200,50', 1200.5],
  ['1200 €', 1200],
  // As in Switzerland.
  ['28’000', 28_000],
  ["28'000.50", 0, 'wrong'],
  ['28\u202f000 euro\u200b', 28_000],
  [' ', 0],
  ['circa 28.000', 0, 'wrong'],
  // An English editor means 28 000, and an Italian nothing.
  ['28,000', 0, 'wrong'],
])('the pay %j is read as Italian writes amounts, which the site does too', (minimo, amount, ...wrong) => {
  const raw = { retribuzione: { minimo } };
  const { value, issues } = parseRecord(entryRecord('lavora_con_noi_dettaglio', '1'), raw, markingSanitiser);
  expect(value?.retribuzione.minimo).toBe(amount);
  expect(issues).toHaveLength(wrong.length);
});

function picture(immagine: object) {
  const home = { immagini_di_copertina: { _list: [{}, { immagine }] } };
  const { value, issues } = parseRecord('pagine/home', home, markingSanitiser);
  return { items: value.immagini_di_copertina, wrong: issues.map(({ path }) => path) };
}
const PICTURE = { id: '1', url: 'a', kind: 'image', alt: '' };

test.each([
  ['50 20', '50% 20%'],
  [' 12,5 % 80 % ', '12.5% 80%'],
  ['0% 100%', '0% 100%'],
])('the focal point %s of a picture is read', (_focus, focus) => {
  expect(picture({ _value: 'a', _focus })).toEqual({ items: [{ ...PICTURE, focus }], wrong: [] });
});

test.each(['50,5 %', 400, '400 20', '-1 5', 'left top', '50 20 url(x)', '1e1 5', '50 20;x:y', { x: 1 }, []])(
  'a focal point that is none, %j, is reported and left out',
  (_focus) => {
    const wrong = ['pagine/home/immagini_di_copertina/_list/1/immagine/_focus'];
    expect(picture({ _value: 'a', _focus })).toEqual({ items: [PICTURE], wrong });
  },
);

test.each([{}, { _focus: '' }, { _focus: null }])('a picture with %j has no focal point', (empty) => {
  expect(picture({ _value: 'a', ...empty })).toEqual({ items: [PICTURE], wrong: [] });
});
