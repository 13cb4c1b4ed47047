import { closeMenu } from '@/lib/browser/enhance/popover';

const hidePopover = jest.fn();
let isOpen = true;
let hasToggle = true;

beforeAll(() => {
  Object.assign(HTMLElement.prototype, { hidePopover });
  closeMenu();
});
beforeEach(() => {
  hidePopover.mockClear();
  isOpen = true;
  hasToggle = true;
  document.body.innerHTML =
    '<a href="#/fuori">Fuori</a><button popovertarget="menu"></button><nav id="menu" popover="auto"><p>Testo</p><a href="#/contatti"><b>Contatti</b></a></nav>';
  // jsdom knows no popovers, and lays nothing out.
  const toggle = document.querySelector('button');
  if (toggle) Object.assign(toggle, { getClientRects: () => (hasToggle ? [{}] : []) });
  const menu = document.querySelector('nav');
  if (menu) Object.assign(menu, { matches: () => isOpen });
});

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

// [spec 2.11]
test('choosing an entry closes the open menu', () => {
  click('nav b');
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('a menu that is not open, as on wide screens, is left alone', () => {
  isOpen = false;
  click('nav a');
  expect(hidePopover).not.toHaveBeenCalled();
});

test('clicks beside the entries close nothing', () => {
  click('nav p');
  click('body > a');
  expect(hidePopover).not.toHaveBeenCalled();
});

test('a change of the address in another way, as by Back, closes the open menu', () => {
  window.dispatchEvent(new Event('hashchange'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

// [spec 2.12]
test('a window that grows until the menu has no toggle closes it; until then it stays', () => {
  window.dispatchEvent(new Event('resize'));
  expect(hidePopover).not.toHaveBeenCalled();
  hasToggle = false;
  window.dispatchEvent(new Event('resize'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('a window that changes its size while the menu is closed asks for no layout', () => {
  isOpen = false;
  const layout = jest.fn(() => []);
  const toggle = document.querySelector('button');
  if (toggle) Object.assign(toggle, { getClientRects: layout });
  window.dispatchEvent(new Event('resize'));
  expect(layout).not.toHaveBeenCalled();
});

test('a page without a menu has nothing to close', () => {
  document.body.innerHTML = '';
  expect(() => {
    window.dispatchEvent(new Event('hashchange'));
    window.dispatchEvent(new Event('resize'));
  }).not.toThrow();
});
