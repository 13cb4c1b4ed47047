import { markRoutes } from '@/lib/browser/early/route-mark';
import { ROUTE_SHOWN } from '@/lib/route/hash-location';

const reported = jest.fn();

/** Follows a link and waits for what the browser does then. */
async function follow(hash: string): Promise<void> {
  location.hash = hash;
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

test('a position whose file cannot be had is shown as any other route, and the failure is reported', async () => {
  Object.assign(globalThis, { reportError: reported });
  Object.assign(window, { scrollTo: () => undefined });
  const shown = jest.fn();
  window.addEventListener(ROUTE_SHOWN, shown);
  markRoutes(({ screen }) => {
    if (screen === 'lavora_con_noi_dettaglio') return Promise.reject(new Error('no file'));
    if (screen === 'chi_siamo') throw new Error('no request');
    return undefined;
  });
  await follow('#/lavora_con_noi_dettaglio/7');
  expect(document.documentElement.dataset['route']).toBe('/lavora_con_noi_dettaglio/7');
  await follow('#/chi_siamo');
  expect(document.documentElement.dataset['route']).toBe('/chi_siamo');
  await follow('#/contatti');
  expect(shown).toHaveBeenCalledTimes(3);
  const messages = reported.mock.calls.map(([error]) => String(error));
  expect(messages).toContain('Error: position file failed: no file');
  expect(messages).toContain('Error: position file failed: no request');
});

test('the address of a screen that the site lacks shows Home, and that of a tab the first tab there is', async () => {
  document.documentElement.dataset['lacks'] =
    '/contatti=/ /cosa_facciamo/1=/cosa_facciamo/2 /lavora_con_noi=/';
  await follow('#/chi_siamo');
  await follow('#/contatti');
  expect(document.documentElement.dataset['route']).toBe('/');
  await follow('#/lavora_con_noi_dettaglio/3');
  expect(document.documentElement.dataset['route']).toBe('/');
  await follow('#/cosa_facciamo/1');
  expect(document.documentElement.dataset['route']).toBe('/cosa_facciamo/2');
  delete document.documentElement.dataset['lacks'];
});
