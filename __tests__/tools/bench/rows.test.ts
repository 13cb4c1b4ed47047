import { formatRows, judge, measured, ratio } from '@/__tests__/tools/bench/rows';

const blocking = measured('TBT Home', 'ms', [30, 10, 20]);

test('a row is the median of its visits, with the spread', () => {
  expect(blocking).toMatchObject({ value: 20, low: 10, high: 30 });
  expect(measured('scripts of Home', 'KiB', [1, 4])).toMatchObject({ value: 2.5, low: 1, high: 4 });
});

test('a row says how far another run may be from it: less with more visits, and not at all for what repeats itself', () => {
  const visits = [10, 20, 30, 40];
  const doubts = [visits, [...visits, ...visits, ...visits, ...visits], [20, 20]].map(
    (values) => measured('TBT Home', 'ms', values).doubt,
  );
  expect(doubts).toEqual([15, 7.5, 0]);
});

test('a ratio compares the visits of a pair, so that a slow phase of the machine meets both', () => {
  expect(ratio('FCP Home, by hand', [110, 330, 200], [100, 300, 100])).toMatchObject({
    unit: '×',
    value: 1.1,
    high: 2,
    note: '200 / 100 ms',
  });
});

test('a row is over its budget when it is larger, and when it was not measured', () => {
  const missing = measured('CLS, worst visit', '', [Number.NaN]);
  const judged = judge([blocking, missing], { 'TBT Home': { limit: 19 }, 'CLS, worst visit': { limit: 0 } });
  expect(judged.map(({ isMet }) => isMet)).toEqual([false, false]);
  expect(judge([blocking], { 'TBT Home': { limit: 20 } })[0]).toMatchObject({ isMet: true, limit: 20 });
  expect(judge([blocking], {})[0]).toMatchObject({ isMet: true, limit: undefined });
});

test('a budget for something that nobody measures is an error that names it, and so is one that is no number', () => {
  expect(() => judge([blocking], { 'TBT Hme': { limit: 19 } })).toThrow(
    'bench.budget.json: nothing measures TBT Hme',
  );
  for (const wrong of [19, '19', null, { limit: '19' }])
    expect(() => judge([blocking], { 'TBT Home': wrong })).toThrow(
      'bench.budget.json: "TBT Home" must have numbers as "aim" and "limit"',
    );
});

test('the table marks what is over its aim, and says what is over its budget', () => {
  expect(formatRows(judge([blocking], { 'TBT Home': { aim: 10, limit: 30 } }))).toContain(
    '| TBT Home | **20 ms** | 10–30 (±12) | 10 | ≤ 30 |  |',
  );
  expect(formatRows(judge([blocking], { 'TBT Home': { aim: 20, limit: 19 } }))).toContain(
    '| TBT Home | 20 ms | 10–30 (±12) | 20 | ≤ 19 **over** |  |',
  );
});
