import { createStore } from 'still-live/store';

interface Values {
  a: number;
  b: string;
}

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
