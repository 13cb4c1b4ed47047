import { goToHash, ROUTE_AGAIN } from '@/lib/route/hash-location';

const again = jest.fn();
beforeAll(() => addEventListener(ROUTE_AGAIN, again));
beforeEach(() => {
  again.mockClear();
  location.hash = '#/chi_siamo';
});

test('another hash is gone to', () => {
  goToHash('#/contatti');
  expect(location.hash).toBe('#/contatti');
  expect(again).not.toHaveBeenCalled();
});

test('the hash that is open already is told, because nothing would change', () => {
  goToHash('#/chi_siamo');
  expect(again).toHaveBeenCalledTimes(1);
});
