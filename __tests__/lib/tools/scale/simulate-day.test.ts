import { CONNECTION_LIMIT, simulateDay } from '@/lib/tools/scale/simulate-day';

const LASTING = { name: 'lasting', attachesOnIdle: true, hiddenLimitSeconds: Infinity };
const RESTING = { name: 'resting', attachesOnIdle: true, hiddenLimitSeconds: 60 };

test('the same request gives the same day', () => {
  const request = { visits: 5000, policy: RESTING, sampling: 0.5 };
  expect(simulateDay(request)).toEqual(simulateDay(request));
});

test('tabs that rest while hidden hold far fewer connections', () => {
  const lasting = simulateDay({ visits: 20_000, policy: LASTING, sampling: 1 });
  const resting = simulateDay({ visits: 20_000, policy: RESTING, sampling: 1 });
  expect(resting.peakConnections).toBeLessThan(lasting.peakConnections / 2);
});

test('without sampling nobody connects', () => {
  expect(simulateDay({ visits: 1000, policy: RESTING, sampling: 0 })).toEqual({
    peakConnections: 0,
    turnedAwayShare: 0,
    egressBytes: 0,
    publishBytesAtPeak: 0,
  });
});

test('beyond the limit of the instance some visits are turned away, and no publish reaches more than the limit', () => {
  const day = simulateDay({ visits: 1e8, policy: LASTING, sampling: 1 });
  expect(day.peakConnections).toBeGreaterThan(CONNECTION_LIMIT);
  expect(day.turnedAwayShare).toBeGreaterThan(0);
  expect(day.publishBytesAtPeak).toBe(CONNECTION_LIMIT * 6000);
});
