import { render, screen } from '@testing-library/react';
import { PreviewStateContext } from '@/components/preview/preview-state';
import { PendingScreen } from '@/components/preview/stand-ins';
import type { PreviewState } from '@/lib/browser/preview/preview-state';
import { createStore } from '@/lib/store/store';

const WAITS = 'Questa pagina compare appena torna la connessione.';

function show(isConnected: boolean): void {
  render(
    <PreviewStateContext value={createStore<PreviewState>({ isConnected })}>
      <PendingScreen id="/chi_siamo" />
    </PreviewStateContext>,
  );
}

test('a screen on its way stands at its own address, with a heading for the focus and a spinner', () => {
  show(true);
  expect(screen.getByRole('region', { name: 'La pagina sta arrivando' })).toHaveAttribute('id', '/chi_siamo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByText(WAITS)).toBeNull();
});

test('without a connection it says what it waits for', () => {
  show(false);
  expect(screen.getByText(WAITS)).toBeInTheDocument();
});
