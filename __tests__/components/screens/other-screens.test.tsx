import { fireEvent, render, screen, within } from '@testing-library/react';
import { AboutScreen } from '@/components/screens/about-screen/about-screen';
import { CareersScreen } from '@/components/screens/careers-screen/careers-screen';
import { CheckingScreen, NotAvailableScreen } from '@/components/preview/stand-ins';
import { ContactsScreen } from '@/components/screens/contacts-screen/contacts-screen';
import { PositionScreen } from '@/components/screens/position-screen/position-screen';
import type { CareersPage, Position } from '@/lib/content/model';
import { installBrowserParts } from '../browser-parts';
import { pictures, safe } from '../samples';

beforeEach(installBrowserParts);

const careers: CareersPage = {
  copertina: pictures('1', '2'),
  introduzione: {
    titolo: safe('Lavora con noi'),
    descrizione: safe('<p>Facciamo per mestiere</p>'),
    cta_candidatura: { titolo: safe('Scrivici'), cta_link: 'lavoro@feeling.example' },
    informativa_candidati: '',
  },
  posizioni_aperte: {
    titolo: safe('Posizioni aperte'),
    posizioni: [
      { key: '1', titolo: safe('Consulente'), sottotitolo: safe('Milano') },
      { key: '4', titolo: safe('Formatrice'), sottotitolo: safe('Bologna') },
    ],
  },
  blocco_candidatura: { etichetta: safe('Candidati lo stesso'), link: 'mailto:lavoro@feeling.example' },
};

const position: Position = {
  titolo: safe('Consulente'),
  sottotitolo: safe('Milano'),
  copertina: pictures('9'),
  introduzione: safe('<p>Segui dodici aziende</p>'),
  descrizione_posizione: safe('<h3>Che cosa farai</h3>'),
  cta_candidati: { titolo: safe('Vuoi provarci?') },
  data_pubblicazione: '',
  data_scadenza: '',
  contratto: '',
  luogo: { citta: '', paese: '', remoto: false },
  retribuzione: { minimo: 0, massimo: 0, valuta: '', periodo: '' },
};

describe('About us', () => {
  const page = {
    testo_introduzione: safe('<p>Siamo nati</p>'),
    testo_chi_siamo: safe('<p>Nel 2009</p>'),
    blocco_lavora_con_noi: {
      cta: { etichetta: safe('Vedi le posizioni'), link: 'lavora_con_noi' },
      descrizione: safe('<h3>Una sedia libera</h3>'),
      gallery_immagini: pictures('5'),
    },
  };

  // [spec 2.37]
  test('shows intro, about text and the work-with-us call to action with its description and gallery', () => {
    const { container } = render(<AboutScreen page={page} />);
    expect(container.querySelector('[id="/chi_siamo"][data-route]')).not.toBeNull();
    for (const text of ['Siamo nati', 'Nel 2009', 'Una sedia libera']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('img', { name: 'Immagine 5' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vedi le posizioni' })).toHaveAttribute(
      'href',
      './#/lavora_con_noi',
    );
  });
});

describe('Careers', () => {
  test('further positions come on demand, and the focus goes to the first of them', () => {
    const posizioni = Array.from({ length: 60 }, (_, index) => ({
      key: String(index + 1),
      titolo: safe(`Posizione ${index + 1}`),
      sottotitolo: safe(''),
    }));
    render(<CareersScreen page={{ ...careers, posizioni_aperte: { titolo: safe('Aperte'), posizioni } }} />);
    expect(screen.queryByRole('link', { name: 'Posizione 51' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Mostra altre posizioni' }));
    expect(screen.getByRole('link', { name: 'Posizione 51' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Posizione 60' })).toBeInTheDocument();
  });

  // [spec 2.38]
  test('shows cover, title, description and the application call to action, which opens a mail link', () => {
    render(<CareersScreen page={careers} />);
    expect(screen.getByRole('group', { name: 'Immagini di copertina' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Lavora con noi' })).toBeInTheDocument();
    expect(screen.getByText('Facciamo per mestiere')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Scrivici' })).toHaveAttribute(
      'href',
      'mailto:lavoro@feeling.example',
    );
  });

  // [spec 2.24, 2.39]
  test('lists one card per position under the heading; each links to the detail with its own index', () => {
    render(<CareersScreen page={careers} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Posizioni aperte' })).toBeInTheDocument();
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ConsulenteMilano', './#/lavora_con_noi_dettaglio/1'],
      ['FormatriceBologna', './#/lavora_con_noi_dettaglio/4'],
    ]);
  });

  // [spec 2.40]
  test('ends with the free application card', () => {
    render(<CareersScreen page={careers} />);
    expect(screen.getByRole('link', { name: 'Candidati lo stesso' })).toHaveAttribute(
      'href',
      'mailto:lavoro@feeling.example',
    );
  });
});

describe('Position detail', () => {
  const back = () => screen.getByRole('link', { name: 'Torna alla job list' });

  // [spec 2.41]
  test('shows cover, title, intro, description, the way back and the apply card', () => {
    const { container } = render(
      <PositionScreen positionKey="4" position={position} applyTo="lavoro@feeling.example" noticeTo="" />,
    );
    expect(container.querySelector('[id="/lavora_con_noi_dettaglio/4"][data-route]')).not.toBeNull();
    expect(screen.getByRole('img', { name: 'Immagine 9' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Consulente' })).toBeInTheDocument();
    expect(screen.getByText('Segui dodici aziende')).toBeInTheDocument();
    expect(screen.getByText('Che cosa farai')).toBeInTheDocument();
    expect(back()).toHaveAttribute('href', './#/lavora_con_noi');
    expect(screen.getByRole('link', { name: 'Vuoi provarci?' })).toHaveAttribute(
      'href',
      'mailto:lavoro@feeling.example',
    );
  });

  test.each([
    ['2020-03-01', /è scaduta il 1º marzo 2020/, /Milano, Italia · stage$/],
    ['2999-03-01', undefined, /Milano, Italia · stage · Candidature fino al 1º marzo 2999/],
  ])('what the editor said of it is shown; after its last day (%s) it says so', (scadenza, over, facts) => {
    const luogo = { citta: 'Milano', paese: 'Italia', remoto: false };
    const shown: Position = { ...position, data_scadenza: scadenza, contratto: 'stage', luogo };
    render(<PositionScreen positionKey="4" position={shown} applyTo="" noticeTo="" />);
    expect(screen.getByText(facts)).toBeInTheDocument();
    if (over) expect(screen.getByText(over)).toBeInTheDocument();
    else expect(screen.queryByText(/scaduta/)).toBeNull();
  });

  test('beside the apply card stands the privacy notice for applicants, when its address is known', () => {
    const notice = () => screen.queryByRole('link', { name: /^Informativa sulla privacy/ });
    const shown = (to: string) => (
      <PositionScreen positionKey="4" position={position} applyTo="" noticeTo={to} />
    );
    const { rerender } = render(shown('https://privacy.example/'));
    expect(notice()).toHaveAttribute('href', 'https://privacy.example/');
    rerender(shown(''));
    expect(notice()).toBeNull();
  });

  // [spec 2.42]
  test('the cover is optional', () => {
    render(
      <PositionScreen positionKey="4" position={{ ...position, copertina: [] }} applyTo="" noticeTo="" />,
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  // [spec 2.41]
  test('without an address to apply to, the apply card keeps its title', () => {
    render(<PositionScreen positionKey="4" position={position} applyTo="" noticeTo="" />);
    expect(screen.getByRole('heading', { name: 'Vuoi provarci?' })).toBeInTheDocument();
  });

  test.each(['99', undefined])('the unknown position %p gets a friendly word and the way back', (key) => {
    render(<PositionScreen positionKey={key} position={null} applyTo="" noticeTo="" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Posizione non disponibile' })).toBeInTheDocument();
    expect(back()).toHaveAttribute('href', './#/lavora_con_noi');
  });
});

describe('Contacts', () => {
  // [spec 2.43]
  test('shows intro, columns as HTML and the mail call to action', () => {
    render(
      <ContactsScreen
        page={{
          testo_introduttivo: safe('<p>Scriveteci</p>'),
          lista_contatti: [
            { key: '1', colonna_contatti: safe('<h3>Bologna</h3>') },
            { key: '2', colonna_contatti: safe('<h3>Milano</h3>') },
          ],
          cta: { titolo_cta: safe('Scrivi a ciao'), link_cta: 'ciao@feeling.example' },
        }}
      />,
    );
    expect(screen.getByText('Scriveteci')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bologna', 'Milano']);
    expect(screen.getByRole('link', { name: 'Scrivi a ciao' })).toHaveAttribute(
      'href',
      'mailto:ciao@feeling.example',
    );
  });
});

// [spec 2.3, 4.1]
test('while the draft check is unresolved there is a spinner and nothing else', () => {
  const { container } = render(<CheckingScreen />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(container.textContent).toBe('');
});

// [spec 2.5, 8.1]
test('when the draft check fails the page says that the preview is not available', () => {
  render(<NotAvailableScreen />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Anteprima non disponibile per questo progetto' }),
  ).toBeInTheDocument();
});
