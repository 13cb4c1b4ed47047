import { type PositionFacts, positionAddresses } from '@/lib/pipeline/pages/position-addresses';
import type { RegisteredPage } from '@/lib/pipeline/pages/page-register';

function position(title: string, body = title): PositionFacts {
  return { title, content: `${title}|${body}`, body };
}

/** What the next release finds in the register. */
function registered(
  positions: readonly PositionFacts[],
  before: readonly RegisteredPage[] = [],
): RegisteredPage[] {
  return positionAddresses(positions, before).map(({ id, path, wanted }, index) => ({
    id,
    path,
    wanted,
    content: positions[index]?.content ?? '',
    body: positions[index]?.body ?? '',
    changed: '',
  }));
}

const pathsOf = (pages: readonly { path: string }[]): string[] => pages.map(({ path }) => path);

test('an address comes from the title, and two positions of one title have two', () => {
  expect(pathsOf(registered([position('Cuoco'), position('Cuoco', 'altro'), position('🎉')]))).toEqual([
    '/lavora_con_noi/cuoco/',
    '/lavora_con_noi/cuoco-2/',
    '/lavora_con_noi/posizione/',
  ]);
});

test('a new order changes no address, not even of positions with one title', () => {
  const list = [position('Cuoco'), position('Cuoco', 'altro'), position('Sarto')];
  const before = registered(list);
  const after = positionAddresses([...list].reverse(), before);
  expect(pathsOf(after)).toEqual(pathsOf(before).reverse());
});

test('the first of two positions with one title goes: the other keeps its address', () => {
  const list = [position('Cuoco'), position('Cuoco', 'altro')];
  const after = positionAddresses([position('Cuoco', 'altro')], registered(list));
  expect(pathsOf(after)).toEqual(['/lavora_con_noi/cuoco-2/']);
});

test('other texts change no address', () => {
  const before = registered([position('Cuoco'), position('Sarto')]);
  const after = positionAddresses([position('Sarto', 'nuovo'), position('Cuoco', 'nuovo anche qui')], before);
  expect(pathsOf(after)).toEqual(['/lavora_con_noi/sarto/', '/lavora_con_noi/cuoco/']);
});

test('a new title gives a new address to the same position', () => {
  const before = registered([position('Cuoco', 'testo')]);
  const [after] = positionAddresses([position('Cuoca o cuoco', 'testo')], before);
  expect(after).toMatchObject({ id: before[0]?.id, path: '/lavora_con_noi/cuoca-o-cuoco/' });
});

test('a position that takes the title of one that has gone is another one', () => {
  const first = registered([position('Cuoco', 'a')]);
  const second = registered([position('Sarto', 'a')], first);
  const [renamed, fresh] = registered([position('Sarto', 'a'), position('Cuoco', 'b')], second);
  expect(fresh).toMatchObject({ path: '/lavora_con_noi/cuoco/' });
  expect(fresh?.id).not.toBe(renamed?.id);
});
