import { fireEvent, render, screen, within } from '@testing-library/react';
import { WhatWeDoScreen } from '@/components/screens/what-we-do-screen/what-we-do-screen';
import type { ProductsTab, ServicesTab, TabCode, WelfareTab, WhatWeDo } from '@/lib/content/model';
import { installBrowserParts } from '../browser-parts';
import { knowMore, pictures, safe } from '../samples';

beforeEach(installBrowserParts);

const page: WhatWeDo = {
  servizi: { etichetta: safe('I servizi'), immagini_di_copertina: pictures('s') },
  prodotti: { etichetta: safe('I prodotti'), immagini_di_copertina: pictures('p') },
  welfare: { etichetta: safe('Il welfare'), immagini_di_copertina: pictures('w') },
};
const services: ServicesTab = {
  testo_introduttivo: safe('<p>Intro servizi</p>'),
  elenco_servizi: [
    {
      key: '1',
      titolo_servizio: safe('Ascolto'),
      sottotitolo_servizio: safe('Capire'),
      descrizione_servizio: safe('<p>Parliamo</p>'),
      immagini_servizi: pictures('a'),
    },
  ],
  blocco_vuoi_saperne_di_piu: knowMore,
};
const products: ProductsTab = {
  testo_introduttivo: safe('<p>Intro prodotti</p>'),
  elenco_contenitore_prodotti: [
    {
      key: '1',
      titolo: safe('La dispensa'),
      sottotitolo: safe('Da mangiare'),
      elenco_prodotti: [{ key: '1', titolo: safe('Frutta'), descrizione: safe('<p>Otto chili</p>') }],
    },
  ],
  blocco_vuoi_saperne_di_piu: knowMore,
};
const welfare: WelfareTab = {
  testo_introduttivo: safe('<p>Intro welfare</p>'),
  elenco_servizi_welfare: [
    {
      key: '1',
      gallery_immagini: pictures('b', 'c'),
      titolo: safe('Nido'),
      sottotitolo: safe('Rette'),
      descrizione: safe('<p>Paghiamo</p>'),
    },
  ],
  testo_chiusura: safe('<p>Parole di chiusura</p>'),
  blocco_vuoi_saperne_di_piu: knowMore,
};

function show(tab: TabCode = 1) {
  const onTab = jest.fn();
  const { container } = render(<WhatWeDoScreen {...{ page, services, products, welfare, tab, onTab }} />);
  const panel = (code: number) => {
    const found = container.querySelector<HTMLElement>(`[id="/cosa_facciamo/${code}"]`);
    if (!found) throw new Error(`panel ${code} is missing`);
    return within(found);
  };
  return { onTab, container, panel };
}

// [spec 2.26, 2.28, 9.1]
test('labels of the tabs come from content; 1 is services, 2 products, 3 welfare', () => {
  show();
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['I servizi', './#/cosa_facciamo/1'],
    ['I prodotti', './#/cosa_facciamo/2'],
    ['Il welfare', './#/cosa_facciamo/3'],
  ]);
});

// [spec 4.8]
test('clicking a tab asks to switch', () => {
  const { onTab } = show();
  fireEvent.click(screen.getByRole('tab', { name: 'Il welfare' }));
  expect(onTab).toHaveBeenCalledWith(3);
});

// [spec 4.7]
test('the tab of the route is the selected one', () => {
  show(2);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('I prodotti');
});

// [spec 2.27, 2.28]
test('every panel is in the page, named by its tab, with its own cover and label', () => {
  const { panel, container } = show();
  for (const [code, id, label] of [
    [1, 's', 'I servizi'],
    [2, 'p', 'I prodotti'],
    [3, 'w', 'Il welfare'],
  ] as const) {
    expect(panel(code).getByRole('img', { name: `Immagine ${id}` })).toBeInTheDocument();
    expect(panel(code).getByRole('heading', { level: 2, name: label })).toBeInTheDocument();
  }
  expect(container.querySelectorAll('[role=tabpanel][data-route]')).toHaveLength(3);
});

// [spec 2.34]
test('services: intro, each service with pictures, title, subtitle and description, and the know-more block', () => {
  const { panel } = show();
  for (const text of [
    'Intro servizi',
    'Ascolto',
    'Capire',
    'Parliamo',
    'Vuoi saperne di più?',
    'Scrivici.',
  ]) {
    expect(panel(1).getByText(text)).toBeInTheDocument();
  }
  expect(panel(1).getByRole('img', { name: 'Immagine a' })).toBeInTheDocument();
  expect(panel(1).getByRole('img', { name: 'Immagine k1' })).toBeInTheDocument();
  expect(panel(1).getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', './#/contatti');
});

// [spec 2.35]
test('products: intro, containers with title, subtitle and cells, and the know-more block', () => {
  const { panel } = show();
  for (const text of ['Intro prodotti', 'La dispensa', 'Da mangiare', 'Frutta', 'Otto chili', 'Scrivici.']) {
    expect(panel(2).getByText(text)).toBeInTheDocument();
  }
});

// [spec 2.36]
test('welfare: intro, services with pictures, closing text, and the know-more block', () => {
  const { panel } = show();
  for (const text of ['Intro welfare', 'Nido', 'Rette', 'Paghiamo', 'Parole di chiusura', 'Scrivici.']) {
    expect(panel(3).getByText(text)).toBeInTheDocument();
  }
});

// [spec 2.82]
test('the sliders of welfare are cell sliders: their bullets are not clickable', () => {
  const { panel } = show();
  const cell = within(panel(3).getByRole('group', { name: 'Immagini: Nido' }));
  expect(cell.queryByRole('button', { name: /Vai alla/ })).toBeNull();
});

test('the address with a trailing slash leads here too', () => {
  const { container } = show();
  expect(container.querySelector('[id="/cosa_facciamo"] > [id="/cosa_facciamo/"]')).not.toBeNull();
});

test('the screen has one main heading', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
