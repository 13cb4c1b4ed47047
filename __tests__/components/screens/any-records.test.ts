import 'still-live/bound/components';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RecordStoreContext } from 'still-live/react/record-store';
import { Shell } from 'still-live/react/shell';
import { hostileCorpus } from '../../hostile/corpus';
import { demoAt, PATHS, storeOf } from './stored-records';

/* As the export renders them, where an error in a component reaches the test and no boundary catches it. */

const text = fc.oneof(fc.string(), fc.constantFrom(...hostileCorpus.map(({ html }) => html)));
const key = fc.oneof(
  fc.constantFrom(
    '_value',
    '_list',
    '_id',
    '_order',
    '_mediaType',
    'immagine',
    '__proto__',
    'constructor',
    '0',
    '1',
    'link',
  ),
  fc.string({ maxLength: 5 }),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** The demo's value with parts of it replaced by anything: what a broken record really looks like. */
function brokenFrom(value: unknown, broken: readonly unknown[], rate: number, seed: { n: number }): unknown {
  seed.n = (seed.n * 16807) % 2147483647;
  if (seed.n % 100 < rate) return broken[seed.n % broken.length];
  if (Array.isArray(value)) return value.map((item) => brokenFrom(item, broken, rate, seed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, brokenFrom(part, broken, rate, seed)]),
  );
}

function rendered(raw: Parameters<typeof storeOf>[0]): ReadonlyMap<string, string> {
  const html = renderToStaticMarkup(
    createElement(RecordStoreContext, { value: storeOf(raw) }, createElement(Shell)),
  );
  const screens = html.matchAll(/<section id="([^"]*)".*?<\/section>/gs);
  return new Map(Array.from(screens, ([screen, id = '']) => [id, screen]));
}

test('every screen renders with good records that are broken somewhere, or everywhere', () => {
  fc.assert(
    fc.property(
      fc.array(anything, { minLength: 5, maxLength: PATHS.length }),
      fc.integer({ min: 1, max: 2147483646 }),
      fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(100)),
      (broken, n, rate) => {
        const screens = rendered((path) =>
          brokenFrom(demoAt(path), broken, rate, { n: n + PATHS.indexOf(path) }),
        );
        expect(screens.size).toBeGreaterThanOrEqual(6);
      },
    ),
    { numRuns: 14 },
  );
});

function deep(levels: number): unknown {
  let value: unknown = 'fondo';
  for (let level = 0; level < levels; level += 1) value = { _value: { _list: [null, value] } };
  return value;
}

const entry = (raw: unknown, count: number): unknown => Array.from({ length: count }, () => raw);

test('a deep value, a text of 400 kB and lists of 1,000 items render', () => {
  const huge = `<p>${'parola <b>forte</b> '.repeat(20_000)}</p>`;
  const screens = rendered((path) => {
    if (path === 'pagine/contatti')
      return { testo_introduttivo: huge, lista_contatti: entry({ colonna_contatti: 'x' }, 1001) };
    if (path === 'footer') return deep(2000);
    if (path === 'pagine/chi_siamo')
      return { testo_introduzione: deep(2000), testo_chi_siamo: { _value: deep(50) } };
    if (path === 'pagine/lavora_con_noi')
      return {
        posizioni_aperte: { posizioni: { _list: entry({ titolo: 'Posto', sottotitolo: 'y' }, 1001) } },
      };
    if (path === 'pagine/home')
      return { immagini_di_copertina: entry({ immagine: { _value: '/a.jpg' } }, 1001) };
    return demoAt(path);
  });
  const items = (id: string): number | undefined => screens.get(id)?.match(/<li/g)?.length;
  expect(items('/contatti')).toBe(1000);
  // The list of positions shows its first ones and asks before it shows them all.
  expect(items('/lavora_con_noi')).toBeGreaterThan(0);
});
