import { paintDifference } from '@/lib/tools/bench/trace/paint-difference';
import { sampleVisit as visit } from './sample-visit';

const site = [
  visit({ network: 200, script: 50, layout: 20, paint: 3 }),
  visit({ network: 200, script: 30, layout: 20, paint: 3 }),
];
const floor = [visit({ network: 190, layout: 40, paint: 2 })];

test('the differences of the phases add up to the difference of the paints, small ones together', () => {
  expect(paintDifference('fcp', site, floor)).toBe(
    '263 / 232 ms, +31: script +40, network +10, layout −20, all else +1',
  );
});

test('of a largest paint it is said which element it is, and when its picture came', () => {
  const picture = { element: 'IMG', requested: 308, arrived: 587 };
  const ours = [visit({ network: 600 }, picture)];
  const theirs = [visit({ network: 560 }, { ...picture, requested: 255, arrived: 526 })];
  expect(paintDifference('lcp', ours, theirs)).toBe(
    '600 / 560 ms, +40: network +40, all else +0; it is IMG, requested at 308 / 255, there at 587 / 526 ms',
  );
});

test('a largest paint that is a text has no picture', () => {
  expect(paintDifference('lcp', floor, floor)).toMatch(/; it is H1$/);
});
