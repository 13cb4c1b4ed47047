import { publicAddress } from 'still-live/preview/public-address';
import { entryRecord, type Records } from 'still-live/content/schema/records';
import { parseRoute } from 'still-live/route/route';
import { createStore, type Store } from 'still-live/store';
import { ownSite } from '../own-data';

type Tree = Parameters<NonNullable<Parameters<typeof ownSite>[0]>>[0];

const [FIRST, SECOND] = ['#/lavora_con_noi_dettaglio/1', '#/lavora_con_noi_dettaglio/2'] as const;
const PATHS = {
  '/contatti': '/contatti/',
  [FIRST.slice(1)]: '/lavora_con_noi/uno/',
  [SECOND.slice(1)]: '/lavora_con_noi/due/',
};

function side(titles: readonly string[]): Store<Records> {
  const data = ownSite((tree: Tree) => {
    const list = tree.pagine.lavora_con_noi.posizioni_aperte.posizioni;
    list._list = [{}, ...titles.map((titolo) => ({ titolo: { _value: titolo } }))];
  });
  return createStore<Records>(data.snapshot.records);
}

test.each([
  ['a screen has the address of its page', '#/contatti', ['Uno'], '/contatti/'],
  ['home is the root', '#/', ['Uno'], '/'],
  ['a screen without a page has none', '#/chi_siamo', ['Uno'], undefined],
  ['a position stays what it is', SECOND, ['Uno', 'Due'], '/lavora_con_noi/due/'],
  ['a moved position keeps its page', FIRST, ['Due', 'Uno'], '/lavora_con_noi/due/'],
  ['a renamed position keeps its page', SECOND, ['Uno', 'Tre'], '/lavora_con_noi/due/'],
  ['a new position before others has none yet', FIRST, ['Tre', 'Uno', 'Due'], undefined],
  [
    'a new position at the end has none yet',
    '#/lavora_con_noi_dettaglio/3',
    ['Uno', 'Due', 'Tre'],
    undefined,
  ],
])('%s', (_what, hash, draft, path) => {
  const sides = { draft: side(draft), published: side(['Uno', 'Due']) };
  expect(sides.draft.get(entryRecord('lavora_con_noi_dettaglio', '1'))?.titolo).toBe(draft[0]);
  const address = publicAddress(parseRoute(hash), { ...ownSite(), paths: PATHS }, sides);
  expect(address).toBe(path && `https://www.feeling.example${path}`);
});
