import { fireEvent, render, screen } from '@testing-library/react';
import { Footer } from '@/components/blocks/footer/footer';
import { socialIcon } from '@/components/kit/social-icon';
import { ICONS } from 'still-live/react/icon/icon';
import { recordOf } from '../samples';

const content = {
  colonna_1: { titolo: 'Le sedi', testo: '<p>Bologna</p>' },
  colonna_2: { titolo: '', testo: '<p>Nascosta</p>' },
  colonna_social: [
    { nome_social: 'linkedin', link_social: 'https://www.linkedin.com/company/x' },
    { nome_social: 'bacheca', link_social: 'https://bacheca.example/' },
    { nome_social: ' ', link_social: 'https://www.senzanome.example:8443/feeling' },
    { nome_social: '', link_social: '/contatti' },
  ],
};
const screens = [{ route: '/cosa_facciamo/2', path: '/cosa_facciamo/prodotti/', name: 'Prodotti' }];
const footer = (more: object = {}) => (
  <Footer footer={recordOf('footer', { ...content, ...more })} screens={screens} />
);
const link = (name: string | RegExp): HTMLElement => screen.getByRole('link', { name });

// [spec 2.45]
test('a column is shown when its title is set, but it is the text that is displayed', () => {
  render(footer());
  expect(screen.getByText('Bologna')).toBeInTheDocument();
  for (const words of ['Le sedi', 'Nascosta']) expect(screen.queryByText(words)).toBeNull();
});

// [spec 2.48, 2.49]
test('a social entry has the icon of its name and leads to its target; without a name it is called after the site it leads to, and else Social', () => {
  render(footer());
  expect(link(/^linkedin/)).toHaveAttribute('href', 'https://www.linkedin.com/company/x');
  expect(link(/^linkedin/).querySelector('path')).toHaveAttribute('d', socialIcon('linkedin').path);
  expect(link(/^bacheca/).querySelector('path')).toHaveAttribute('d', ICONS.link);
  expect(link(/^senzanome\.example \(si apre/)).toBeInTheDocument();
  expect(link('Social')).toHaveAttribute('href', './#/contatti');
});

// [spec 2.48]
test.each([
  [' LinkedIn ', 'linkedin'],
  ['Instagram', 'instagram'],
  ['facebook', 'facebook'],
  ['YouTube', 'youtube'],
  ['Twitter', 'x'],
  ['X', 'x'],
  ['tik tok', 'tiktok'],
  ['', 'link'],
  ['constructor', 'link'],
])('the social network %p has the icon %s', (name, icon) => {
  expect(socialIcon(name).name).toBe(icon);
});

test('the map of the site holds the real paths of the screens; a plain click stays in the page', () => {
  render(footer());
  expect(link('Prodotti')).toHaveAttribute('href', '/cosa_facciamo/prodotti/');
  expect(link('Tutte le pagine')).toHaveAttribute('href', '/mappa/');
  fireEvent.click(link('Prodotti'));
  expect(window.location.hash).toBe('#/cosa_facciamo/2');
});

test('who the company is stands in the footer, as far as it is known', () => {
  const { rerender } = render(
    footer({ dati_societari: { sede: 'Via Uno 1, Bari', partita_iva: '00000000000' } }),
  );
  for (const fact of ['Feeling S.r.l.', 'Sede legale: Via Uno 1, Bari', 'P. IVA 00000000000'])
    expect(screen.getByText(fact)).toBeInTheDocument();
  rerender(footer());
  expect(screen.queryByText(/P\. IVA/)).toBeNull();
});
