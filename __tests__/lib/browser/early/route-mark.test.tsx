import { markRoutes } from '@/lib/browser/early/route-mark';

/** Follows a link and waits for what the browser does then. */
async function follow(hash: string): Promise<void> {
  location.hash = hash;
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => {
  // jsdom has neither: that the style sheet of the route cannot be made is reported.
  Object.assign(window, { scrollTo: () => undefined, reportError: () => undefined });
  markRoutes();
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
