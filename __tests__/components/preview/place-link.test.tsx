import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { DialogContext } from '@/components/kit/dialog/use-dialog';
import { browserWindow } from '@/components/kit/link/follow';
import { PlaceLink } from '@/components/preview/place-link';
import { ROUTE_SHOWN } from '@/lib/route/hash-location';

const close = jest.fn();
const ignore = (event: Event): void => event.preventDefault();

beforeEach(() => {
  close.mockClear();
  window.history.replaceState(null, '', '#/contatti');
  jest.spyOn(browserWindow, 'go').mockImplementation(() => undefined);
  // jsdom would try to navigate.
  window.addEventListener('click', ignore);
});
afterEach(() => {
  window.removeEventListener('click', ignore);
  jest.restoreAllMocks();
});

/** Clicks the link to a place; returns how many listeners wait for its screen then. */
function waitingAfterClick(init: MouseEventInit): number {
  const listen = jest.spyOn(window, 'addEventListener');
  render(
    <DialogContext value={{ open: () => undefined, close }}>
      <PlaceLink path="pagine/chi_siamo/testo_chi_siamo" place="/chi_siamo">
        Mostra nella pagina
      </PlaceLink>
    </DialogContext>,
  );
  const link = screen.getByRole('link', { name: 'Mostra nella pagina' });
  fireEvent(link, createEvent.click(link, { button: 0, ...init }));
  return listen.mock.calls.filter(([type]) => type === ROUTE_SHOWN).length;
}

test('a click closes the dialog, and shows the block when its screen is there', () => {
  expect(waitingAfterClick({})).toBe(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a click with %p opens another tab, and changes nothing in this one',
  (modifier) => {
    expect(waitingAfterClick(modifier)).toBe(0);
    expect(close).not.toHaveBeenCalled();
  },
);
