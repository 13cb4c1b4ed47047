import { deleteApp, initializeApp } from 'firebase/app';
import { getDatabase, goOffline, ref } from 'firebase/database';
import fc from 'fast-check';
import { normalAddress, parsePreviewAddress, hashWithinPage } from 'still-live/route/preview-address';
import { linkProblem } from 'still-live/route/link-check';
import { resolveLink, resolveMail } from 'still-live/route/link';
import { liveRecords, neededRecords } from 'still-live/content/records-of-route';
import { parseRoute, routeId } from 'still-live/route/route';
import { routeStyle } from 'still-live/route/visible-ids';

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
    fc.property(hash, fc.webQueryParameters(), (address, query) => {
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
