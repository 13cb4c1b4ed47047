import { goToHash, ROUTE_AGAIN } from '@/lib/route/hash-location';

const again = jest.fn();
beforeEach(() => {
  again.mockClear();
  const location = { hash: '#/chi_siamo' };
  Object.assign(globalThis, { window: Object.assign(new EventTarget(), { location }) });
  window.addEventListener(ROUTE_AGAIN, again);
});

test('another hash is gone to', () => {
  goToHash('#/contatti');
  expect(window.location.hash).toBe('#/contatti');
  expect(again).not.toHaveBeenCalled();
});

test('the hash that is open already is told, because nothing would change', () => {
  goToHash('#/chi_siamo');
  expect(again).toHaveBeenCalledTimes(1);
});
