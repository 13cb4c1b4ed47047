import { createShiftWindow } from '@/lib/browser/vitals/collect-vitals';

test('shifts of one burst add up', () => {
  const add = createShiftWindow();
  expect([add(1, 0), add(2, 900), add(4, 1800)]).toEqual([1, 3, 7]);
});

test('after a gap of a second a new burst begins, and the largest burst counts', () => {
  const add = createShiftWindow();
  expect([add(3, 0), add(1, 1000), add(1, 1500), add(2, 2400)]).toEqual([3, 3, 3, 4]);
});

test('a burst lasts five seconds at most', () => {
  const add = createShiftWindow();
  const times = [0, 900, 1800, 2700, 3600, 4500, 5400];
  expect(times.map((at) => add(1, at)).at(-1)).toBe(6);
});
