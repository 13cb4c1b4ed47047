import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { CtaPill } from '@/components/kit/cta/cta';
import { browserWindow, setLocation } from '@/components/kit/link/follow';
import { ContentLink } from '@/components/kit/link/link';
import { PageContext } from '@/components/kit/page';
import { safe } from '../samples';

let go: jest.SpyInstance;
let open: jest.SpyInstance;

beforeEach(() => {
  go = jest.spyOn(browserWindow, 'go').mockImplementation(() => {});
  open = jest.spyOn(browserWindow, 'open').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** Clicks, and tells whether the default event was cancelled. */
function click(element: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(element, { button: 0, ...init });
  // jsdom would try to navigate; whatever the component did not cancel is cancelled here, after looking.
  let cancelled = false;
  const look = (seen: Event) => {
    cancelled = seen.defaultPrevented;
    seen.preventDefault();
  };
  window.addEventListener('click', look);
  fireEvent(element, event);
  window.removeEventListener('click', look);
  return cancelled;
}

// [spec 2.50, 2.52]
test('a target without http is the hash route ./#/{target}, opened in the same window', () => {
  render(<ContentLink to="chi_siamo">Chi siamo</ContentLink>);
  const link = screen.getByRole('link', { name: 'Chi siamo' });
  expect(link).toHaveAttribute('href', './#/chi_siamo');
  expect(link).not.toHaveAttribute('target');
  expect(click(link)).toBe(true);
  expect(go).toHaveBeenCalledWith('./#/chi_siamo');
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

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %p is left to the browser',
  (init) => {
    render(<ContentLink to="contatti">Contatti</ContentLink>);
    expect(click(screen.getByRole('link'), init)).toBe(false);
    expect(go).not.toHaveBeenCalled();
  },
);

test('in preview, internal links keep the query of the address', () => {
  render(
    <PageContext value={{ pictures: {}, linkBase: './?draft=true&projectApiKey=k' }}>
      <ContentLink to="/contatti">Contatti</ContentLink>
    </PageContext>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', './?draft=true&projectApiKey=k#/contatti');
});

test('a target with another scheme is only an unknown route', () => {
  render(<ContentLink to="javascript:alert(1)">x</ContentLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', './#/javascript:alert(1)');
});

test('an empty target gives the words without a link', () => {
  render(<ContentLink to=" ">Parole</ContentLink>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Parole')).toBeInTheDocument();
});

test('whoever listens first may keep the visitor here', () => {
  render(
    <ContentLink to="contatti" onClick={(event) => event.preventDefault()}>
      Contatti
    </ContentLink>,
  );
  click(screen.getByRole('link'));
  expect(go).not.toHaveBeenCalled();
});

// [spec 2.55]
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
