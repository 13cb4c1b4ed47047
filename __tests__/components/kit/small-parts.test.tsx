import { fireEvent, render, screen } from '@testing-library/react';
import { socialIcon } from '@/components/kit/icon/icons';
import { SkipLink } from '@/components/kit/skip-link/skip-link';
import { Spinner } from '@/components/kit/spinner/spinner';

// [spec 9.13]
test('the spinner is 40 pixels wide and 3.6 thick unless told otherwise, and says in Italian what it is', () => {
  const { container, rerender } = render(<Spinner />);
  expect(screen.getByRole('status', { name: 'Caricamento in corso' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('width', '40');
  expect(container.querySelector('circle')).toHaveAttribute('stroke-width', '3.6');
  rerender(<Spinner size={64} thickness={5} label="Attendi" />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '64');
  expect(container.querySelector('circle')).toHaveAttribute('stroke-width', '5');
});

// [spec 2.48]
test.each([
  ['linkedin', 'linkedin'],
  [' LinkedIn ', 'linkedin'],
  ['Instagram', 'instagram'],
  ['facebook', 'facebook'],
  ['YouTube', 'youtube'],
  ['Twitter', 'x'],
  ['X', 'x'],
  ['tik tok', 'tiktok'],
  ['bacheca', 'link'],
  ['', 'link'],
  ['constructor', 'link'],
])('the social network %p has the icon %s', (name, icon) => {
  expect(socialIcon(name).name).toBe(icon);
});

test('the skip link moves the focus and leaves the address, which is the route, alone', () => {
  location.hash = '#/chi_siamo';
  render(
    <>
      <SkipLink targetId="contenuto">Vai al contenuto</SkipLink>
      <main id="contenuto" tabIndex={-1} />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Vai al contenuto' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('#/chi_siamo');
});
