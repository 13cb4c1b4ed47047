import { act, render, renderHook, screen, fireEvent } from '@testing-library/react';
import { useStoreValue } from 'still-live/react/use-store-value';
import { liveControl, RecordStoreContext } from 'still-live/react/record-store';
import { useLiveContent } from 'still-live/react/site';
import { useCanonical } from 'still-live/react/use-route';
import { type Records, visibilityPath } from 'still-live/content/schema/records';
import type { SiteData } from 'still-live/content/site-data';
import { switchRoute } from 'still-live/route/hash-location';
import { createStore } from 'still-live/store';
import { click } from './click';
import { installBrowserParts } from '@/__tests__/components/browser-parts';
import { useMenu } from 'still-live/react/menu';
import { parseRecord } from 'still-live/content/parse/parse-record';
import { markingSanitiser } from 'still-live/__tests__/content/parse/fake-sanitiser';
import { Activity } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydratedWhenShown } from 'still-live/react/hydrated-when-shown';
import { Tabs } from 'still-live/react/tabs/tabs';
import { safe } from '@/__tests__/components/samples';
import { ownSite } from '../own-data';

beforeEach(installBrowserParts);

test('what a visitor shares is the real path of the screen that is shown, and the site where there is none', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.feeling.example/">';
  const canonicalAt = (hash: string): string | null | undefined => {
    act(() => switchRoute(hash.slice(1)));
    return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  };
  const paths = { '/contatti': '/contatti/', '/lavora_con_noi_dettaglio/3': '/lavora_con_noi/cuoco/' };
  document.documentElement.dataset['routed'] = '';
  renderHook(() => useCanonical({ ...ownSite(), paths }));
  expect(
    ['#/', '#/lavora_con_noi_dettaglio/3', '#/lavora_con_noi_dettaglio/99', '#/contatti'].map(canonicalAt),
  ).toEqual(
    ['/', '/lavora_con_noi/cuoco/', '/', '/contatti/'].map((path) => `https://www.feeling.example${path}`),
  );
});

const mockStartLiveContent = jest.fn(() => {
  liveControl.set('element', <button type="button">In pausa</button>);
  return () => liveControl.set('element', undefined);
});
jest.mock('still-live/react/live-content', () => ({ startLiveContent: () => mockStartLiveContent() }));

const store = createStore<Records>({});
function LivePage({ data }: { readonly data: SiteData }) {
  useLiveContent(data, store);
  return useStoreValue(liveControl, 'element');
}

test.each([
  ['becomes live, and then has the control that pauses it', 1, false, 1],
  ['stays with the snapshot when its visitor saves data', 1, true, 0],
  ['stays with the snapshot when it is not among those that are live', 0, false, 0],
])('a page %s', async (_what, liveSampling, saveData, started) => {
  jest.useFakeTimers();
  // In the browser it is a property of the connection's prototype.
  const connection = Object.create({ saveData }) as object;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const site = ownSite();
  const data = { ...site, settings: { ...site.settings, liveSampling } };
  mockStartLiveContent.mockClear();
  render(<LivePage data={data} />);
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(mockStartLiveContent).toHaveBeenCalledTimes(started);
  expect(screen.queryAllByRole('button', { name: 'In pausa' })).toHaveLength(started);
  jest.useRealTimers();
});

describe('the menu', () => {
  const MENU = 'impostazioni/etichette/menu';

  /** A store with these pages in the menu, in this order of keys, and their visibility as the database has it. */
  function storeOf(menu: object, visibility: Readonly<Record<string, unknown>>) {
    const records: Record<string, unknown> = { [MENU]: parseRecord(MENU, menu, markingSanitiser).value };
    for (const [page, raw] of Object.entries(visibility)) {
      const path = visibilityPath(page);
      records[path] = parseRecord(path, raw, markingSanitiser).value;
    }
    return createStore<Records>(records as Partial<Records>);
  }

  function Menu() {
    return <p>{useMenu().map(({ page }) => `${page} `)}</p>;
  }

  const entry = (order: number): object => ({ _value: 'Voce', url: 'voce', order });

  function show(store: ReturnType<typeof storeOf>): () => string[] {
    render(
      <RecordStoreContext value={store}>
        <Menu />
      </RecordStoreContext>,
    );
    return () => screen.getByRole('paragraph').textContent.trim().split(' ').filter(Boolean);
  }

  test('a flag that is read later shows or hides its entry', () => {
    const store = storeOf({ a: entry(1), b: entry(2) }, { a: true });
    const shown = show(store);
    expect(shown()).toEqual(['a']);
    act(() => {
      store.set(visibilityPath('b'), true);
      store.set(visibilityPath('a'), false);
    });
    expect(shown()).toEqual(['b']);
  });
});

describe('a screen', () => {
  const store = createStore({ title: 'Contatti' });

  function Title() {
    return <h1>{useStoreValue(store, 'title')}</h1>;
  }

  async function goTo(hash: string): Promise<void> {
    document.documentElement.dataset['routed'] = '';
    await act(async () => switchRoute(hash.slice(1)));
  }

  test('a screen of the export stays as it is until it is shown, then the same elements live', async () => {
    const html = renderToString(
      <Activity>
        <Title />
      </Activity>,
    );
    const container = document.createElement('div');
    container.innerHTML = html;
    const heading = container.querySelector('h1');
    await goTo('#/');
    const reported = jest.fn();
    await act(async () => {
      const site = (
        <HydratedWhenShown id="/contatti">
          <Title />
        </HydratedWhenShown>
      );
      hydrateRoot(container, site, { onRecoverableError: reported });
    });
    await goTo('#/chi_siamo');
    act(() => store.set('title', 'Scrivici'));
    expect(heading).toHaveTextContent('Contatti');
    await goTo('#/contatti');
    expect(heading).toHaveTextContent('Scrivici');
    expect(container.querySelector('h1')).toBe(heading);
    expect(reported).not.toHaveBeenCalled();
  });

  test('a screen that comes later than the page waits for nothing', async () => {
    await goTo('#/');
    render(
      <HydratedWhenShown id="/lavora_con_noi">
        <p>Posizioni aperte</p>
      </HydratedWhenShown>,
    );
    expect(screen.getByText('Posizioni aperte')).toBeInTheDocument();
  });
});

describe('tabs', () => {
  const CODES = ['1', '2', '3'] as const;
  const onTab = jest.fn();
  const tab = (code: number) => screen.getByRole('tab', { name: `Scheda ${code}` });

  beforeEach(() => onTab.mockClear());

  function renderTabs(active: '1' | '2' | '3' = '1', labels = ['Scheda 1', 'Scheda 2', 'Scheda 3']) {
    const tabs = (selected: typeof active) => (
      <Tabs
        screen="cosa_facciamo"
        label="Cosa facciamo"
        shown={CODES.map((code) => ({ code, name: 'servizi', id: `/cosa_facciamo/${code}` }))}
        labelOf={({ code }) => safe(labels[Number(code) - 1] ?? '')}
        nameOf={({ code }) => `Nome ${code}`}
        active={selected}
        onTab={onTab}
        className="row"
        tabClassName="tab"
      />
    );
    const { rerender } = render(tabs(active));
    return (selected: typeof active): void => rerender(tabs(selected));
  }

  test('the focus goes with the address at once, and not back with a tab that is selected late', () => {
    location.hash = '#/cosa_facciamo/2';
    const select = renderTabs('2');
    tab(2).focus();
    act(() => switchRoute('/cosa_facciamo/3'));
    expect(tab(3)).toHaveFocus();
    select('1');
    expect(tab(3)).toHaveFocus();
  });

  test('the active tab is selected and the only one in the tab order', () => {
    renderTabs('3');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((entry) => entry.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
    expect(tabs.map((entry) => entry.tabIndex)).toEqual([-1, -1, 0]);
    expect(tabs[1]).toHaveAttribute('aria-controls', '/cosa_facciamo/2');
  });

  // [spec 2.27]
  test('clicking a tab switches locally; with a modifier key it is left to the browser', () => {
    renderTabs();
    expect(fireEvent.click(tab(2))).toBe(false);
    expect(onTab).toHaveBeenCalledWith('2');
    expect(click(tab(3), { ctrlKey: true })).toBe(false);
    expect(onTab).toHaveBeenCalledTimes(1);
  });

  test.each([{ key: 'a' }, { altKey: true }, { metaKey: true }, { ctrlKey: true }])(
    'another key, or an arrow key with %p, is left to the browser, which may go back in its history',
    (press) => {
      renderTabs('2');
      expect(fireEvent.keyDown(tab(2), { key: 'ArrowLeft', ...press })).toBe(true);
      expect(onTab).not.toHaveBeenCalled();
    },
  );
});
