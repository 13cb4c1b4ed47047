import { act, fireEvent, render, screen } from '@testing-library/react';
import { demoSite } from '@/__tests__/app/export-data-fixture';
import { Preview } from 'still-live/preview/preview';
import type { PreviewOptions } from 'still-live/browser/preview/start-preview';

const attempts: (PreviewOptions & { stop: jest.Mock })[] = [];
jest.mock('still-live/browser/preview/start-preview', () => ({
  startPreview: (options: PreviewOptions) => {
    const stop = jest.fn();
    attempts.push({ ...options, stop });
    return stop;
  },
}));

// What is shown meanwhile and in the end is in browser/preview-states.spec.ts.
test('a failure can be tried again, with a connection of its own, which ends when the page is left', () => {
  window.history.replaceState(null, '', '/?draft=true&projectApiKey=chiave#/chi_siamo');
  const { unmount } = render(<Preview data={demoSite()} />);
  expect(attempts).toMatchObject([{ key: 'chiave', project: 'feeling' }]);
  act(() => attempts[0]?.state.set('phase', 'failed'));
  expect(screen.getByRole('alert')).toHaveTextContent('L’anteprima non risponde');
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(attempts.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 0]);
  unmount();
  expect(attempts.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
});
