import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/blocks/footer/footer';
import { OfferCard, PositionRow } from '@/components/blocks/cards/cards';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import { AboutScreen } from '@/components/screens/about-screen/about-screen';
import { CareersScreen } from '@/components/screens/careers-screen/careers-screen';
import { ContactsScreen } from '@/components/screens/contacts-screen/contacts-screen';
import { HomeScreen } from '@/components/screens/home-screen/home-screen';
import { PositionScreen } from '@/components/screens/position-screen/position-screen';
import { WhatWeDoScreen } from '@/components/screens/what-we-do-screen/what-we-do-screen';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { createSanitiser } from '@/lib/html/sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import { positionPath, type RecordPath } from '@/lib/content/records';
import { markingSanitiser } from '../../lib/content/parse/fake-sanitiser';
import { installBrowserParts } from '../browser-parts';
import { safe } from '../samples';

beforeEach(installBrowserParts);

/** A record as the site has it when the database has nothing at its path. */
const empty = <P extends RecordPath>(path: P) => parseRecord(path, null, markingSanitiser).value;

const SCREENS = {
  home: <HomeScreen page={empty('pagine/home')} />,
  cosa_facciamo: (
    <WhatWeDoScreen
      page={empty('pagine/cosa_facciamo')}
      services={empty('pagine/cosa_facciamo/servizi')}
      products={empty('pagine/cosa_facciamo/prodotti')}
      welfare={empty('pagine/cosa_facciamo/welfare')}
      tab={1}
      onTab={() => {}}
    />
  ),
  chi_siamo: <AboutScreen page={empty('pagine/chi_siamo')} />,
  lavora_con_noi: <CareersScreen page={empty('pagine/lavora_con_noi')} />,
  lavora_con_noi_dettaglio: (
    <PositionScreen
      positionKey="1"
      position={parseRecord(positionPath('1'), {}, markingSanitiser).value}
      applyTo=""
      noticeTo=""
    />
  ),
  contatti: <ContactsScreen page={empty('pagine/contatti')} />,
};

// [spec 8.2]
test.each(Object.entries(SCREENS))(
  'with nothing in the database %s keeps its heading and shows no empty part',
  (_name, element) => {
    const { container } = render(element);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(
      container.querySelectorAll('main li:empty, article:empty, h2:empty, p:empty, a:empty'),
    ).toHaveLength(0);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).not.toMatch(/undefined|null/);
  },
);

test('with nothing in the database the footer keeps its copyright line and policies', () => {
  render(<Footer footer={empty('footer')} />);
  expect(screen.getByText(/© 2023/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Privacy policy/ })).toBeInTheDocument();
});

test('links keep a name while their title is still to be written', () => {
  const nothing = safe('');
  render(
    <>
      <ul>
        <OfferCard
          index={0}
          entry={{ key: '1', titolo_blocco: nothing, descrizione_blocco: nothing, link: 'cosa_facciamo/1' }}
        />
        <PositionRow entry={{ key: '2', titolo: nothing, sottotitolo: nothing }} />
      </ul>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Scopri di più' })).toHaveAttribute('href', './#/cosa_facciamo/1');
  expect(screen.getByRole('link', { name: 'Posizione aperta' })).toHaveAttribute(
    'href',
    './#/lavora_con_noi_dettaglio/2',
  );
});

describe.each([' ', '<p>&nbsp;</p>', '<p><br></p>', '<p><strong> </strong></p>'])(
  'a text that an editing program left as %p',
  (left) => {
    const sanitiser = createSanitiser({ link: resolveLink, media: safeMediaAddress });
    const parsed = <P extends RecordPath>(path: P, raw: unknown) => parseRecord(path, raw, sanitiser).value;

    // [spec 2.84]
    test('is no title: a position keeps its heading and its name in the list', () => {
      const position = parsed(positionPath('1'), { titolo: left, introduzione: left });
      const { container } = render(
        <PositionScreen positionKey="1" position={position} applyTo="" noticeTo="" />,
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Posizione aperta');
      expect(container.querySelectorAll('p, br')).toHaveLength(0);
      const posizioni = { _list: [{}, { titolo: left, sottotitolo: left }] };
      const careers = parsed('pagine/lavora_con_noi', { posizioni_aperte: { posizioni } });
      render(<CareersScreen page={careers} />);
      expect(screen.getByRole('link', { name: 'Posizione aperta' })).toBeInTheDocument();
    });

    test('is no label: an entry of the menu and a button are not shown', () => {
      const entries = parsed('impostazioni/etichette/menu', { chi_siamo: { value: left, url: 'chi_siamo' } });
      render(<Toolbar entries={entries} route={{ screen: 'home' }} />);
      expect(screen.queryByRole('link', { name: /chi.siamo/ })).toBeNull();
      const cta = { etichetta: left, link: 'contatti' };
      render(<AboutScreen page={parsed('pagine/chi_siamo', { blocco_lavora_con_noi: { cta } })} />);
      expect(screen.queryByRole('link', { name: '' })).toBeNull();
    });

    test('is no column of the footer and no part of a page', () => {
      const footer = parsed('footer', { colonna_1: { titolo: left, testo: 'Orari' } });
      render(<Footer footer={footer} />);
      expect(screen.queryByText('Orari')).toBeNull();
      render(<AboutScreen page={parsed('pagine/chi_siamo', { testo_chi_siamo: left })} />);
      expect(screen.queryByRole('heading', { name: 'La nostra storia' })).toBeNull();
    });
  },
);
