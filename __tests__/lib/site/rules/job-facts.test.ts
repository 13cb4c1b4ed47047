import { factsInWords, isExpired } from '@/lib/site/rules/job-facts';
import type { JobFacts } from '@/lib/site/model';

const NOTHING: JobFacts = {
  data_pubblicazione: '',
  data_scadenza: '',
  contratto: '',
  luogo: { citta: '', paese: '', remoto: false },
  retribuzione: { minimo: 0, massimo: 0, valuta: '', periodo: '' },
};
const pay = (minimo: number, massimo: number, periodo = '', valuta = ''): JobFacts => ({
  ...NOTHING,
  retribuzione: { minimo, massimo, periodo, valuta },
});

test('all that an editor said of a position is told, in one order', () => {
  const facts: JobFacts = {
    data_pubblicazione: '2026-11-01',
    data_scadenza: '2026-12-31',
    contratto: 'tempo pieno',
    luogo: { citta: 'Bari', paese: 'Italia', remoto: true },
    retribuzione: { minimo: 36000, massimo: 40000, valuta: 'eur', periodo: 'anno' },
  };
  expect(factsInWords(facts, '2026-12-31')).toEqual([
    'Da remoto (Bari, Italia)',
    'tempo pieno',
    '36.000–40.000 € l’anno',
    'Pubblicata il 1º novembre 2026',
    'Candidature fino al 31 dicembre 2026',
  ]);
  expect(factsInWords(NOTHING, '2026-12-31')).toEqual([]);
});

test('days that begin with a vowel have the article of one', () => {
  const facts = { ...NOTHING, data_pubblicazione: '2026-11-08', data_scadenza: '2026-12-11' };
  expect(factsInWords(facts, '2026-11-30')).toEqual([
    'Pubblicata l’8 novembre 2026',
    'Candidature fino all’11 dicembre 2026',
  ]);
});

test.each([
  [pay(0, 950, 'al mese'), '950 € al mese'],
  [pay(12.5, 12.5, 'ora'), '12,50 € l’ora'],
  [pay(40000, 36000, 'qualcosa'), '36.000–40.000 € l’anno'],
  [pay(1234567, 0, 'anno', 'CHF'), '1.234.567 CHF l’anno'],
  [pay(3000, 0, 'mese', '$'), '3.000 USD al mese'],
  [pay(3000, 0, 'mese', '£'), '3.000 GBP al mese'],
  [pay(3000, 0, 'mese', 'Euro'), '3.000 € al mese'],
  [pay(10, 0, 'giorno', '"><b>'), '10 € al giorno'],
])('%j is paid %s', (facts, words) => {
  expect(factsInWords(facts, '2026-01-01')).toEqual([words]);
});

const MILAN = {
  ...pay(34000, 38000),
  contratto: 'tempo pieno',
  luogo: { citta: 'Milano', paese: 'Italia', remoto: false },
};

test.each([
  ['Milano · tempo indeterminato · RAL 34–38.000 €', MILAN, ['tempo pieno']],
  ['Tempo pieno, da 34.000 a 38.000 euro', MILAN, ['Milano, Italia']],
  ['Fino a 38.000 €', MILAN, ['Milano, Italia', 'tempo pieno', '34.000–38.000 € l’anno']],
  [
    'Milano',
    { ...MILAN, luogo: { ...MILAN.luogo, remoto: true } },
    ['Da remoto (Milano, Italia)', 'tempo pieno', '34.000–38.000 € l’anno'],
  ],
  [
    'Lugano',
    { ...NOTHING, luogo: { citta: 'Lugano', paese: 'Svizzera', remoto: false } },
    ['Lugano, Svizzera'],
  ],
  ['Sei mesi · 950 € al mese', pay(950, 0, 'mese'), []],
  ['Stage · 950 €', pay(950, 0, 'mese'), ['950 € al mese']],
  ['12,50 € l’ora', pay(12.5, 0, 'ora'), []],
  ['24 ore', pay(24000, 0), ['24.000 € l’anno']],
  ['3.000', pay(3000, 0, '', 'CHF'), ['3.000 CHF l’anno']],
])('below “%s” nothing is told again', (said, facts, told) => {
  expect(factsInWords(facts, '2026-12-31', said)).toEqual(told);
});

test('the last day still counts', () => {
  const facts = { ...NOTHING, data_scadenza: '2026-12-31' };
  expect(isExpired(facts, '2026-12-31')).toBe(false);
  expect(isExpired(facts, '2027-01-01')).toBe(true);
  expect(factsInWords(facts, '2027-01-01')).toEqual([]);
  expect(isExpired(NOTHING, '2027-01-01')).toBe(false);
});
