import { createStore } from '@/lib/store';

interface Values {
  a: number;
  b: string;
}

test('starts with the initial values', () => {
  const store = createStore<Values>({ a: 1 });
  expect(store.get('a')).toBe(1);
  expect(store.get('b')).toBeUndefined();
});

test('tells only the listeners of the changed key', () => {
  const store = createStore<Values>({ a: 1, b: 'x' });
  const [onA, onB] = [jest.fn(), jest.fn()];
  store.subscribe('a', onA);
  store.subscribe('b', onB);
  store.set('a', 2);
  expect([onA.mock.calls.length, onB.mock.calls.length, store.get('a')]).toEqual([1, 0, 2]);
});

test('the same value tells nobody', () => {
  const store = createStore<Values>({ a: 1 });
  const listener = jest.fn();
  store.subscribe('a', listener);
  store.set('a', 1);
  expect(listener).not.toHaveBeenCalled();
});

test('an undone subscription hears nothing more, and undoing twice harms nobody', () => {
  const store = createStore<Values>({ a: 1 });
  const [first, second] = [jest.fn(), jest.fn()];
  const undo = store.subscribe('a', first);
  undo();
  store.subscribe('a', second);
  undo();
  store.set('a', 2);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('a listener may unsubscribe while it is told', () => {
  const store = createStore<Values>({ a: 1 });
  const second = jest.fn();
  const undo = store.subscribe('a', () => undo());
  store.subscribe('a', second);
  store.set('a', 2);
  expect(second).toHaveBeenCalledTimes(1);
});
