import { act, render, renderHook, screen } from '@testing-library/react';
import { demoSite } from '@/__tests__/app/export-data-fixture';
import { useStoreValue } from 'still-live/react/use-store-value';
import { liveControl } from 'still-live/react/record-store';
import { Site, useLiveContent } from 'still-live/react/site';
import { useCanonical } from 'still-live/react/use-route';
import type { Records } from 'still-live/content/schema/records';
import type { SiteData } from 'still-live/content/site-data';
import { switchRoute } from 'still-live/route/hash-location';
import { SCREENS } from '@/lib/site/site';
import { createStore } from 'still-live/store';
import { installBrowserParts } from '@/__tests__/components/browser-parts';

beforeEach(installBrowserParts);

const TABS = Object.keys(SCREENS.cosa_facciamo.tabs);
const ENTRIES = Object.values(SCREENS).flatMap(({ kind, at }) => (kind === 'entries' ? [at] : []));

describe('what a company has no content for', () => {
  const show = (change: Parameters<typeof demoSite>[0]): HTMLElement =>
    render(<Site data={demoSite(change)} />).container;
  const idsOf = (container: HTMLElement): readonly string[] =>
    [...container.querySelectorAll('[data-route]')].map(({ id }) => id);

  test('is no screen, tab and menu entry of the entry', () => {
    const container = show(({ pagine }) => {
      pagine.lavora_con_noi = { _visibility: true };
      delete pagine.cosa_facciamo.servizi;
    });
    expect(idsOf(container).filter((id) => !ENTRIES.some((at) => id.startsWith(at)))).toEqual([
      '/',
      '/cosa_facciamo',
      ...TABS.slice(1).map((code) => `/cosa_facciamo/${code}`),
      ...Object.values(SCREENS).flatMap(({ kind, at }) =>
        kind === 'screen' && !['/', '/lavora_con_noi'].includes(at) ? [at] : [],
      ),
    ]);
    expect(screen.queryByRole('link', { name: /^Lavora con noi/ })).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('data-tab'))).toEqual(TABS.slice(1));
    // Without scripts the address of the tab still leads to the screen.
    expect(container.querySelector('[id="/cosa_facciamo"] > [id="/cosa_facciamo/1"][hidden]')).not.toBeNull();
  });

  test('leaves one tab alone without a list of tabs: the name of the page stands in its place, on a phone too', () => {
    const container = show(({ pagine }) => {
      pagine.cosa_facciamo = { prodotti: pagine.cosa_facciamo.prodotti };
    });
    expect(idsOf(container)).toContain('/cosa_facciamo/2');
    expect(container.querySelectorAll('[role^=tab], [aria-labelledby^=scheda]')).toHaveLength(0);
    const name = screen.getByRole('heading', { level: 1, name: 'Cosa facciamo', hidden: true });
    expect(name.parentElement).toHaveClass('alone');
  });

  test('is no screen at all without any tab', () => {
    expect(idsOf(show(({ pagine }) => delete pagine.cosa_facciamo))).not.toContain('/cosa_facciamo');
  });
});

test('what a visitor shares is the real path of the screen that is shown, and the site where there is none', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.feeling.example/">';
  const canonicalAt = (hash: string): string | null | undefined => {
    act(() => switchRoute(hash.slice(1)));
    return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  };
  const paths = { '/contatti': '/contatti/', '/lavora_con_noi_dettaglio/3': '/lavora_con_noi/cuoco/' };
  document.documentElement.dataset['routed'] = '';
  renderHook(() => useCanonical({ ...demoSite(), paths }));
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
  const site = demoSite();
  const data = { ...site, settings: { ...site.settings, liveSampling } };
  mockStartLiveContent.mockClear();
  render(<LivePage data={data} />);
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(mockStartLiveContent).toHaveBeenCalledTimes(started);
  expect(screen.queryAllByRole('button', { name: 'In pausa' })).toHaveLength(started);
  jest.useRealTimers();
});
