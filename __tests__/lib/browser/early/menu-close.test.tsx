import { closeMenuOnChoice } from '@/lib/browser/early/menu-close';

const hidePopover = jest.fn();
let isOpen = true;

beforeAll(closeMenuOnChoice);
beforeEach(() => {
  hidePopover.mockClear();
  isOpen = true;
  document.body.innerHTML =
    '<a href="#/fuori">Fuori</a><nav popover="auto"><p>Testo</p><a href="#/contatti"><b>Contatti</b></a></nav>';
  // jsdom knows no popovers.
  const menu = document.querySelector('nav');
  if (menu) Object.assign(menu, { hidePopover, matches: () => isOpen });
});

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

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
