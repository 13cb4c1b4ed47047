import { THROTTLED } from '@/lib/tools/bench/conditions';
import type { PaintRuns } from '@/lib/tools/bench/measure-paints';
import { paintRows } from '@/lib/tools/bench/rows/paint-rows';
import { sampleVisit } from '../trace/sample-visit';

const visits = (...scripts: readonly number[]): PaintRuns['visits']['site'] =>
  scripts.map((script) => sampleVisit({ network: 300, script }));

const home: PaintRuns = {
  hash: '',
  conditions: THROTTLED,
  visits: { site: visits(900, 60, 50, 40, 0), plain: visits(10, 10, 10, 10, 10), floor: [] },
};

test('a paint is the mean of the middle third of its visits, and its reason adds up to the printed difference', () => {
  expect(paintRows([home])).toEqual([
    {
      what: 'FCP throttled Home',
      value: '1.13 × (350 / 310 ms)',
      target: '≤ 1.05 × plain',
      met: false,
      reason: '350 / 310 ms, +40: script +40, all else +0',
    },
    {
      what: 'LCP throttled Home',
      value: '1.13 × (350 / 310 ms)',
      target: '≤ 1.05 × plain',
      met: false,
      reason: '350 / 310 ms, +40: script +40, all else +0; it is H1',
    },
  ]);
});

test('a page against the floor has a limit for each paint', () => {
  const near = { ...home, visits: { site: visits(25), plain: visits(25), floor: visits(0) } };
  expect(paintRows([near]).map(({ target, met }) => [target, met])).toEqual([
    ['≤ 1.05 × plain', true],
    ['≤ 1.05 × plain', true],
    ['≤ 1.10 × floor', true],
    ['≤ 1.05 × floor', false],
  ]);
});
