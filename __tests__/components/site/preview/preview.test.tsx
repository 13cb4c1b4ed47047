import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Preview } from '@/components/site/preview/preview';
import type { SiteData } from '@/lib/content/site-data';
import type { PreviewOptions } from '@/lib/browser/preview/start-preview';

const attempts: (PreviewOptions & { stop: jest.Mock })[] = [];
jest.mock('@/lib/browser/preview/start-preview', () => ({
  startPreview: (options: PreviewOptions) => {
    const stop = jest.fn();
    attempts.push({ ...options, stop });
    return stop;
  },
}));

const data: SiteData = {
  snapshot: { records: {}, fingerprints: {} },
  pictures: {},
  settings: { project: 'feeling', databaseUrl: 'http://127.0.0.1:1', liveSampling: 1, siteUrl: '' },
  release: 'x',
};
const setPhase = (phase: 'unavailable' | 'revoked' | 'failed'): void =>
  act(() => attempts.at(-1)?.state.set('phase', phase));

beforeEach(() => {
  attempts.splice(0);
  window.history.replaceState(null, '', '/?draft=true&projectApiKey=chiave#/chi_siamo');
});

test('while the key is checked there is the spinner and nothing else', () => {
  const { container } = render(<Preview data={data} />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(container).toHaveTextContent('');
  expect(attempts).toHaveLength(1);
  expect(attempts[0]).toMatchObject({ key: 'chiave', project: 'feeling' });
});

test('a wrong key gives the message of the specification, word for word', () => {
  render(<Preview data={data} />);
  setPhase('unavailable');
  expect(screen.getByRole('heading').textContent).toBe('Anteprima non disponibile per questo progetto');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a key that was changed while the draft was open is told, with the way to the published page', () => {
  render(<Preview data={data} />);
  setPhase('revoked');
  expect(screen.getByRole('alert')).toHaveTextContent('La chiave dell’anteprima è cambiata');
  expect(screen.getByRole('alert')).toHaveTextContent('chiedi il link nuovo');
  expect(screen.getByRole('link', { name: 'Vai al sito pubblicato' })).toHaveAttribute(
    'href',
    './#/chi_siamo',
  );
});

test('a failure can be tried again, with a connection of its own', async () => {
  render(<Preview data={data} />);
  setPhase('failed');
  expect(screen.getByRole('alert')).toHaveTextContent('L’anteprima non risponde');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(attempts).toHaveLength(2);
  expect(attempts[0]?.stop).toHaveBeenCalledTimes(1);
});

test('leaving the page ends the attempt', () => {
  render(<Preview data={data} />).unmount();
  expect(attempts[0]?.stop).toHaveBeenCalledTimes(1);
});
