import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CtaPill } from '@/components/kit/cta/cta';
import { browserWindow, setLocation } from 'still-live/react/link/follow';
import { ContentLink, printedAddress } from 'still-live/react/link/link';
import { PageContext } from 'still-live/react/page';
import { RichText } from 'still-live/react/rich-text/rich-text';
import { resolveMail } from 'still-live/route/link';
import { installBrowserParts } from '@/__tests__/components/browser-parts';
import { safe } from '@/__tests__/components/samples';
import { click } from './click';

let go: jest.SpyInstance;
let open: jest.SpyInstance;

beforeEach(() => {
  installBrowserParts();
  go = jest.spyOn(browserWindow, 'go').mockImplementation(() => {});
  open = jest.spyOn(browserWindow, 'open').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const PREVIEW = './?draft=true&projectApiKey=k';
const inPreview = (link: ReactNode): ReactNode => (
  <PageContext value={{ pictures: {}, linkBase: PREVIEW }}>{link}</PageContext>
);

// [spec 2.33, 2.50, 2.52]
test.each([
  ['a link', <ContentLink to="chi_siamo">Vai</ContentLink>, './#/chi_siamo'],
  ['a call to action', <CtaPill label={safe('Vai')} to="chi_siamo" />, './#/chi_siamo'],
  [
    'a link in the preview',
    inPreview(<ContentLink to="/chi_siamo">Vai</ContentLink>),
    `${PREVIEW}#/chi_siamo`,
  ],
  [
    'a call to apply in the preview',
    inPreview(<CtaPill mail label={safe('Vai')} to="chi_siamo" />),
    `${PREVIEW}#/chi_siamo`,
  ],
])('%s without http is the hash route ./#/{target}, opened in the same window', (_what, element, href) => {
  render(element);
  const link = screen.getByRole('link', { name: 'Vai' });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
  expect(click(link)).toBe(true);
  expect(go).toHaveBeenCalledWith(href);
  expect(open).not.toHaveBeenCalled();
});

// [spec 2.51, 2.52]
test('a target starting with http opens in a new window that cannot reach back, and says so', () => {
  render(<ContentLink to="https://example.org/a">Fuori</ContentLink>);
  const link = screen.getByRole('link', { name: 'Fuori (si apre in una nuova finestra)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(click(link)).toBe(true);
  expect(open).toHaveBeenCalledWith('https://example.org/a');
  expect(go).not.toHaveBeenCalled();
});

// [spec 2.53]
test('the same holds for links inside texts, which stay in the preview', () => {
  const html = '<p><a href="./#/contatti">dentro</a> <a href="https://example.org/"><b>fuori</b></a></p>';
  render(inPreview(<RichText html={safe(html)} />));
  expect(click(screen.getByText('dentro'))).toBe(true);
  expect(go).toHaveBeenCalledWith(`${PREVIEW}#/contatti`);
  expect(click(screen.getByText('fuori'))).toBe(true);
  expect(open).toHaveBeenCalledWith('https://example.org/');
});

// [spec 2.38, 2.55]
test.each(['ciao@feeling.example', 'mailto:ciao@feeling.example'])(
  'a mail link to %s sets the window location and cancels the default event',
  (to) => {
    render(<CtaPill mail label={safe('Scrivici')} to={to} />);
    const link = screen.getByRole('link', { name: 'Scrivici' });
    expect(link).toHaveAttribute('href', 'mailto:ciao@feeling.example');
    expect(click(link)).toBe(true);
    expect(go).toHaveBeenCalledWith('mailto:ciao@feeling.example');
  },
);

// [spec 2.54]
test('the second helper sets the window location to the address given and cancels the default event', () => {
  render(
    <a href="#/altrove" onClick={(event) => setLocation(event, 'https://example.org/qui')}>
      Vai
    </a>,
  );
  expect(click(screen.getByRole('link'))).toBe(true);
  expect(go).toHaveBeenCalledWith('https://example.org/qui');
  expect(open).not.toHaveBeenCalled();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %p is left to the browser',
  (init) => {
    render(<ContentLink to="contatti">Contatti</ContentLink>);
    expect(click(screen.getByRole('link'), init)).toBe(false);
    expect(go).not.toHaveBeenCalled();
  },
);

test('whoever listens first may keep the visitor here', () => {
  render(
    <ContentLink to="contatti" onClick={(event) => event.preventDefault()}>
      Contatti
    </ContentLink>,
  );
  click(screen.getByRole('link'));
  expect(go).not.toHaveBeenCalled();
});

test('an empty target gives the words without a link; a call to action needs both', () => {
  const { container, rerender } = render(<ContentLink to=" ">Parole</ContentLink>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('Parole');
  rerender(<CtaPill label={safe('Parole')} to="" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<CtaPill label={safe('')} to="contatti" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['ciao@feeling.example', 'Scrivici', 'ciao@feeling.example'],
  ['mailto:ciao@feeling.example?subject=Candidatura', 'Candidati', 'ciao@feeling.example'],
  ['ciao@feeling.example', 'Scrivi a ciao@feeling.example', undefined],
  ['', 'Scrivici', undefined],
  ['https://www.feeling.example/rapporto', 'Il rapporto', 'https://www.feeling.example/rapporto'],
  ['https://www.feeling.example/', 'https://www.feeling.example/', undefined],
  ['tel:051000000', 'Chiama', '051000000'],
  ['chi_siamo', 'Chi siamo', undefined],
])('beside a link to %p with the words %p paper gives %p', (to, words, address) => {
  expect(printedAddress(resolveMail(to), words)).toBe(address);
});
