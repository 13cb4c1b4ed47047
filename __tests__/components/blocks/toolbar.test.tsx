import { render, screen, within } from '@testing-library/react';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import type { Route } from 'still-live/route/route';
import { recordOf } from '../samples';

const MENU = {
  home: { value: 'Home', url: '/', order: 1 },
  cosa_facciamo: { value: 'Cosa facciamo', url: 'cosa_facciamo/1', order: 2 },
  lavora_con_noi: { value: 'Lavora con noi', url: '#/lavora_con_noi', order: 3 },
  blog: { value: 'Blog', url: 'https://blog.example/', order: 4 },
};
const toolbar = (route?: Route, menu: object = MENU) => (
  <Toolbar entries={recordOf('impostazioni/etichette/menu', { ...menu })} route={route} />
);
const menu = () => screen.getByRole('navigation', { name: 'Menu principale', hidden: true });
const links = () => within(menu()).getAllByRole('link', { hidden: true });
const active = () =>
  links()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

// [spec 4.12]
test.each<[Route, string[], object]>([
  [{ screen: 'home' }, ['Home'], MENU],
  [{ screen: 'cosa_facciamo', part: '3' }, ['Cosa facciamo'], MENU],
  [{ screen: 'lavora_con_noi_dettaglio', part: '2' }, ['Lavora con noi'], MENU],
  [{ screen: 'contatti' }, [], MENU],
  // The entry of Home may have no address; one that nobody knows is not that of Home.
  [{ screen: 'home' }, ['Home'], { home: { value: 'Home', url: '', order: 1 } }],
  [{ screen: 'home' }, [], { diario: { value: 'Diario', url: 'diario', order: 1 } }],
])('on %j the active entry is %j', (route, expected, entries) => {
  render(toolbar(route, entries));
  expect(active()).toEqual(expected);
});

test('while the page is hydrated no entry is the active one: the markup of the export stands for every route', () => {
  const { rerender } = render(toolbar());
  expect(active()).toEqual([]);
  rerender(toolbar({ screen: 'home' }));
  expect(active()).toEqual(['Home']);
});
