import { shareOfOthers } from '@/__tests__/tools/bench/quiet';
import { formatRows, judge, listRows, measured, ratio } from '@/__tests__/tools/bench/rows';

const blocking = measured('TBT of Home', 'ms', [40, 10, 30]);

test('a row of times is the mean of the faster half of the visits, because what disturbs a visit makes it slower; another is the median', () => {
  expect(measured('TBT of Home', 'ms', [900, 10, 30, 400]).value).toBe(20);
  expect(measured('files of Home: scripts', 'KiB', [1, 4]).value).toBe(2.5);
});

test('a row says how far another run may be from it: less with more visits, and not at all for what repeats itself', () => {
  const visits = [10, 20, 30, 40];
  const [few = 0, many = 0, same] = [visits, [...visits, ...visits, ...visits, ...visits], [20, 20]].map(
    (values) => measured('TBT of Home', 'ms', values).doubt,
  );
  expect(few).toBeGreaterThan(many);
  expect([many > 0, same]).toEqual([true, 0]);
});

test('a ratio compares the undisturbed visits of both pages', () => {
  expect(ratio('FCP in the app shell: Home', [110, 330, 110], [100, 300, 100])).toMatchObject({
    unit: '×',
    value: 1.1,
    note: '110 / 100 ms',
  });
});

test('rows with the same beginning share a budget, unless one has its own; the guides name those that miss it', () => {
  const rows = ['Home', 'Chi siamo', 'Contatti'].map((label, at) =>
    measured(`INP: ${label}`, 'ms', [20 + at]),
  );
  const judged = judge(rows, { INP: { aim: 21, limit: 30 }, 'INP: Home': { aim: 10, limit: 15 } });
  expect(listRows(judged)).toBe(
    '- INP: Home: **20 ms** (aim 10, limit 15)\n- INP: 21 to 22 ms, **Contatti 22** (aim 21)',
  );
});

test('a row is over its budget when it is larger, and when it was not measured', () => {
  const missing = measured('CLS, worst visit', '', [Number.NaN]);
  const judged = judge([blocking, missing], {
    'TBT of Home': { limit: 19 },
    'CLS, worst visit': { limit: 0 },
  });
  expect(judged.map(({ isMet }) => isMet)).toEqual([false, false]);
  expect(judge([blocking], { 'TBT of Home': { limit: 20 } })[0]).toMatchObject({ isMet: true, limit: 20 });
  expect(judge([blocking], {})[0]).toMatchObject({ isMet: true, limit: undefined });
});

test('a budget for something that nobody measures is an error that names it, and so is one that is no number', () => {
  expect(() => judge([blocking], { 'TBT of Hme': { limit: 19 } })).toThrow(
    'bench.budget.json: nothing measures TBT of Hme',
  );
  for (const wrong of [19, '19', null, { limit: '19' }])
    expect(() => judge([blocking], { 'TBT of Home': wrong })).toThrow(
      'bench.budget.json: "TBT of Home" must have numbers as "aim" and "limit"',
    );
});

test('the table marks what is over its aim, and says what is over its budget', () => {
  expect(formatRows(judge([blocking], { 'TBT of Home': { aim: 10, limit: 30 } }))).toContain(
    '| TBT of Home | **20 ms** | 10–40 (±27) | 10 | ≤ 30 |  |',
  );
  expect(formatRows(judge([blocking], { 'TBT of Home': { aim: 20, limit: 19 } }))).toContain(
    '| TBT of Home | 20 ms | 10–40 (±27) | 20 | ≤ 19 **over** |  |',
  );
});

test('what other programs used is all without the bench and its browser, new processes too', () => {
  const before = { at: 0, all: 1000, own: new Map([[1, 500]]) };
  const own = new Map([
    [1, 540],
    [2, 30],
  ]);
  expect(shareOfOthers(before, { at: 100, all: 1090, own })).toBeCloseTo(0.2);
});
