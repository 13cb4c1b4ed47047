import { render, screen, within } from '@testing-library/react';
import { HomeScreen } from '@/components/screens/home-screen/home-screen';
import { installBrowserParts } from '../browser-parts';
import { recordOf } from '../samples';

beforeEach(installBrowserParts);

const page = recordOf('pagine/home', {
  immagini_di_copertina: ['/demo/1.jpg', '/demo/2.jpg'],
  blocco_servizi_e_prodotti: [
    { titolo_blocco: 'Servizi', descrizione_blocco: '<p>Quattro</p>', link: 'cosa_facciamo/1' },
    { titolo_blocco: 'Welfare', descrizione_blocco: '<p>Sei</p>', link: 'cosa_facciamo/3' },
  ],
  testo_chi_siamo: '<p>Si lavora meglio dove si sta bene.</p>',
  blocchi_immagine_testo_cta: [
    {
      gallery_immagini: ['/demo/7.jpg'],
      descrizione: '<h3>Prima veniamo a pranzo</h3>',
      cta: { etichetta: 'Scopri', link: 'chi_siamo' },
    },
  ],
});

test('the address of Home, with and without a name, leads to this element', () => {
  const { container } = render(<HomeScreen page={page} />);
  expect(container.querySelector('[id="/"]')).toHaveAttribute('data-route');
  expect(container.querySelector('[id="/"] [id="/home"]')).not.toBeNull();
});

// [spec 2.29, 2.30, 2.31, 2.32]
test('Home shows cover, blocks, who we are and pictures with text and call to action', () => {
  render(<HomeScreen page={page} />);
  expect(screen.getByRole('group', { name: 'Immagini di copertina' })).toBeInTheDocument();
  expect(screen.getByText('Quattro')).toBeInTheDocument();
  expect(screen.getByText('Si lavora meglio dove si sta bene.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Immagine 7' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Scopri' })).toHaveAttribute('href', './#/chi_siamo');
});

// [spec 2.30]
test('clicking a block goes to its link, in the tint of its tab', () => {
  render(<HomeScreen page={page} />);
  const link = screen.getByRole('link', { name: 'Welfare' });
  expect(link).toHaveAttribute('href', './#/cosa_facciamo/3');
  expect(link.closest('li')).toHaveAttribute('data-tone', 'welfare');
});

test('only the first cover picture is asked for at once', () => {
  render(<HomeScreen page={page} />);
  const cover = screen.getByRole('group', { name: 'Immagini di copertina' });
  expect(within(cover).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Immagine 7' })).toHaveAttribute('loading', 'lazy');
});

test('the screen has one main heading, which can take the focus', () => {
  render(<HomeScreen page={page} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
});

// [spec 8.2]
test('missing content leaves no empty parts', () => {
  const { container } = render(<HomeScreen page={recordOf('pagine/home', {})} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(container.querySelectorAll('ul, article')).toHaveLength(0);
});
