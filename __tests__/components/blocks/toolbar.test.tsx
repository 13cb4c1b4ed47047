import { fireEvent, render, screen, within } from '@testing-library/react';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import { closeMenu } from '@/lib/browser/enhance/popover';
import { browserWindow } from '@/components/kit/link/follow';
import type { MenuEntry } from '@/lib/content/model';
import type { Route } from '@/lib/route/route';
import { safe } from '../samples';

const entry = (page: string, label: string, url: string, order: number): MenuEntry => ({
  page,
  label: safe(label),
  url,
  order,
});
const entries = [
  entry('home', 'Home', '/', 1),
  entry('cosa_facciamo', 'Cosa facciamo', 'cosa_facciamo/1', 2),
  entry('lavora_con_noi', 'Lavora con noi', '#/lavora_con_noi', 3),
  entry('blog', 'Blog', 'https://blog.example/', 4),
];

const hidePopover = jest.fn();

// The early script does this in every page.
beforeAll(closeMenu);
beforeEach(() => {
  hidePopover.mockClear();
  jest.spyOn(browserWindow, 'go').mockImplementation(() => {});
  Object.assign(HTMLElement.prototype, { hidePopover });
});
afterEach(() => jest.restoreAllMocks());

function show(route: Route = { screen: 'home' }): void {
  render(<Toolbar entries={entries} route={route} />);
}

/** jsdom knows no popovers: says whether the menu is one that is open. */
function clickWhile(popoverOpen: boolean, element: HTMLElement): void {
  Object.assign(menu(), { matches: () => popoverOpen });
  fireEvent.click(element);
}

const menu = () => screen.getByRole('navigation', { name: 'Menu principale', hidden: true });
const links = () => within(menu()).getAllByRole('link', { hidden: true });
const active = () =>
  links()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

// [spec 2.7]
test('the logo leads home', () => {
  show();
  expect(screen.getByRole('link', { name: /Feeling.*home/ })).toHaveAttribute('href', './#/');
});

// [spec 2.8]
test('the entries are shown in the order given, each with its address', () => {
  show();
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    './#/',
    './#/cosa_facciamo/1',
    './#/lavora_con_noi',
    'https://blog.example/',
  ]);
});

// [spec 4.12]
test.each<[Route, string[]]>([
  [{ screen: 'home' }, ['Home']],
  [{ screen: 'cosa_facciamo', tab: 3 }, ['Cosa facciamo']],
  [{ screen: 'lavora_con_noi_dettaglio', key: '2' }, ['Lavora con noi']],
  [{ screen: 'contatti' }, []],
])('on %j the active entry is %j', (route, expected) => {
  show(route);
  expect(active()).toEqual(expected);
});

test('while the page is hydrated no entry is the active one: the markup of the export stands for every route', () => {
  const { rerender } = render(<Toolbar entries={entries} route={undefined} />);
  expect(active()).toEqual([]);
  expect(menu()).not.toHaveAttribute('data-marked');
  rerender(<Toolbar entries={entries} route={{ screen: 'home' }} />);
  expect(menu()).toHaveAttribute('data-marked');
});

test('an entry with an address nobody knows is not the active one on Home', () => {
  render(<Toolbar entries={[entry('diario', 'Diario', 'diario', 1)]} route={{ screen: 'home' }} />);
  expect(active()).toEqual([]);
});

test('the entry of Home may have no address', () => {
  render(<Toolbar entries={[entry('home', 'Home', '', 1)]} route={{ screen: 'home' }} />);
  expect(links()[0]).toHaveAttribute('href', './#/');
  expect(active()).toEqual(['Home']);
});

// [spec 2.10]
test('the toggle opens the menu by itself, without JavaScript: it is the button of a popover', () => {
  show();
  expect(screen.getByRole('button', { name: 'Apri il menu' })).toHaveAttribute('popovertarget', menu().id);
  expect(menu()).toHaveAttribute('popover', 'auto');
});

// [spec 2.10]
test('inside the menu there is a button that closes it', () => {
  show();
  const close = within(menu()).getByRole('button', { name: 'Chiudi il menu', hidden: true });
  expect(close).toHaveAttribute('popovertarget', menu().id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

// [spec 2.11, 4.6]
test('the menu closes after an entry is chosen', () => {
  show();
  clickWhile(true, within(menu()).getByRole('link', { name: 'Cosa facciamo', hidden: true }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  expect(browserWindow.go).toHaveBeenCalledWith('./#/cosa_facciamo/1');
});

test('the menu closes on a click on its empty ground', () => {
  show();
  clickWhile(true, menu());
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('choosing an entry of the wide menu, which is no popover then, closes nothing', () => {
  show();
  clickWhile(false, within(menu()).getByRole('link', { name: 'Cosa facciamo', hidden: true }));
  expect(hidePopover).not.toHaveBeenCalled();
});
