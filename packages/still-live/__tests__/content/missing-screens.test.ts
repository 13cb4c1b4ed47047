import demo from '@/content/feeling.json';
import { missingScreens } from 'still-live/content/missing-screens';
import { SCREENS } from '@/lib/site/site';

const { pagine } = demo.projects.feeling;
const TABS = Object.keys(SCREENS.cosa_facciamo.tabs).map((code) => `/cosa_facciamo/${code}`);

test('a company with content for every screen lacks none', () => {
  expect(missingScreens(demo.projects.feeling)).toEqual([]);
});

// [spec 4.9]
test('visibility steers the menu alone: a hidden page is there, and a visible one without content is not', () => {
  const chi_siamo = { ...pagine.chi_siamo, _visibility: { _value: false } };
  expect(
    missingScreens({ pagine: { ...pagine, chi_siamo, contatti: { _visibility: { _value: true } } } }),
  ).toEqual(['/contatti']);
});

test.each([
  [undefined],
  ['niente'],
  [{ testo_introduttivo: { _value: '' }, lista_contatti: { _list: [{ colonna_contatti: 'modello' }] } }],
  [{ campo_ignoto: 'a' }],
])('a screen is missing when nothing of it is shown (%#)', (contatti) => {
  expect(missingScreens({ pagine: { ...pagine, contatti } })).toEqual(['/contatti']);
});

test('a tab without content is missing, and the screen when all are', () => {
  const { prodotti } = pagine.cosa_facciamo;
  expect(missingScreens({ pagine: { ...pagine, cosa_facciamo: { prodotti } } })).toEqual([
    ...TABS.filter((tab) => tab !== '/cosa_facciamo/2'),
  ]);
  expect(missingScreens({ pagine: { ...pagine, cosa_facciamo: undefined } })).toEqual([
    '/cosa_facciamo',
    ...TABS,
  ]);
});
