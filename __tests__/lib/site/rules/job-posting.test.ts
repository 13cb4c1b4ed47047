import { demoExport } from '@/__tests__/app/export-data-fixture';
import { jobPosting, positionOf } from '@/lib/site/rules/job-posting';

const SITE = 'https://www.feeling.example';
const TODAY = '2026-11-20';

const COMPLETE = {
  titolo: { _value: 'Cuoca o cuoco' },
  introduzione: { _value: '<p>Si cucina per cento.</p>' },
  descrizione_posizione: { _value: '<ul><li>Ogni giorno</li></ul>' },
  data_pubblicazione: { _value: '01/11/2026' },
  data_scadenza: { _value: '2026-12-31' },
  contratto: { _value: 'Tempo pieno' },
  luogo: { citta: { _value: 'Bologna' }, paese: { _value: 'Italia' } },
  retribuzione: { minimo: 1500, massimo: { _value: '1800' }, periodo: 'mese' },
};

function postingOf(position: object): ReturnType<typeof jobPosting> {
  const data = demoExport((tree) => {
    tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list = [{}, position];
  });
  const page = data.pages.find((one) => positionOf(one, data));
  const shown = page && positionOf(page, data);
  if (!shown) throw new Error('no page');
  return jobPosting(page, shown, SITE, TODAY);
}

/**
 * Google's table of properties (https://developers.google.com/search/docs/appearance/structured-data/job-posting#job-posting-definition), each
 * with the form that Google and schema.org ask for.
 */
const REQUIRED = {
  '@type': 'JobPosting',
  title: expect.stringMatching(/\S/),
  description: expect.stringMatching(/<\w+>/),
  datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Feeling',
    sameAs: `${SITE}/`,
    logo: expect.any(String),
  },
};
const PLACE = {
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: 'Bologna', addressCountry: 'IT' },
};
const RECOMMENDED = {
  validThrough: '2026-12-31T23:59',
  employmentType: 'FULL_TIME',
  identifier: { '@type': 'PropertyValue', name: 'Feeling', value: 'cuoca-o-cuoco' },
  url: `${SITE}/lavora_con_noi/cuoca-o-cuoco/`,
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue: 1500, maxValue: 1800, unitText: 'MONTH' },
  },
};

test('a complete position has all that Google requires and recommends, and nothing else', () => {
  expect(postingOf(COMPLETE)).toEqual({ ...REQUIRED, ...RECOMMENDED, jobLocation: PLACE });
});

test('a remote job says so, and where applicants may live', () => {
  const remote = postingOf({ ...COMPLETE, luogo: { paese: 'it', remoto: true } });
  expect(remote).toEqual({
    ...REQUIRED,
    ...RECOMMENDED,
    description: '<p>Da remoto (it)</p><p>Si cucina per cento.</p><ul><li>Ogni giorno</li></ul>',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'IT' },
  });
});

test.each([
  ['titolo', { _value: '  ' }],
  ['data_pubblicazione', { _value: 'ieri' }],
  ['data_pubblicazione', undefined],
  ['data_scadenza', { _value: '2026-11-19' }],
  ['luogo', { citta: 'Bologna' }],
  ['luogo', { paese: 'Italia' }],
  ['luogo', undefined],
])('without a good %s there is no markup', (field, value) => {
  expect(postingOf({ ...COMPLETE, [field]: value })).toBeUndefined();
});

test('a description that is the title is none', () => {
  const texts = { introduzione: {}, descrizione_posizione: { _value: '<p>Cuoca o Cuoco</p>' } };
  expect(postingOf({ ...COMPLETE, ...texts })).toBeUndefined();
});

test.each([
  ['Regno Unito', 'GB'],
  ['UK', 'GB'],
  ['Francia', 'FR'],
  ['Serbia', 'RS'],
  ['Germania', 'DE'],
  ['Svizzera', 'CH'],
])('the country “%s” has its code of today, %s', (paese, code) => {
  const luogo = { citta: 'Bologna', paese };
  expect(postingOf({ ...COMPLETE, luogo })).toMatchObject({
    jobLocation: { address: { addressCountry: code } },
  });
});

test.each([
  ['stage', 'INTERN'],
  ['part time', 'PART_TIME'],
  ['a tempo parziale, 20 ore', 'PART_TIME'],
  ['Part-time 24 ore', 'PART_TIME'],
  // It says how long, and not how much.
  ['tempo indeterminato', undefined],
  ['tempo pieno e indeterminato', 'FULL_TIME'],
  ['tempo determinato', 'TEMPORARY'],
  ['Full time, a tempo determinato', ['FULL_TIME', 'TEMPORARY']],
  ['pagamento a giornata', 'PER_DIEM'],
  ['</script>', undefined],
])('the contract %s is %s', (contratto, type) => {
  expect(postingOf({ ...COMPLETE, contratto })?.['employmentType']).toEqual(type);
});
