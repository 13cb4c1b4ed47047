import { fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '@/components/preview/bar/copy-button';

const ADDRESS = 'http://192.168.1.20:3000/';

/** Gives the browser a clipboard, or none, as on a page without https. */
function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}
const copy = (): boolean => {
  render(<CopyButton name="Copia link" text={ADDRESS} done="Link copiato" />);
  return fireEvent.click(screen.getByRole('button', { name: 'Copia link' }));
};

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('a copied link says so', async () => {
  const writeText = jest.fn(async () => undefined);
  withClipboard({ writeText });
  copy();
  expect(await screen.findByRole('button', { name: 'Link copiato' })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

test('a clipboard that the browser refuses is told', async () => {
  withClipboard({ writeText: () => Promise.reject(new Error('denied')) });
  copy();
  expect(await screen.findByRole('button', { name: 'Copia non riuscita' })).toBeInTheDocument();
});

test('a page without https, which has no clipboard, tells that too', async () => {
  withClipboard(undefined);
  copy();
  expect(await screen.findByRole('button', { name: 'Copia non riuscita' })).toBeInTheDocument();
});
