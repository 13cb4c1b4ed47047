import type { JobFacts } from '@/lib/content/model';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { positionPath } from '@/lib/content/records';
import { markingSanitiser } from './fake-sanitiser';

const parse = (raw: unknown): JobFacts | null => parseRecord(positionPath('1'), raw, markingSanitiser).value;

test('texts of the facts are short, on one line, with their accents joined', () => {
  const facts = parse({
    contratto: { _value: ' a\ttempo\n pieno ' },
    luogo: { citta: { _value: 'Forli\u0300' }, paese: 'x'.repeat(500) },
  });
  expect(facts?.contratto).toBe('a tempo pieno');
  expect(facts?.luogo.citta).toBe('Forlì');
  expect(facts?.luogo.paese).toHaveLength(120);
});

test('a day is read with spaces around it', () => {
  expect(parse({ data_scadenza: { _value: ' 1.2.2026 ' } })?.data_scadenza).toBe('2026-02-01');
});

test('a position without facts has empty ones', () => {
  expect(parse({ titolo: { _value: 'Cuoca' } })).toMatchObject({
    data_pubblicazione: '',
    data_scadenza: '',
    contratto: '',
    luogo: { citta: '', paese: '', remoto: false },
    retribuzione: { minimo: 0, massimo: 0, valuta: '', periodo: '' },
  });
});

test('a browser reads the texts of the facts as they are: otherwise the page differs from its data, and no build starts', () => {
  const facts = parse({
    contratto: 'a\u0000b\ud800',
    luogo: { citta: `${'x'.repeat(119)}\u{1f600}`, paese: 'Italia' },
  });
  expect(facts?.contratto).toBe('ab\ufffd');
  expect(facts?.luogo.citta).toBe('x'.repeat(119));
});

test.each([
  ['28.000', 28_000],
  [{ _value: ' 1.250,50 ' }, 1250.5],
  ['12,5', 12.5],
  ['1.000.000', 1_000_000],
  ['28000', 28_000],
  ['9.75', 9.75],
  [{ _value: 950 }, 950],
  ['circa 28.000', 0],
])('the pay %j is read as Italian writes amounts, which the site does too', (minimo, amount) => {
  expect(parse({ luogo: { citta: 'Bari' }, retribuzione: { minimo } })?.retribuzione.minimo).toBe(amount);
});
