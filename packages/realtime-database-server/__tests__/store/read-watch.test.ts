import { readRules } from '../../auth/guard';
import { ANONYMOUS } from '../../auth/token';
import { DEFAULT_QUERY } from '../../query/query';
import { Namespace } from '../../store/namespace';
import { ReadWatch } from '../../store/read-watch';

const RULES = {
  rules: { a: { '.read': "root.child('one').val() != false && root.child('two').val() != false" } },
};

function database(): Namespace {
  const namespace = new Namespace({ name: 'test', initial: null, rules: readRules(RULES), log: null });
  write(namespace, { one: true, two: true });
  return namespace;
}

function write(namespace: Namespace, values: unknown): void {
  void namespace.make(() => namespace.mergeSteps([], values));
}

function watching(namespace: Namespace, revoked: () => void): ReadWatch {
  const read = { identity: ANONYMOUS, path: ['a'], query: DEFAULT_QUERY };
  const watch = new ReadWatch(namespace, () => read, revoked);
  expect(watch.check()).toBe(true);
  return watch;
}

// A read is revoked once when one write changes several places that its rule looks at: rest/stream.test.ts.

test('a read that stays allowed is watched after such a write too', () => {
  const namespace = database();
  const revoked = jest.fn();
  watching(namespace, revoked);
  namespace.changeRules(
    readRules({ rules: { a: { '.read': "root.child('one').exists() && root.child('two').exists()" } } }),
  );
  write(namespace, { one: 1, two: 2 });
  expect(revoked).not.toHaveBeenCalled();
  write(namespace, { two: null });
  expect(revoked).toHaveBeenCalledTimes(1);
});

test('a watch that was stopped by another listener of the same write does not begin again', () => {
  const namespace = database();
  const revoked = jest.fn();
  const watch = watching(namespace, revoked);
  namespace.guardListen({ path: [], onWrite: () => watch.stop(), onFailure: () => undefined });
  write(namespace, { one: false, two: false });
  write(namespace, { one: true, two: true });
  watch.recheck();
  expect(revoked).not.toHaveBeenCalled();
});
