import type { ComponentProps } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/blocks/footer/footer';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import { AboutScreen } from '@/components/screens/about-screen/about-screen';
import { CareersScreen } from '@/components/screens/careers-screen/careers-screen';
import { ContactsScreen } from '@/components/screens/contacts-screen/contacts-screen';
import { HomeScreen } from '@/components/screens/home-screen/home-screen';
import { PositionScreen } from '@/components/screens/position-screen/position-screen';
import { WhatWeDoScreen } from '@/components/screens/what-we-do-screen/what-we-do-screen';
import { entryRecord, type RecordPath } from 'still-live/content/schema/records';
import { SCREENS } from '@/lib/site/site';
import { installBrowserParts } from '../browser-parts';
import { recordOf } from '../samples';

/* What the screens show of good content is in browser/accessibility.spec.ts; here is what editors leave out or behind. */

beforeEach(installBrowserParts);

const empty = <P extends RecordPath>(path: P) => recordOf(path, {});

function position(content: object, props: Partial<Parameters<typeof PositionScreen>[0]> = {}) {
  const made = recordOf(entryRecord('lavora_con_noi_dettaglio', '4'), { titolo: 'Consulente', ...content });
  return <PositionScreen entryKey="4" entry={made} reads={{}} {...props} />;
}
const careers = (...titles: readonly string[]) => {
  const posizioni = titles.map((titolo) => ({ titolo, sottotitolo: titolo }));
  return <CareersScreen page={recordOf('pagine/lavora_con_noi', { posizioni_aperte: { posizioni } })} />;
};

const { record: WHAT_WE_DO, tabs: TABS } = SCREENS.cosa_facciamo;
type Tabs = ComponentProps<typeof WhatWeDoScreen>['tabs'];
const shown = (['1', '2', '3'] as const).map((code) => ({
  code,
  name: TABS[code],
  id: `/cosa_facciamo/${code}`,
}));

function whatWeDo(welfare: Parameters<typeof recordOf>[1] = {}) {
  const content: Readonly<Record<string, typeof welfare>> = { welfare };
  const tabs = Object.values(TABS).map((tab) => [tab, recordOf(`${WHAT_WE_DO}/${tab}`, content[tab] ?? {})]);
  return (
    <WhatWeDoScreen
      page={empty(WHAT_WE_DO)}
      screen="cosa_facciamo"
      tabs={Object.fromEntries(tabs) as Tabs}
      active="1"
      shown={shown}
      onTab={() => {}}
    />
  );
}

// [spec 8.2]
test.each([
  ['Home', <HomeScreen page={empty('pagine/home')} />],
  ['What we do', whatWeDo()],
  ['About us', <AboutScreen page={empty('pagine/chi_siamo')} />],
  ['Careers', careers()],
  ['a position', position({ titolo: '' })],
  ['an unknown position', position({}, { entry: null })],
  ['Contacts', <ContactsScreen page={empty('pagine/contatti')} />],
])(
  'with nothing in the database %s keeps its one heading, for the focus, and shows no empty part',
  (_name, element) => {
    const { container } = render(element);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).not.toBeEmptyDOMElement();
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(
      container.querySelectorAll('li:empty, article, aside, ul, h2:empty, p:empty, a:empty'),
    ).toHaveLength(0);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).not.toMatch(/undefined|null/);
  },
);

// [spec 2.84]
test.each([' ', '<p>&nbsp;</p>', '<p><br></p>', '<p><strong> </strong></p>'])(
  'a text that an editing program left as %p is no title, no label, no column and no part of a page',
  (left) => {
    const { container, rerender } = render(position({ titolo: left, introduzione: left }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Posizione aperta');
    expect(container.querySelectorAll('p, br')).toHaveLength(0);
    rerender(careers(left));
    expect(screen.getByRole('link', { name: 'Posizione aperta' })).toBeInTheDocument();
    const offer = { titolo_blocco: left, descrizione_blocco: left, link: 'cosa_facciamo/1' };
    rerender(<HomeScreen page={recordOf('pagine/home', { blocco_servizi_e_prodotti: [offer] })} />);
    expect(screen.getByRole('link', { name: 'Scopri di più' })).toHaveAttribute(
      'href',
      './#/cosa_facciamo/1',
    );
    const entry = { chi_siamo: { value: left, url: 'chi_siamo' }, blog: { value: 'Blog', url: 'blog' } };
    rerender(<Toolbar entries={recordOf('impostazioni/etichette/menu', entry)} route={{ screen: 'home' }} />);
    expect(container.querySelectorAll('nav a')).toHaveLength(1);
    rerender(<Footer footer={recordOf('footer', { colonna_1: { titolo: left, testo: 'Orari' } })} />);
    expect(screen.queryByText('Orari')).toBeNull();
    const cta = { etichetta: left, link: 'contatti' };
    const about = { testo_chi_siamo: left, blocco_lavora_con_noi: { cta } };
    rerender(<AboutScreen page={recordOf('pagine/chi_siamo', about)} />);
    expect(screen.queryByRole('heading', { name: 'La nostra storia' })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

// [spec 2.86]
test('further positions come on demand, and the focus goes to the first of them', () => {
  render(careers(...Array.from({ length: 60 }, (_, index) => `Posizione ${index + 1}`)));
  const row = (number: number) =>
    screen.queryByRole('heading', { name: `Posizione ${number}` })?.closest('a');
  expect(row(51)).toBeUndefined();
  fireEvent.click(screen.getByRole('link', { name: 'Mostra altre posizioni' }));
  expect(row(51)).toHaveFocus();
  expect(row(60)).toBeInTheDocument();
});

// [spec 2.24]
test('the card of a position leads to the detail with its own index, also when the list begins later', () => {
  const posizioni = { _list: { 4: { titolo: 'Formatrice' } } };
  render(<CareersScreen page={recordOf('pagine/lavora_con_noi', { posizioni_aperte: { posizioni } })} />);
  const card = within(screen.getByRole('list')).getByRole('link', { name: 'Formatrice' });
  expect(card).toHaveAttribute('href', './#/lavora_con_noi_dettaglio/4');
});

test.each([
  ['2020-03-01', 'è scaduta il 1º marzo 2020', /Milano, Italia · stage$/],
  ['2999-03-01', undefined, /Milano, Italia · stage · Candidature fino al 1º marzo 2999/],
])(
  'what the editor said of a position is shown; after its last day (%s) it says so',
  (data_scadenza, over, facts) => {
    render(position({ data_scadenza, contratto: 'stage', luogo: { citta: 'Milano', paese: 'Italia' } }));
    expect(screen.getByText('stage').closest('p')).toHaveTextContent(facts);
    expect(screen.queryByText(/scaduta/)?.textContent.includes(over ?? '')).toBe(over && true);
  },
);

test.each([
  ['2026-11-01T22:59:00Z', true],
  ['2026-11-01T23:00:00Z', false],
])(
  'a position is open until midnight in the zone of the site, wherever its visitor is: at %s %s',
  (now, open) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    // Local midnight, as a date picker writes it.
    render(position({ data_scadenza: '2026-10-31T23:00:00.000Z' }));
    expect(screen.queryByText(/Candidature fino al 1º novembre 2026/) !== null).toBe(open);
    expect(screen.queryByText(/scaduta il 1º novembre 2026/) === null).toBe(open);
    jest.useRealTimers();
  },
);

// [spec 2.41, 2.42]
test('cover, address to apply to and privacy notice of a position are optional', () => {
  const content = { copertina: ['/demo/9.jpg'], cta_candidati: { titolo: 'Vuoi provarci?' } };
  const introduction = recordOf('pagine/lavora_con_noi/introduzione', {
    cta_candidatura: { cta_link: 'lavoro@feeling.example' },
    informativa_candidati: 'https://p.example/',
  });
  const { rerender } = render(
    position(content, { reads: { 'pagine/lavora_con_noi/introduzione': introduction } }),
  );
  const notice = () => screen.queryByRole('link', { name: /^Informativa sulla privacy/ });
  const apply = () => screen.queryByRole('link', { name: 'Vuoi provarci?' });
  expect(screen.getByRole('img', { name: 'Immagine 9' })).toBeInTheDocument();
  expect(apply()).toHaveAttribute('href', 'mailto:lavoro@feeling.example');
  expect(notice()).toHaveAttribute('href', 'https://p.example/');
  rerender(position({ ...content, copertina: [] }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(apply()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Vuoi provarci?' })).toBeInTheDocument();
  expect(notice()).toBeNull();
});
