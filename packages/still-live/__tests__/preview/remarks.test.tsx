import { act, fireEvent, render, screen } from '@testing-library/react';
import { PreviewStateContext } from 'still-live/preview/preview-state';
import { RemarksList } from 'still-live/preview/remarks/remarks-list';
import { useUnsentGuard } from 'still-live/preview/remarks/use-remarks';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { NO_ROOM, type Remark } from 'still-live/browser/preview/remarks';
import { createStore, type Store } from 'still-live/store';

const PATH = 'pagine/home/testo_chi_siamo';
const draftTree = { pagine: { home: { testo_chi_siamo: { _value: '<p>Chi siamo</p>' } } } };
const remark: Remark = { id: 'r000', path: PATH, text: 'Troppo lungo?', by: 'Irene', at: 1 };

function Guarded() {
  useUnsentGuard();
  return null;
}

interface Given extends Partial<PreviewState> {
  readonly path?: string;
}

function renderRemarks({ path, ...given }: Given = {}) {
  const add = jest.fn<Promise<void>, [object]>(async () => undefined);
  const resolve = jest.fn<Promise<void>, [string, string]>(async () => undefined);
  const state: Store<PreviewState> = createStore<PreviewState>({
    remarks: [],
    draftTree,
    remarkWrites: { add, resolve },
    ...given,
  });
  const list = path === undefined ? <RemarksList /> : <RemarksList path={path} />;
  const { unmount } = render(
    <PreviewStateContext value={state}>
      <Guarded />
      {list}
    </PreviewStateContext>,
  );
  return { add, resolve, state, unmount };
}
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const write = (name: string, value: string): void =>
  void fireEvent.change(field(name), { target: { value } });
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a name and a text are sent, the text goes and the name stays', async () => {
  const { add } = renderRemarks({ path: PATH });
  write('Il tuo nome', ' Irene ');
  write('Osservazione', 'È chiaro?\n');
  await press('Lascia l’osservazione');
  expect(add).toHaveBeenCalledWith({ path: PATH, text: 'È chiaro?', by: 'Irene' });
  expect(field('Osservazione')).toHaveValue('');
  expect(field('Il tuo nome')).toHaveValue(' Irene ');
});

test.each([
  ['PERMISSION_DENIED', 'Il database non l’ha accettata'],
  [NO_ROOM, 'Le osservazioni sono già 500'],
])(
  'what the database does not take (%s) is told, and nothing typed is lost, not even by closing the dialog',
  async (message, told) => {
    const { add, state, unmount } = renderRemarks({ path: PATH, reviewer: 'Irene' });
    add.mockRejectedValue(new Error(message));
    write('Osservazione', 'È chiaro?');
    await press('Lascia l’osservazione');
    expect(screen.getByText(new RegExp(told))).toBeInTheDocument();
    expect(field('Osservazione')).toHaveValue('È chiaro?');
    unmount();
    render(
      <PreviewStateContext value={state}>
        <RemarksList path={PATH} />
      </PreviewStateContext>,
    );
    expect(field('Osservazione')).toHaveValue('È chiaro?');
  },
);

test('without a connection the text waits, says so, and the browser asks before the page is left', async () => {
  const { add } = renderRemarks({ path: PATH, reviewer: 'Irene', isConnected: false });
  add.mockReturnValue(new Promise(() => undefined));
  const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  write('Osservazione', 'È chiaro?');
  await press('Lascia l’osservazione');
  expect(screen.getByText(/parte appena torna/)).toBeInTheDocument();
  expect(field('Osservazione')).toHaveValue('È chiaro?');
  expect(leave()).toBe(false);
  await press('Lascia l’osservazione');
  expect(add).toHaveBeenCalledTimes(1);
});

test('without a name nothing is sent or resolved, and the field says so', async () => {
  const { add } = renderRemarks({ path: PATH });
  write('Osservazione', 'È chiaro?');
  await press('Lascia l’osservazione');
  expect(add).not.toHaveBeenCalled();
  expect(field('Il tuo nome')).toHaveAccessibleDescription('Manca.');
});

test('a text that is too long is told while it is typed, and is not sent', async () => {
  const { add } = renderRemarks({ path: PATH, reviewer: 'Irene' });
  write('Osservazione', 'x'.repeat(2001));
  expect(field('Osservazione')).toHaveAccessibleDescription(/^Troppo lungo: 2001 caratteri/);
  await press('Lascia l’osservazione');
  expect(add).not.toHaveBeenCalled();
});

test('a remark is resolved with the name of the reviewer; a resolved one is folded away', async () => {
  const { resolve, state } = renderRemarks({ remarks: [remark] });
  await press('Risolvi');
  expect(resolve).not.toHaveBeenCalled();
  expect(field('Il tuo nome')).toHaveAccessibleDescription('Manca.');
  write('Il tuo nome', 'Marta');
  await press('Risolvi');
  expect(resolve).toHaveBeenCalledWith('r000', 'Marta');
  act(() => state.set('remarks', [{ ...remark, resolved: { by: 'Marta', at: 2 } }]));
  expect(screen.getByText('Risolte: 1').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText(/Risolta da Marta/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Risolvi' })).toBeNull();
});

test.each([
  'pagine/home/testo_che_non_c_e',
  'pagine/home/blocchi/_list/99/x',
  '',
  '__proto__/constructor',
  '//',
  '#<b>',
])('a remark on content that is gone, %j, stays in the list, as text', (path) => {
  renderRemarks({ remarks: [{ ...remark, path, text: '<img src=x onerror=alert(1)>' }] });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(screen.getByText('Il blocco non c’è più.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Mostra' })).toBeNull();
});

test('the list of a block has its remarks alone; remarks that cannot be read are told', () => {
  const other = { ...remark, id: 'r001', path: 'footer/colonna_1', text: 'Altrove' };
  renderRemarks({ remarks: [remark, other], path: PATH });
  expect(screen.getByText('Troppo lungo?')).toBeInTheDocument();
  expect(screen.queryByText('Altrove')).toBeNull();
  renderRemarks({ remarks: undefined });
  expect(screen.getByText(/non si possono leggere/)).toBeInTheDocument();
});
