import { ICONS } from '@/components/kit/icon/icons';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DialogHost } from '@/components/kit/dialog/dialog';
import { type DialogOptions, useDialog } from '@/components/kit/dialog/use-dialog';
import { installBrowserParts } from '../browser-parts';

beforeEach(installBrowserParts);

function Opener({ options }: { readonly options: DialogOptions }) {
  const { open } = useDialog();
  return <button onClick={() => open(options)}>Apri</button>;
}

const options: DialogOptions = { title: 'Che cosa è cambiato', content: <p>Tre testi</p> };

function openDialog(more: Partial<DialogOptions> = {}): HTMLElement {
  render(
    <DialogHost>
      <Opener options={{ ...options, ...more }} />
    </DialogHost>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Apri' }));
  return screen.getByRole('dialog', { name: 'Che cosa è cambiato' });
}

function pressBackdrop(dialog: HTMLElement): void {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

const isOpen = () => screen.queryByRole('dialog') !== null;

// [spec 2.57, 4.14]
test('the dialog is closed at first and opens on request, with its title and content', () => {
  render(
    <DialogHost>
      <Opener options={options} />
    </DialogHost>,
  );
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect(screen.getByRole('heading', { name: 'Che cosa è cambiato' })).toBeInTheDocument();
  expect(screen.getByText('Tre testi')).toBeInTheDocument();
});

// [spec 2.63, 4.15, 9.10]
test('the close icon is labelled Chiudi and just closes', () => {
  const onCancel = jest.fn();
  openDialog({ onCancel });
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(isOpen()).toBe(false);
  expect(onCancel).not.toHaveBeenCalled();
});

// [spec 2.63]
test('the title bar shows a close icon', () => {
  openDialog();
  expect(
    screen.getByRole('button', { name: 'Chiudi' }).querySelector(`path[d="${ICONS.close}"]`),
  ).not.toBeNull();
});

// [spec 4.18]
test('Escape closes when there is no cancel callback', () => {
  const dialog = openDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(isOpen()).toBe(false);
});

// [spec 2.60, 4.16]
test('Escape runs the cancel callback if there is one, and the dialog stays until it is told to close', () => {
  const onCancel = jest.fn();
  const dialog = openDialog({ onCancel });
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onCancel).toHaveBeenCalledWith(
    expect.objectContaining({ open: true, title: 'Che cosa è cambiato' }),
  );
  expect(isOpen()).toBe(true);
});

// [spec 4.18]
test('the backdrop closes when there is no cancel callback', () => {
  pressBackdrop(openDialog());
  expect(isOpen()).toBe(false);
});

// [spec 2.60, 4.17]
test('the backdrop runs the cancel callback if there is one', () => {
  const onCancel = jest.fn();
  pressBackdrop(openDialog({ onCancel }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(true);
});

test('a press that began inside the dialog dismisses nothing', () => {
  const dialog = openDialog();
  fireEvent.pointerDown(screen.getByText('Tre testi'));
  fireEvent.click(dialog);
  expect(isOpen()).toBe(true);
});

// [spec 2.58, 4.19, 9.10]
test('the ok button says Applica, has a forward icon, runs the callback with the state and does not close', () => {
  const onOk = jest.fn();
  openDialog({ onOk });
  const ok = screen.getByRole('button', { name: 'Applica' });
  expect(ok.querySelector(`path[d="${ICONS['arrow-right']}"]`)).not.toBeNull();
  fireEvent.click(ok);
  expect(onOk).toHaveBeenCalledWith(expect.objectContaining({ open: true, width: 'md', okText: 'Applica' }));
  expect(isOpen()).toBe(true);
});

// [spec 2.59]
test('without an ok callback there is no ok button, which would do nothing', () => {
  openDialog({ okText: 'Pubblica' });
  expect(screen.queryByRole('button', { name: /Applica|Pubblica/ })).toBeNull();
});

// [spec 4.19]
test('the ok callback may close through the state it is given', () => {
  openDialog({ onOk: (state) => state.close() });
  fireEvent.click(screen.getByRole('button', { name: 'Applica' }));
  expect(isOpen()).toBe(false);
});

// [spec 2.62]
test('texts of the buttons, width and extra classes can be given', () => {
  const onCancel = jest.fn();
  const dialog = openDialog({
    onOk: () => {},
    onCancel,
    okText: 'Pubblica',
    cancelText: 'Annulla',
    width: 'sm',
    className: 'particolare',
  });
  expect(dialog).toHaveClass('sm', 'particolare');
  expect(screen.getByRole('button', { name: 'Pubblica' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

// [spec 2.61, 9.10]
test('the width is md unless another is given', () => {
  expect(openDialog()).toHaveClass('md');
});

test('a dialog that the browser closed by itself can be opened again', () => {
  const dialog = openDialog();
  act(() => {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Apri', hidden: true }));
  expect(isOpen()).toBe(true);
});

test('the late close event of an earlier closing does not close a dialog that is open again', () => {
  const dialog = openDialog();
  fireEvent(dialog, new Event('close'));
  expect(isOpen()).toBe(true);
});
