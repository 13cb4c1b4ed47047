import { appShellStructure } from 'still-live/next/structured-data';
import { companyInWords, vatId } from '@/lib/site/rules/company-facts';
import { demoSite } from '@/__tests__/app/export-data-fixture';

test.each([
  ['07643520567', 'IT07643520567'],
  ['IT 07643520567', 'IT07643520567'],
  ['00000000000 (fittizia)', 'IT00000000000'],
  ['07643520568', undefined],
  ['0764352056', undefined],
  ['076435205670', undefined],
  ['DE123456789', undefined],
  ['', undefined],
])('the VAT number %p is %p', (written, id) => {
  expect(vatId(written)).toBe(id);
});

test('the facts of a company are said in words, without those that are missing', () => {
  const none = { sede: '', registro_imprese: '', rea: '', capitale_sociale: '', partita_iva: '' };
  expect(companyInWords({ ...none, sede: 'Via Uno 1, Bari', partita_iva: '1' })).toEqual([
    'Sede legale: Via Uno 1, Bari',
    'P. IVA 1',
  ]);
  expect(companyInWords(none)).toEqual([]);
});

test('the organisation has its addresses, its mail and its social pages', () => {
  expect(appShellStructure(demoSite())).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://www.feeling.example/#organization',
      name: 'Feeling',
      legalName: 'Feeling S.r.l.',
      url: 'https://www.feeling.example/',
      logo: 'https://www.feeling.example/icon-512.png',
      address: 'Via dei Tornitori 0, 40100 Bologna',
      vatID: 'IT00000000000',
      email: 'ciao@feeling.example',
      sameAs: expect.arrayContaining(['https://www.linkedin.com/company/feeling.example']),
    },
  ]);
});
