import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import demo from '@/content/demo.json';
import type { PreviewOptions } from '@/lib/browser/preview/start-preview';
import { barButton as button, openPreview, PATIENCE, startWithDraft } from './with-draft';

let latest: PreviewOptions | undefined;
jest.mock('@/lib/browser/preview/start-preview', () => ({
  startPreview: (options: PreviewOptions) => {
    latest = options;
    return startWithDraft(demo.drafts.feeling, options);
  },
}));

const PATH = 'pagine/home/testo_chi_siamo';
const remark = { id: 'r000', path: PATH, text: 'Troppo lungo?', by: 'Irene', at: 1 };

const add = jest.fn(() => Promise.resolve());

beforeEach(async () => {
  Object.assign(window, { scrollTo: () => undefined });
  await openPreview('#/');
  act(() => {
    latest?.state.set('remarks', []);
    latest?.state.set('remarkWrites', { add, resolve: add });
  });
  fireEvent.click(button('Apri la barra'));
});

const pins = (): Element[] => [...document.querySelectorAll('[aria-label*=" osservazion"]')];
const block = (): Element => document.querySelector(`[data-content="${PATH}"]`) ?? document.body;

test('with “Annota”, a click on a block, or Enter, opens the form for a remark on it; the editor is not opened', async () => {
  fireEvent.click(button('Modifica'));
  fireEvent.click(button('Annota'));
  expect(button('Annota')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Modifica')).toHaveAttribute('aria-pressed', 'false');
  fireEvent.keyDown(block(), { key: 'Enter' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Testo chi siamo' })).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Il tuo nome'), { target: { value: 'Irene' } });
  fireEvent.change(dialog.getByLabelText('Osservazione'), { target: { value: 'Troppo lungo?' } });
  const send = dialog.getByRole('button', { name: 'Lascia l’osservazione' });
  await act(async () => void fireEvent.click(send));
  expect(add).toHaveBeenCalledWith({ path: PATH, text: 'Troppo lungo?', by: 'Irene' });
});

test('open remarks stand on their block as one pin, which opens them; resolved ones, and those of blocks that are gone, do not', async () => {
  const resolved = { ...remark, id: 'r002', text: 'Fatto', resolved: { by: 'Marta', at: 2 } };
  const gone = { ...remark, id: 'r003', path: 'pagine/home/blocchi_immagine_testo_cta/_list/99/descrizione' };
  act(() =>
    latest?.state.set('remarks', [remark, { ...remark, id: 'r001', text: 'Anche a me' }, resolved, gone]),
  );
  const pin = await screen.findByLabelText('2 osservazioni: Testo chi siamo', {}, PATIENCE);
  expect(pins()).toEqual([pin]);
  expect(button('Osservazioni 3')).toBeInTheDocument();
  fireEvent.click(pin);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Anche a me')).toBeInTheDocument();
  expect(dialog.getByText('Risolte: 1').closest('details')).not.toHaveAttribute('open');
  act(() => latest?.state.set('remarks', [resolved]));
  await waitFor(() => expect(pins()).toEqual([]), PATIENCE);
});
