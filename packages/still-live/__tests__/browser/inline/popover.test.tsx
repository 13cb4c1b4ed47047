import { closeMenu, polyfillPopovers } from 'still-live/browser/inline/popover';

// jsdom is such a browser.
describe('where the browser has no popovers', () => {
  const find = (selector: string): HTMLElement =>
    document.querySelector<HTMLElement>(selector) ?? document.body;
  const isOpen = (): boolean => find('nav').hasAttribute('data-open');

  beforeAll(polyfillPopovers);
  beforeEach(() => {
    document.body.innerHTML = `
      <button id="open" popovertarget="menu"><b>Apri</b></button>
      <nav id="menu" popover="auto"><button id="close" popovertarget="menu">Chiudi</button><p>Testo</p></nav>`;
  });

  // [spec 2.13]
  test('its button opens it, and the button in it closes it', () => {
    find('#open b').click();
    expect(isOpen()).toBe(true);
    find('p').click();
    expect(isOpen()).toBe(true);
    find('#close').click();
    expect(isOpen()).toBe(false);
  });

  test('Escape closes it and gives the focus back to its button', () => {
    find('#open').click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(find('#open'));
  });
});

test('where presses cannot be followed, a menu closes when the address changes, and the failure is told', () => {
  const told = jest.fn();
  Object.assign(globalThis, { reportError: told });
  const refused = jest.spyOn(window, 'addEventListener').mockImplementation((type) => {
    if (type === 'click') throw new Error('taken out');
  });
  closeMenu();
  expect(refused.mock.calls.map(([type]) => type)).toEqual(['click', 'hashchange', 'resize']);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'menu failed: taken out' }));
  refused.mockRestore();
});

describe('the menu', () => {
  const hidePopover = jest.fn();
  let isOpen = true;

  beforeAll(() => {
    Object.assign(HTMLElement.prototype, { hidePopover });
    closeMenu();
  });
  beforeEach(() => {
    hidePopover.mockClear();
    isOpen = true;
    document.body.innerHTML =
      '<a href="#/fuori">Fuori</a><button popovertarget="menu"></button><nav id="menu" popover="auto"><p>Testo</p><a href="#/contatti"><b>Contatti</b></a></nav>';
    // jsdom knows no popovers.
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

  test('a click on its empty ground closes it, as it fills the screen', () => {
    click('nav');
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
