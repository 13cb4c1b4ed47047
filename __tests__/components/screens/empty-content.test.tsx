import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/blocks/footer/footer';
import { OfferCard } from '@/components/blocks/offer-card/offer-card';
import { PositionRow } from '@/components/blocks/position-row/position-row';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import { AboutScreen } from '@/components/screens/about-screen/about-screen';
import { CareersScreen } from '@/components/screens/careers-screen/careers-screen';
import { ContactsScreen } from '@/components/screens/contacts-screen/contacts-screen';
import { HomeScreen } from '@/components/screens/home-screen/home-screen';
import { PositionScreen } from '@/components/screens/position-screen/position-screen';
import { WhatWeDoScreen } from '@/components/screens/what-we-do-screen/what-we-do-screen';
import { parseRecord } from '@/lib/content/parse/parse-record';
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
          offer={{ key: '1', titolo_blocco: nothing, descrizione_blocco: nothing, link: 'cosa_facciamo/1' }}
        />
        <PositionRow position={{ key: '2', titolo: nothing, sottotitolo: nothing }} />
      </ul>
      <Toolbar
        entries={[{ page: 'chi_siamo', label: nothing, url: 'chi_siamo', order: 1 }]}
        route={{ screen: 'home' }}
      />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Scopri di più' })).toHaveAttribute('href', './#/cosa_facciamo/1');
  expect(screen.getByRole('link', { name: 'Posizione aperta' })).toHaveAttribute(
    'href',
    './#/lavora_con_noi_dettaglio/2',
  );
  expect(screen.getByRole('link', { name: 'chi siamo', hidden: true })).toHaveAttribute(
    'href',
    './#/chi_siamo',
  );
});
