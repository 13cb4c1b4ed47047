import { type AddressWish, pageAddresses } from 'still-live/build/pages/page-addresses';
import type { RegisteredPage } from 'still-live/build/pages/page-register';
import { slugOf } from 'still-live/route/slug';

function position(title: string, body = title): AddressWish {
  const wanted = slugOf(title, 'posizione');
  return { screen: undefined, folder: '/lavora_con_noi/', wanted, content: `${title}|${body}`, body };
}

function registered(
  positions: readonly AddressWish[],
  before: readonly RegisteredPage[] = [],
): RegisteredPage[] {
  return pageAddresses(positions, before).map(({ id, path, wanted, content, body }) => {
    return { id, path, wanted, content, body, changed: '' };
  });
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
  const after = pageAddresses([...list].reverse(), before);
  expect(pathsOf(after)).toEqual(pathsOf(before).reverse());
});

test('a new title gives a new address to the same position', () => {
  const before = registered([position('Cuoco', 'testo')]);
  const [after] = pageAddresses([position('Cuoca o cuoco', 'testo')], before);
  expect(after).toMatchObject({ id: before[0]?.id, path: '/lavora_con_noi/cuoca-o-cuoco/' });
});

test('a position that takes the title of one that has gone is another one', () => {
  const first = registered([position('Cuoco', 'a')]);
  const second = registered([position('Sarto', 'a')], first);
  const [renamed, fresh] = registered([position('Sarto', 'a'), position('Cuoco', 'b')], second);
  expect(fresh).toMatchObject({ path: '/lavora_con_noi/cuoco/' });
  expect(fresh?.id).not.toBe(renamed?.id);
});

test('a position that wants the name of a screen, or of its label, takes no address of it', () => {
  const tab = {
    screen: '/cosa_facciamo/1',
    folder: '/cosa_facciamo/',
    wanted: 'servizi',
    content: 'a',
    body: '',
  };
  const before = registered([tab]);
  expect(pathsOf(registered([{ ...tab, content: 'b' }, position('Servizi')], before))).toEqual([
    '/cosa_facciamo/servizi/',
    '/lavora_con_noi/servizi/',
  ]);
});
