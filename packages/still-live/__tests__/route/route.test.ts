import { encodeKey, parseRoute, routeId, routeWithout } from 'still-live/route/route';
import { deleteApp, initializeApp } from 'firebase/app';
import { getDatabase, goOffline, ref } from 'firebase/database';
import fc from 'fast-check';
import { normalAddress, parsePreviewAddress, hashWithinPage } from 'still-live/route/preview-address';
import { linkProblem } from 'still-live/route/link-check';
import { resolveLink, resolveMail } from 'still-live/route/link';
import { liveRecords, neededRecords } from 'still-live/content/records-of-route';
import { routeStyle, visibleIds } from 'still-live/route/visible-ids';
import { bindOwnSite, SCREENS } from '../own-site';

bindOwnSite();

// [spec 2.1, 2.19, 2.20, 2.26, 4.7, 9.1]
test.each([
  ['', '/'],
  ['#/', '/'],
  ['#/cosa_facciamo', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/2', '/cosa_facciamo/2'],
  ['#/cosa_facciamo/9', '/cosa_facciamo/1'],
  ['#/chi_siamo', '/chi_siamo'],
  ['#/chi_siamo/', '/chi_siamo'],
  ['#chi_siamo', '/chi_siamo'],
  ['#/chi_siamo?draft=true&projectApiKey=k', '/chi_siamo'],
  ['#/chi_siamo:~:text=due%20parole', '/chi_siamo'],
  ['#/chi_siamo/altro', '/'],
  ['#/lavora_con_noi', '/lavora_con_noi'],
  ['#/lavora_con_noi_dettaglio', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/12', '/lavora_con_noi_dettaglio/12'],
  ['#/lavora_con_noi_dettaglio/0', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/01', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/1e3', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/%EF%BC%91', '/lavora_con_noi_dettaglio'],
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

describe('any address', () => {
  const app = initializeApp({ databaseURL: 'http://127.0.0.1:9?ns=feeling' }, 'any-address');
  const database = getDatabase(app);
  goOffline(database);
  afterAll(() => deleteApp(app));

  /** Hashes that begin as ours do, with anything in the place of an argument, percent-encoded or raw. */
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', ...'. $ # [ ] / % %00 %7F %2F %E0%A4%A 1.5 0 __proto__'.split(' ')),
    fc.nat().map(String),
  );
  const screen = fc.constantFrom('lavora_con_noi_dettaglio', 'cosa_facciamo', 'chi_siamo', 'constructor', '');
  const hash = fc
    .tuple(screen, fc.array(segment, { maxLength: 3 }))
    .map(([name, rest]) => `#/${[name, ...rest].join('/')}`);

  test('no address makes anything throw that reads it, up to the database; that of a route leads to that route', () => {
    fc.assert(
      fc.property(hash, fc.string({ unit: 'binary' }), (address, query) => {
        const route = parseRoute(address);
        expect(parseRoute(`#${routeId(route)}`)).toEqual(route);
        routeStyle(route);
        for (const path of [...liveRecords(route), ...neededRecords(route)])
          ref(database, `projects/feeling/${path}`);
        const parts = { search: `?${query}`, hash: address };
        parsePreviewAddress(parts);
        normalAddress(parts);
        resolveLink(address);
        resolveMail(address);
        linkProblem(address);
        hashWithinPage(address, `https://feeling.example/${parts.search}${address}`);
      }),
      { numRuns: 50 },
    );
  });
});

test.each([
  ['#/cosa_facciamo/3', '/cosa_facciamo', '/cosa_facciamo/3'],
  ['#/contatti', '/contatti'],
  ['#/nulla', '/'],
])('the route %s shows its screen, and for a tab its own panel', (hash, ...ids) => {
  expect(visibleIds(parseRoute(hash))).toEqual(ids);
});

test('no address can break out of the style sheet', () => {
  const style = routeStyle(parseRoute('#/lavora_con_noi_dettaglio/"]{}*{display:none}'));
  expect(style).not.toContain('"]{}*');
  expect(style.match(/\{/g)).toHaveLength(3);
});

// [spec 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.22]
test.each([
  ['', 'pagine/home'],
  ['cosa_facciamo/1', 'pagine/cosa_facciamo', 'pagine/cosa_facciamo/servizi'],
  ['cosa_facciamo/2', 'pagine/cosa_facciamo', 'pagine/cosa_facciamo/prodotti'],
  ['cosa_facciamo/3', 'pagine/cosa_facciamo', 'pagine/cosa_facciamo/welfare'],
  ['chi_siamo', 'pagine/chi_siamo'],
  ['lavora_con_noi', 'pagine/lavora_con_noi'],
  [
    'lavora_con_noi_dettaglio/7',
    'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/7',
    'pagine/lavora_con_noi/introduzione',
  ],
  ['lavora_con_noi_dettaglio'],
  ['contatti', 'pagine/contatti'],
])(
  'the route /%s listens to its records, a parent before its children, and the footer',
  (path, ...records) => {
    expect(liveRecords(parseRoute(`#/${path}`))).toEqual([...records, 'footer']);
  },
);

test('a page with tabs needs all of them, because all are in the page; any other what it listens to', () => {
  const { record, tabs } = SCREENS.cosa_facciamo;
  expect(new Set(neededRecords({ screen: 'cosa_facciamo', part: '2' }))).toEqual(
    new Set([record, ...Object.values(tabs).map((name) => `${record}/${name}`), 'footer']),
  );
  expect(neededRecords(parseRoute('#/contatti'))).toEqual(['pagine/contatti', 'footer']);
});
