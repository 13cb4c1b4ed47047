import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ICONS } from 'still-live/react/icon/icon';
import { DialogHost } from 'still-live/react/dialog/dialog';
import { type DialogOptions, type DialogState, useDialog } from 'still-live/react/dialog/use-dialog';
import { installBrowserParts } from '@/__tests__/components/browser-parts';

beforeEach(installBrowserParts);

const TITLE = 'Che cosa è cambiato';

function Opener(options: Partial<DialogOptions>) {
  const { open } = useDialog();
  const content = <p>Tre testi</p>;
  return <button onClick={() => open({ title: TITLE, content, ...options })}>Apri</button>;
}

const isOpen = () => screen.queryByRole('dialog') !== null;
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const press = (name: string) => fireEvent.click(button(name));
const hasIcon = (name: string, icon: keyof typeof ICONS) =>
  button(name).querySelector(`path[d="${ICONS[icon]}"]`) !== null;

function openDialog(options: Partial<DialogOptions> = {}): HTMLElement {
  render(
    <DialogHost>
      <Opener {...options} />
    </DialogHost>,
  );
  expect(isOpen()).toBe(false);
  press('Apri');
  return screen.getByRole('dialog', { name: TITLE });
}

// [spec 2.57, 2.61, 4.14, 9.10]
test('the dialog is closed at first and opens on request, with its title and content, in width md', () => {
  expect(openDialog()).toHaveClass('md');
  expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
  expect(screen.getByText('Tre testi')).toBeInTheDocument();
});

// [spec 2.63, 4.15, 9.10]
test('the title bar shows a close icon, labelled Chiudi, which just closes', () => {
  const onCancel = jest.fn();
  openDialog({ onCancel });
  expect(hasIcon('Chiudi', 'close')).toBe(true);
  press('Chiudi');
  expect(isOpen()).toBe(false);
  expect(onCancel).not.toHaveBeenCalled();
});

// [spec 2.60, 4.16, 4.17, 4.18]
test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['the backdrop', (dialog: HTMLElement) => fireEvent.pointerDown(dialog) && fireEvent.click(dialog)],
])(
  '%s closes; with a cancel callback it runs that, and the dialog stays until it is told to close',
  (_what, dismiss) => {
    dismiss(openDialog());
    expect(isOpen()).toBe(false);
    cleanup();
    const onCancel = jest.fn();
    dismiss(openDialog({ onCancel }));
    expect(onCancel.mock.calls).toEqual([[expect.objectContaining({ open: true, title: TITLE })]]);
    expect(isOpen()).toBe(true);
  },
);

// [spec 2.58, 4.19, 9.10]
test('the ok button says Applica, has a forward icon, and runs the callback, which may close through the state it is given', () => {
  const onOk = jest.fn((_state: DialogState) => undefined);
  openDialog({ onOk });
  expect(hasIcon('Applica', 'arrow-right')).toBe(true);
  press('Applica');
  expect(onOk).toHaveBeenCalledWith(expect.objectContaining({ open: true, width: 'md', okText: 'Applica' }));
  expect(isOpen()).toBe(true);
  act(() => onOk.mock.lastCall?.[0].close());
  expect(isOpen()).toBe(false);
});

// [spec 2.59]
test('without an ok callback there is no ok button, which would do nothing', () => {
  openDialog({ okText: 'Pubblica' });
  expect(screen.queryByRole('button', { name: /Applica|Pubblica/ })).toBeNull();
});

// [spec 2.62]
test('texts of the buttons, width and extra classes can be given', () => {
  const [onOk, onCancel] = [jest.fn(), jest.fn()];
  const words = { okText: 'Pubblica', cancelText: 'Annulla' };
  expect(openDialog({ onOk, onCancel, ...words, width: 'sm', className: 'particolare' })).toHaveClass(
    'sm',
    'particolare',
  );
  press('Pubblica');
  press('Annulla');
  expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('a dialog that the browser closed by itself can be opened again; its late event does not close it then', () => {
  const dialog = openDialog();
  act(() => {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });
  expect(isOpen()).toBe(false);
  press('Apri');
  fireEvent(dialog, new Event('close'));
  expect(isOpen()).toBe(true);
});
