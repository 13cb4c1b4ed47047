import { render, screen } from '@testing-library/react';
import NotFound from '@/app/not-found';

test('the page for addresses that are no file has a title of its own and leads home', () => {
  render(<NotFound />);
  expect(document.title).toBe('Questa pagina non c’è — Feeling');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questa pagina non c’è');
  expect(screen.getByRole('link', { name: 'Torna alla home' })).toHaveAttribute('href', '/');
});
