import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ICONS, socialIcon } from '@/components/kit/icon/icons';
import { Footer } from '@/components/blocks/footer/footer';
import type { Footer as FooterContent } from '@/lib/content/model';
import { safe } from '../samples';

const footer: FooterContent = {
  sezione_contatti: { paragrafo_contatti: safe('<p>Via dei Tornitori 0</p>') },
  colonna_1: { titolo: safe('Le sedi'), testo: safe('<p>Bologna</p>') },
  colonna_2: { titolo: safe(''), testo: safe('<p>Nascosta</p>') },
  dati_societari: { sede: '', registro_imprese: '', rea: '', capitale_sociale: '', partita_iva: '' },
  colonna_social: [
    { key: '1', nome_social: 'linkedin', link_social: 'https://www.linkedin.com/company/x' },
    { key: '2', nome_social: 'bacheca', link_social: 'https://bacheca.example/' },
    { key: '3', nome_social: ' ', link_social: 'https://www.senzanome.example:8443/feeling' },
    { key: '4', nome_social: '', link_social: '/contatti' },
  ],
};

beforeEach(() => {
  render(
    <Footer
      footer={footer}
      screens={[{ route: '/cosa_facciamo/2', path: '/cosa_facciamo/prodotti/', name: 'Prodotti' }]}
    />,
  );
});

// [spec 2.17, 2.44]
test('the contacts paragraph is shown', () => {
  expect(screen.getByText('Via dei Tornitori 0')).toBeInTheDocument();
});

// [spec 2.45]
test('a column is shown when its title is set, but it is the text that is displayed', () => {
  expect(screen.getByText('Bologna')).toBeInTheDocument();
  expect(screen.queryByText('Le sedi')).toBeNull();
});

// [spec 2.45]
test('a column without a title is not shown, even with a text', () => {
  expect(screen.queryByText('Nascosta')).toBeNull();
});

// [spec 2.46, 9.9]
test('the copyright line says 2023 and credits a design agency and a development company', () => {
  expect(screen.getByText(/© 2023 Feeling/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Studio Corolla/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Officina Bitta/ })).toBeInTheDocument();
});

// [spec 2.47]
test('privacy and cookie policies are at the third-party policy service', () => {
  for (const name of [/Privacy policy/, /Cookie policy/]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('iubenda.com'),
    );
  }
});

// [spec 2.48]
test('the name of a social network gives its icon and its link the target; an unknown one gets the general icon', () => {
  const known = screen.getByRole('link', { name: /^linkedin/ });
  expect(known).toHaveAttribute('href', 'https://www.linkedin.com/company/x');
  expect(known.querySelector('path')).toHaveAttribute('d', socialIcon('linkedin').path);
  expect(screen.getByRole('link', { name: /^bacheca/ }).querySelector('path')).toHaveAttribute(
    'd',
    ICONS.link,
  );
});

test('the map of the site holds the real paths of the screens; a plain click stays in the page', async () => {
  await userEvent.click(screen.getByText('Mappa del sito'));
  const link = screen.getByRole('link', { name: 'Prodotti' });
  expect(link).toHaveAttribute('href', '/cosa_facciamo/prodotti/');
  expect(screen.getByRole('link', { name: 'Tutte le pagine' })).toHaveAttribute('href', '/mappa/');
  await userEvent.click(link);
  expect(window.location.hash).toBe('#/cosa_facciamo/2');
});

// [spec 2.49]
test('a social entry without a name is called after the site it leads to, and else Social', () => {
  expect(screen.getByRole('link', { name: /^senzanome\.example \(si apre/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Social' })).toHaveAttribute('href', './#/contatti');
});

test('who the company is stands in the footer, as far as it is known', () => {
  const company = { ...footer.dati_societari, sede: 'Via Uno 1, Bari', partita_iva: '00000000000' };
  const { rerender } = render(<Footer footer={{ ...footer, dati_societari: company }} />);
  for (const fact of ['Feeling S.r.l.', 'Sede legale: Via Uno 1, Bari', 'P. IVA 00000000000'])
    expect(screen.getByText(fact)).toBeInTheDocument();
  rerender(<Footer footer={footer} />);
  expect(screen.queryByText(/P\. IVA/)).toBeNull();
});
