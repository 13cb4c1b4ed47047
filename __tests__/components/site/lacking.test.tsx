import { render, screen } from '@testing-library/react';
import { demoSite } from '@/__tests__/app/site-data-fixture';
import { Site } from '@/components/site/site';
import { SINGLE_SCREENS } from '@/lib/route/route';
import { installBrowserParts } from '../browser-parts';

beforeEach(installBrowserParts);

type Change = Parameters<typeof demoSite>[0];

function show(change: Change): HTMLElement {
  return render(<Site data={demoSite(change)} />).container;
}

const idsOf = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('[data-route]')].map(({ id }) => id);

test('the entry has no screen, tab and menu entry without content', () => {
  const container = show(({ pagine }) => {
    pagine.lavora_con_noi = { _visibility: true };
    delete pagine.cosa_facciamo.servizi;
  });
  expect(idsOf(container)).toEqual([
    '/',
    '/cosa_facciamo',
    '/cosa_facciamo/2',
    '/cosa_facciamo/3',
    ...SINGLE_SCREENS.filter((name) => name !== 'lavora_con_noi').map((name) => `/${name}`),
  ]);
  expect(screen.queryByRole('link', { name: /^Lavora con noi/ })).toBeNull();
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('data-tab'))).toEqual(['2', '3']);
  // Without scripts the address of the tab still leads to the screen.
  expect(container.querySelector('[id="/cosa_facciamo"] > [id="/cosa_facciamo/1"][hidden]')).not.toBeNull();
});

test('one tab alone is shown without a list of tabs: the name of the page stands in its place, on a phone too', () => {
  const container = show(({ pagine }) => {
    delete pagine.cosa_facciamo.servizi;
    delete pagine.cosa_facciamo.welfare;
  });
  expect(idsOf(container)).toContain('/cosa_facciamo/2');
  expect(container.querySelectorAll('[role^=tab], [aria-labelledby^=scheda]')).toHaveLength(0);
  const name = screen.getByRole('heading', { level: 1, name: 'Cosa facciamo', hidden: true });
  expect(name.parentElement).toHaveClass('alone');
});

test('without any tab there is no such screen', () => {
  expect(idsOf(show(({ pagine }) => delete pagine.cosa_facciamo))).not.toContain('/cosa_facciamo');
});
