import { render, screen } from '@testing-library/react';
import { withBoundary } from 'still-live/react/boundary';

interface Content {
  readonly text: string | undefined;
}

const Block = withBoundary(function Block({ content }: { readonly content: Content }) {
  if (content.text === undefined) throw new Error('broken content');
  return <p>{content.text}</p>;
});

beforeEach(() => {
  // React and the boundary report the error, as they should.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.reportError = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const bad = { text: undefined };

test('a block that fails leaves its surroundings alone and says so in Italian, with a way back', () => {
  render(
    <main>
      <h1>Resto</h1>
      <Block content={bad} />
      <Block content={{ text: 'Altro blocco' }} />
    </main>,
  );
  expect(screen.getByRole('heading', { name: 'Resto' })).toBeInTheDocument();
  expect(screen.getByText('Altro blocco')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Questa parte della pagina non è disponibile');
  expect(screen.getByRole('link', { name: 'Torna alla home' })).toHaveAttribute('href', './#/');
  expect(globalThis.reportError).toHaveBeenCalledTimes(1);
});

test('a block that failed recovers with the next good value, and not before', () => {
  const { rerender } = render(<Block content={bad} />);
  rerender(<Block content={bad} />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  rerender(<Block content={{ text: 'Riparato' }} />);
  expect(screen.getByText('Riparato')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an entry of a list that fails stays an entry of the list', () => {
  const Entry = withBoundary(function Entry({ content }: { readonly content: Content }) {
    if (content.text === undefined) throw new Error('broken entry');
    return <li>{content.text}</li>;
  }, 'li');
  render(
    <ul>
      <Entry content={bad} />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('non è disponibile');
});
