import { encodeKey, parseRoute, routeId, routeWithout } from 'still-live/route/route';
import { SCREENS } from '@/lib/site/site';

// [spec 2.1, 2.19, 2.20, 2.26, 4.7, 9.1]
test.each([
  ['', '/'],
  ['#', '/'],
  ['#/', '/'],
  ['#/cosa_facciamo', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/2', '/cosa_facciamo/2'],
  ['#/cosa_facciamo/3/', '/cosa_facciamo/3'],
  ['#/cosa_facciamo/9', '/cosa_facciamo/1'],
  ['#/chi_siamo', '/chi_siamo'],
  ['#/chi_siamo/', '/chi_siamo'],
  ['#chi_siamo', '/chi_siamo'],
  ['#/chi_siamo?draft=true&projectApiKey=k', '/chi_siamo'],
  ['#/chi_siamo:~:text=due%20parole', '/chi_siamo'],
  ['#/chi_siamo/altro', '/'],
  ['#/lavora_con_noi', '/lavora_con_noi'],
  ['#/lavora_con_noi_dettaglio', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/12', '/lavora_con_noi_dettaglio/12'],
  ['#/lavora_con_noi_dettaglio/0', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/01', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/-1', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/1.5', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/1e3', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/%201', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/%EF%BC%91', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/a%20b', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/1%2Fcta_candidati', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/1/cta_candidati', '/'],
  ['#/contatti', '/contatti'],
  ['#/constructor', '/'],
  ['#/%E0%A4%A', '/'],
  ['#/sconosciuta', '/'],
])('the address %s leads to %s', (hash, id) => {
  expect(routeId(parseRoute(hash))).toBe(id);
});

test('a key with half of a character has an address too: without one, every page of the site would be missing', () => {
  expect(routeId({ screen: 'lavora_con_noi_dettaglio', part: 'a\ud83d' })).toBe(
    '/lavora_con_noi_dettaglio/a%EF%BF%BD',
  );
  expect(encodeKey('\u{1f600}')).toBe('%F0%9F%98%80');
});

const LACKS = ['/cosa_facciamo/1', '/lavora_con_noi'];

test.each([
  ['#/', '/'],
  ['#/contatti', '/contatti'],
  ['#/lavora_con_noi', '/'],
  ['#/lavora_con_noi_dettaglio/3', '/'],
  ['#/cosa_facciamo', '/cosa_facciamo/2'],
  ['#/cosa_facciamo/1', '/cosa_facciamo/2'],
  ['#/cosa_facciamo/3', '/cosa_facciamo/3'],
])('on a site without careers and services, %s leads to %s', (hash, id) => {
  expect(routeId(routeWithout(LACKS, parseRoute(hash)))).toBe(id);
});

test('without any tab, what the company does is an unknown address', () => {
  const { at, tabs } = SCREENS.cosa_facciamo;
  const missing = [at, ...Object.keys(tabs).map((code) => `${at}/${code}`)];
  expect(routeWithout(missing, parseRoute('#/cosa_facciamo/2'))).toEqual({ screen: 'home' });
});
