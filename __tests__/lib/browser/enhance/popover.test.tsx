import { closePopover, findPopover, polyfillPopovers } from '@/lib/browser/enhance/popover';

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

  test('a closed one leaves the focus alone on Escape', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(document.activeElement).toBe(document.body);
  });

  test('it can be closed by code, once and again', () => {
    find('#open').click();
    closePopover(findPopover().popover);
    closePopover(findPopover().popover);
    expect(isOpen()).toBe(false);
  });
});
