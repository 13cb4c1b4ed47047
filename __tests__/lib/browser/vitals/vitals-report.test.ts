import { createVitalsQueue } from '@/lib/browser/vitals/vitals-report';

test('a report holds what changed since the last one, the latest value of each figure, rounded', () => {
  const queue = createVitalsQueue('r1');
  queue.add({ name: 'LCP', value: 812.3456, id: 'a' });
  queue.add({ name: 'CLS', value: 0.01, id: 'b' });
  queue.add({ name: 'CLS', value: 0.0234567, id: 'b' });
  expect(queue.take('home')).toEqual({
    schema: 1,
    release: 'r1',
    screen: 'home',
    metrics: [
      { name: 'LCP', value: 812.3, id: 'a' },
      { name: 'CLS', value: 0.0235, id: 'b' },
    ],
  });
  expect(queue.take('home')).toBeUndefined();
});

test('figures of two page views of one page are kept apart', () => {
  const queue = createVitalsQueue('r1');
  queue.add({ name: 'FCP', value: 1, id: 'first' });
  queue.add({ name: 'FCP', value: 2, id: 'restored' });
  expect(queue.take('home')?.metrics.map(({ value }) => value)).toEqual([1, 2]);
});
