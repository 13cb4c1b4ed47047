import { fireEvent, render, screen } from '@testing-library/react';
import { DialogContext } from 'still-live/react/dialog/use-dialog';
import { browserWindow } from 'still-live/react/link/follow';
import { Spinner } from 'still-live/react/spinner/spinner';
import { CopyButton } from 'still-live/preview/copy-button';
import { PlaceLink } from 'still-live/preview/place-link';
import { PreviewStateContext } from 'still-live/preview/preview-state';
import { PendingScreen } from 'still-live/preview/stand-ins';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { createStore } from 'still-live/store';
import { click } from '../react/click';

test.each([
  ['takes', { writeText: () => Promise.resolve() }, 'Link copiato'],
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }, 'Copia non riuscita'],
  ['has none of, as on a page without https,', undefined, 'Copia non riuscita'],
])('a link that the clipboard %s is told', async (_what, clipboard, told) => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(<CopyButton name="Copia link" text="http://192.168.1.20:3000/" done="Link copiato" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copia link' }));
  expect(await screen.findByRole('button', { name: told })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test.each([
  ['closes the dialog, and leads to its screen', {}, 1],
  ['with Ctrl opens another tab, and changes nothing in this one', { ctrlKey: true }, 0],
  ['with Meta does so too', { metaKey: true }, 0],
  ['and one with Shift', { shiftKey: true }, 0],
])('a click on the link to a place %s', (_what, init, shown) => {
  const close = jest.fn();
  window.history.replaceState(null, '', '#/contatti');
  jest.spyOn(browserWindow, 'go').mockImplementation(() => undefined);
  render(
    <DialogContext value={{ open: () => undefined, close }}>
      <PlaceLink path="pagine/chi_siamo/testo_chi_siamo" place="/chi_siamo" />
    </DialogContext>,
  );
  click(screen.getByRole('link', { name: 'Mostra' }), init);
  expect(window.location.hash).toBe(shown === 1 ? '#/chi_siamo' : '#/contatti');
  expect(close).toHaveBeenCalledTimes(shown);
  jest.restoreAllMocks();
});

test.each([true, false])(
  'a screen on its way stands at its own address, with a heading for the focus and a spinner; without a connection it says what it waits for (%j)',
  (isConnected) => {
    render(
      <PreviewStateContext value={createStore<PreviewState>({ isConnected })}>
        <PendingScreen id="/chi_siamo" />
      </PreviewStateContext>,
    );
    expect(screen.getByRole('region', { name: 'La pagina sta arrivando' })).toHaveAttribute(
      'id',
      '/chi_siamo',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(screen.queryAllByText('Questa pagina compare appena torna la connessione.')).toHaveLength(
      isConnected ? 0 : 1,
    );
  },
);

// [spec 9.13]
test('the spinner is 40 pixels wide and 3.6 thick unless told otherwise, and says in Italian what it is', () => {
  const { container, rerender } = render(<Spinner />);
  const look = () =>
    ['svg', 'circle']
      .map((part) => container.querySelector(part))
      .map((part) => part?.getAttribute('width') ?? part?.getAttribute('stroke-width'));
  expect(screen.getByRole('status', { name: 'Caricamento in corso' })).toBeInTheDocument();
  expect(look()).toEqual(['40', '3.6']);
  rerender(<Spinner size={64} thickness={5} label="Attendi" />);
  expect(look()).toEqual(['64', '5']);
});
