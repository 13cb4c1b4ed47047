import fc from 'fast-check';
import { OnDisconnectQueue } from '../../store/on-disconnect';
import { parsePath } from '../../tree/path';
import { atOnce } from '../../tree/steps';
import { longTest } from '../long-run';

type Registered = readonly [string, unknown];

const path = fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }).map((keys) => keys.join('/'));
const operation = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), path }),
  fc.record({ kind: fc.constant('merge' as const), path, names: fc.subarray(['a', 'b/a', 'b/b']) }),
  fc.record({ kind: fc.constant('cancel' as const), path }),
);

function isWithin(outer: string, inner: string): boolean {
  return outer === '' || inner === outer || inner.startsWith(`${outer}/`);
}

function join(base: string, name: string): string {
  return [base, name].filter((part) => part !== '').join('/');
}

function registeredIn(queue: OnDisconnectQueue): Registered[] {
  return queue
    .drain()
    .flatMap(({ base, values }) =>
      Array.from(values, ([name, value]): Registered => [join(base.join('/'), name), value]),
    );
}

test('a registration replaces those at or below its paths, and the order stays', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 12 }), (steps) => {
      const queue = new OnDisconnectQueue();
      let model: Registered[] = [];
      steps.forEach((step, index) => {
        const names = step.kind === 'merge' ? step.names : [''];
        const paths = names.map((name) => join(step.path, name));
        model = model.filter(([known]) => !paths.some((place) => isWithin(place, known)));
        if (step.kind !== 'cancel') model.push(...paths.map((place): Registered => [place, index]));
        const base = parsePath(step.path);
        if (step.kind === 'put') queue.put(base, index);
        if (step.kind === 'merge') atOnce(queue.merge(base, new Map(names.map((name) => [name, index]))));
        if (step.kind === 'cancel') queue.cancel(base);
      });
      expect(registeredIn(queue)).toEqual(model);
    }),
  );
});

longTest('one client may register for a hundred thousand paths', () => {
  const queue = new OnDisconnectQueue();
  for (let index = 0; index < 100_000; index += 1) queue.put(['presence', `user-${index}`], false);
  expect(queue.drain()).toHaveLength(100_000);
  expect(queue.drain()).toHaveLength(0);
});
