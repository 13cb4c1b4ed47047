import { render, screen } from '@testing-library/react';
import { demoSite } from '@/__tests__/app/export-data-fixture';
import { installBrowserParts } from '@/__tests__/components/browser-parts';
import { Site } from 'still-live/react/site';
import { SCREENS } from '@/lib/site/site';

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
    // In which order they stand, screens.test.tsx says.
    expect(new Set(idsOf(container).filter((id) => !ENTRIES.some((at) => id.startsWith(at))))).toEqual(
      new Set([
        '/',
        '/cosa_facciamo',
        ...TABS.slice(1).map((code) => `/cosa_facciamo/${code}`),
        ...Object.values(SCREENS).flatMap(({ kind, at }) =>
          kind === 'screen' && !['/', '/lavora_con_noi'].includes(at) ? [at] : [],
        ),
      ]),
    );
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
